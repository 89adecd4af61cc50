"""One example of each message, for the documentation. They are read back by the server's own decoder in a test."""

from __future__ import annotations

from typing import Final

from flashover.server import protocol as p

ASKED: Final = p.Asked([1], "action")
LEGAL: Final = [
    p.Options(1, [p.LegalAction("move 3,4", "move", 1, 7682)], [p.Denied("chop", "reason-FP-ACT-23-0", "FP-ACT-23")])
]
FIRE: Final = p.WireEvent("FireChanged", "FP-FIRE-04", 12, [44, 0, 1])
SEAT: Final = p.SeatInfo(1, "person", "Ann", "", True, True)

CLIENT: Final[list[p.Message]] = [
    p.Join("k3X9aQ2bT7uWz1Lm", ["k3X9aQ2bT7uWz1Lm.1.0.8gR2v5yq0b6c1d9e3f4a7w"]),
    p.Act(["move 3,4", "extinguish 3,5"], 41, "c7"),
    p.Dice(["dice 3,4"], 41, "c8"),
    p.Undo(42, "c9"),
    p.Consent(1, True),
    p.Chat("I take the one upstairs"),
    p.Phrase("thanks"),
    p.Ping("3,4"),
    p.Plan(["3,3", "3,4", "4,4"]),
    p.Claim("poi-2"),
    p.Try(["open 3,4 E", "move 3,5"]),
    p.Why("chop 3,4 N"),
    p.Reach(),
    p.Look(2),
    p.Swap(1, 2),
    p.SetBot(1, "greedy"),
    p.Resync(),
    p.Report("Does smoke pass an open door?"),
]

SERVER: Final[list[p.Answer]] = [
    p.Joined(
        "k3X9aQ2bT7uWz1Lm", "flashpoint", "base-a", {"board": "base-a", "mode": "family"}, "Friday", False,
        {"kind": "fair", "table": "k3X9aQ2bT7uWz1Lm", "commitment": "09ae…", "deal": "fc1e…"},
        [p.Kind("FireChanged", 3, "fire")], [SEAT], [1], 1, [], {"poi-2": 1}, "1",
    ),
    p.View(41, 1, {"fire": [0, 0, 2], "ap": [4]}, ASKED, LEGAL, [1200], "free"),
    p.Events(42, 1, "end", [FIRE], ASKED, LEGAL, [3400], "none"),
    p.Undone(43, 1, []),
    p.Rolls(43, 1, "end", "d6 (1 to 6)"),
    p.Ack("c7", 42, 1, "news"),
    p.Refusal("c7", "chop 3,4 N", "reason-FP-ACT-23-0", "FP-ACT-23"),
    p.Said(1, "Ann", "I take the one upstairs", "", 1795042204117),
    p.Pinged(1, "3,4"),
    p.Planned(1, ["3,3", "3,4"]),
    p.Claimed({"poi-2": 1}),
    p.Tried(1, ["open 3,4 E"], 1, [p.WireEvent("DoorChanged", "FP-ACT-18", 5, [7, 1, 2])], [], "news"),
    p.Because("chop 3,4 N", "reason-FP-ACT-23-0", "FP-ACT-23"),
    p.Walks(1, 41, [p.Walk(2, ["move 3,4", "move 3,5"])]),
    p.Proposal(1, "undo", 1, 0, 0, "", [2], True, False),
    p.Presence([SEAT], 0),
    p.Seated({2: "k3X9aQ2bT7uWz1Lm.2.1.8gR2v5yq0b6c1d9e3f4a7w"}),
    p.Reported("case report.a Does smoke pass an open door?\n…"),
    p.Ended(97, {"result": "won", "reason": "rescued", "rescued": 7, "lost": 1}, "093d…", "e484…"),
    p.Failure("rate", "too many messages", 0.4),
    p.Bye(2.0),
]  # fmt: skip
