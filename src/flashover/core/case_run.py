"""Running one case: moves and outcomes in, comparisons out."""

from __future__ import annotations

from flashover.core import events
from flashover.core.case_files import Block, Case, Said, setup_words
from flashover.core.case_scene import Claim, Games, Scene
from flashover.core.chance import BadOutcome, NeedOutcome
from flashover.core.events import Event
from flashover.core.language import BadMove, BadPosition, Words, plain
from flashover.core.state import start_logs, use_script


class Wrong(Exception):
    """What a case says is not so."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


class Run:
    """One case on its table."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.events: list[Event] = []  # of the latest `when`
        self.event_at = 0

    def play(self, blocks: list[Block]) -> None:
        """Go through `when` and `then`."""
        for block in blocks:
            if block.word == "when":
                self.events = []
                self.when(block.lines)
            elif block.word == "then":
                self.event_at = 0
                for line in block.lines:
                    self.then(line)

    # ---- when
    def when(self, lines: list[Said]) -> None:
        """Each act with the outcomes that follow it."""
        at = 0
        while at < len(lines):
            if self.scene.language.is_outcome(lines[at].text):
                raise lines[at].words().fault("this outcome follows no move and no 'do'")
            last = at + 1
            while last < len(lines) and self.scene.language.is_outcome(lines[last].text):
                last += 1
            self.act(lines[at], lines[at + 1 : last])
            at = last

    def act(self, line: Said, outcomes: list[Said]) -> None:
        """One move or step; it must use up its outcomes."""
        state = self.scene.state
        use_script(state, [number for said in outcomes for number in self.outcome(said)])
        start_logs(state, True)
        try:
            self.carry_out(line)
        except NeedOutcome as need:
            asked = self.scene.language.question_text(need.what, need.choices)
            raise Wrong(line.number, f"'{line.text}' needs an outcome more: {asked}") from None
        except BadOutcome as bad:
            asked = self.scene.language.question_text(bad.what, [])
            reason = f"'{self.outcome_at(outcomes)}' does not fit: {asked} is asked, by '{line.text}'"
            raise Wrong(self.place(outcomes, line), reason) from None
        finally:
            kinds, numbers = self.scene.language.event_kinds, [int(x) for x in state.events]
            self.events += events.for_seat(kinds, numbers, -1)
        if int(state.script_at) < len(state.script):
            said = self.place(outcomes, line)
            raise Wrong(said, f"'{line.text}' leaves this outcome unused: {self.outcome_at(outcomes)}")

    def outcome(self, said: Said) -> list[int]:
        """The numbers of an outcome."""
        try:
            return self.scene.language.parse_outcomes([said.text])
        except BadMove as error:
            raise said.words().fault(str(error)) from None

    def next_outcome(self, outcomes: list[Said]) -> Said | None:
        """The outcome that was or would have been used next."""
        used = int(self.scene.state.script_at)
        for said in outcomes:
            used -= len(self.outcome(said))
            if used < 0:
                return said
        return None

    def outcome_at(self, outcomes: list[Said]) -> str:
        """Its text."""
        said = self.next_outcome(outcomes)
        return said.text if said is not None else ""

    def place(self, outcomes: list[Said], line: Said) -> int:
        """Its line."""
        said = self.next_outcome(outcomes)
        return said.number if said is not None else line.number

    def carry_out(self, line: Said) -> None:
        """`do STEP`, or a move."""
        words = line.words()
        if words.take_if("do"):
            self.scene.do(words)
            return
        seat, number = self.move(words)
        why = int(self.scene.game.why_not(self.scene.state, seat, number))
        if why:
            rule = self.scene.language.reason_rule(why)
            raise Wrong(line.number, f"'{line.text}' is not allowed: {rule} ({self.scene.language.reason_key(why)})")
        self.scene.game.apply(self.scene.state, seat, number)

    def move(self, words: Words) -> tuple[int, int]:
        """A move with its seat: the one named, or the only one to act."""
        seat = self.named_seat(words)
        start = words.column()
        line, text = words.line, words.rest()
        if seat == 0:
            seats = [int(x) for x in self.scene.game.to_act(self.scene.state)]
            if len(seats) != 1:
                who = " and ".join(map(str, seats)) or "nobody"
                raise Wrong(line, f"{who} may act now; name the seat: '1: {text}'")
            seat = seats[0]
        try:
            number = self.scene.language.parse_action(text)
            self.judge_payment(line, seat, number, text)
        except BadMove as error:
            raise BadPosition(line, start, str(error)) from None
        return seat, number

    def named_seat(self, words: Words) -> int:
        """`2:` before a move; 0 if no seat is named."""
        word = words.peek()
        if not word.endswith(":"):
            return 0
        words.take("a seat")
        if not (word[:-1].isascii() and word[:-1].isdigit() and len(word) < 4):
            raise words.fault(f"'{plain(word)}' is no seat; write for example '2: dodge 2,3'", back=1)
        if not 1 <= int(word[:-1]) <= int(self.scene.game.seats()):
            raise words.fault(f"there is no seat {word[:-1]} in this case", back=1)
        return int(word[:-1])

    def judge_payment(self, line: int, seat: int, number: int, text: str) -> None:
        """A payment that is written adds up to the cost."""
        paid = self.scene.language.payment(text)
        if paid >= 0 and paid != (cost := int(self.scene.game.cost(self.scene.state, seat, number))):
            raise Wrong(line, f"'{text}' pays {paid} AP, but it costs {cost}")

    # ---- then
    def then(self, line: Said) -> None:
        """One comparison."""
        words = line.words()
        word = words.peek().lower()
        if word in ("legal", "illegal", "cost"):
            self.ask_about_move(line, words, word)
        elif word == "event":
            words.take("event")
            self.find_event(line, words)
        elif word == "not":
            words.take("not")
            self.expect_not(line, words)
        else:
            self.expect(line, self.claims(words, None))

    def claims(self, words: Words, seat: int | None) -> list[Claim]:
        """What a line says."""
        if words.take_if("seen"):
            seat = words.number("a seat", int(self.scene.game.seats()))
            return self.claims_or_fault(words, self.scene.claims(words, seat))
        if words.take_if("exactly"):
            return self.claims_or_fault(words, self.scene.exactly(words))
        if words.take_if("count"):
            return self.claims_or_fault(words, self.scene.count(words))
        if words.take_if("asked"):
            return [self.asked(words)]
        if words.take_if("to-act"):
            return [self.to_act(words)]
        return self.claims_or_fault(words, self.scene.claims(words, seat))

    def claims_or_fault(self, words: Words, found: list[Claim]) -> list[Claim]:
        """A line that compares with nothing is a mistake."""
        words.finish()
        if not found:
            raise words.fault("this compares with nothing; say what must be so")
        return found

    def expect(self, line: Said, claims: list[Claim]) -> None:
        """All claims of a line are so."""
        for claim in claims:
            if not claim.holds:
                raise Wrong(line.number, f"'{line.text}' is not so: {claim.instead}")

    def expect_not(self, line: Said, words: Words) -> None:
        """`not FACT`: of a list nothing is so; of one piece not everything."""
        several = self.scene.one_by_one(words.peek().lower())
        held = [claim.holds for claim in self.claims(words, None)]
        if any(held) if several else all(held):
            raise Wrong(line.number, f"'{line.text}' is not so: it is there")

    def asked(self, words: Words) -> Claim:
        """`asked 2 dodge`: the seat (if named) has this question to answer now."""
        seat = words.number("a seat") if words.peek().isdigit() else 0
        wanted = words.take("a question").lower()
        words.finish()
        known = self.scene.questions()
        if wanted not in known:
            raise words.fault(f"'{plain(wanted)}' is no question; write one of {', '.join(known)}", back=1)
        seats = [int(x) for x in self.scene.game.to_act(self.scene.state)]
        now = self.scene.asked()
        holds = now == wanted and (seat == 0 or seat in seats)
        return Claim(holds, f"{' and '.join(map(str, seats)) or 'nobody'} is asked {now or 'nothing'}")

    def to_act(self, words: Words) -> Claim:
        """`to-act 1 2`, `to-act nobody`."""
        wanted = [] if words.take_if("nobody") else [words.number("a seat, or nobody")]
        while not words.done():
            wanted.append(words.number("a seat"))
        seats = [int(x) for x in self.scene.game.to_act(self.scene.state)]
        return Claim(sorted(wanted) == sorted(seats), f"{' '.join(map(str, seats)) or 'nobody'} may act")

    def ask_about_move(self, line: Said, words: Words, word: str) -> None:
        """legal, illegal, cost."""
        words.take(word)
        wanted = ""
        if word == "cost" and len(words.found) > 2:
            wanted = words.found.pop()[0]
            if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 4):
                raise words.fault(f"'{plain(wanted)}' is no number of AP; write 'cost MOVE 2'")
        if word == "illegal" and "because" in (names := [name for name, _ in words.found]):
            at = names.index("because")
            if at + 2 != len(names):
                raise words.fault("behind 'because' stands one rule, for example FP-ACT-04")
            wanted = names[at + 1]
            del words.found[at:]
        if word == "cost" and not wanted:
            raise words.fault("write 'cost MOVE 2'")
        seat, number = self.move(words)
        if word == "cost":
            cost = int(self.scene.game.cost(self.scene.state, seat, number))
            self.expect(line, [Claim(cost == int(wanted), f"it costs {cost}")])
        else:
            self.judge_move(line, seat, number, word == "legal", wanted)

    def judge_move(self, line: Said, seat: int, number: int, legal: bool, rule: str) -> None:
        """A move is allowed and offered, or refused, for the reason named."""
        why = int(self.scene.game.why_not(self.scene.state, seat, number))
        found = self.scene.language.reason_rule(why) if why else ""
        if legal:
            self.expect(line, [Claim(why == 0, f"it is refused because of {found}")])
            listed = number in [int(x) for x in self.scene.game.legal(self.scene.state, seat)]
            self.expect(line, [Claim(listed, "it is allowed, but not in the list of legal moves")])
            return
        self.expect(line, [Claim(why != 0, "it is allowed")])
        if rule:
            self.expect(line, [Claim(found == rule, f"it is refused because of {found}")])

    def find_event(self, line: Said, words: Words) -> None:
        """`event WallDamaged 3,3 N`: such an event came, after those named above it."""
        name = words.take("the name of an event")
        if name not in self.scene.event_names():
            raise words.fault(
                f"'{plain(name)}' is no event; write one of {', '.join(self.scene.event_names())}", back=1
            )
        wanted = words.rest().lower().split()
        for at in range(self.event_at, len(self.events)):
            event = self.events[at]
            if event.name == name and [word.lower() for word in self.scene.event_text(event)][: len(wanted)] == wanted:
                self.event_at = at + 1
                return
        same = [" ".join(self.scene.event_text(event)) for event in self.events if event.name == name]
        raise Wrong(line.number, f"'{line.text}' did not come here; of this name came: {', '.join(same) or 'none'}")


def run_case(case: Case, games: Games) -> None:
    """Run a case; Wrong, or an error of reading, says what is not right."""
    game, setup = setup_words(case)
    if game not in games:
        words = case.game.words()
        words.take("game")
        raise words.fault(f"'{plain(game)}' is no game; write one of {', '.join(games)}")
    given = next((block for block in case.blocks if block.word == "given"), None)
    Run(games[game](case.game, setup, given)).play(case.blocks)
