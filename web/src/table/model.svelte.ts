/** One table as the screen sees it: the session with the server, what is shown of it, and what one may do. */

import type { Geometry } from '../board/geometry';
import { KITS } from '../games';
import type { Die, Kit, Scene } from '../games/kit';
import { mine } from '../home/mine.svelte';
import { geometry, rematch, replay, sit } from '../net/api';
import { clock, connect } from '../net/browser';
import type { Options, Proposal, Refusal, Said, Tried, Walk } from '../net/messages';
import { Session, type Screen, type Step } from '../net/session';
import { prefs } from '../prefs.svelte';
import { patchAll, type GameEvent, type View } from '../view';
import { hasWord, t } from '../words';
import { choicesOf, walksOf, type Choice } from './choices';
import { Player } from './player.svelte';

/** A line of the log before it is put into words. */
export type Entry =
  { id: number; v: number; event: GameEvent } | { id: number; said: Said } | { id: number; undo: number };

export interface Notice {
  text: string;
  rule: string;
}

export interface Trial {
  seat: number;
  acts: readonly string[];
  cost: number;
  view: View;
  legal: readonly Options[];
  why: string;
}

const MOST_LINES = 400;
const PING_MS = 4000;

export class Table implements Screen {
  readonly id: string;
  readonly session: Session;
  readonly player: Player;
  geometry = $state.raw<Geometry | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  dice = $state.raw<Die[]>([]);
  roll = $state(0);
  notice = $state.raw<Notice | null>(null);
  trial = $state.raw<Trial | null>(null);
  pings = $state.raw<readonly { seat: number; place: string }[]>([]);
  error = $state.raw<{ code: string; text: string } | null>(null);
  report = $state('');
  /** Which of several own seats acts, when more than one may. */
  chosen = $state(0);
  #walks = $state.raw<readonly Choice[]>([]);
  #tick = $state(0);
  #lines = 0;
  #asked = -1;
  #history = false;

  constructor(id: string, tokens: readonly string[]) {
    this.id = id;
    this.session = new Session(connect, clock, { table: id, tokens }, this);
    this.player = new Player({
      lasting: (events) => this.kit?.lasting(events) ?? 0,
      patches: () => this.session.patches,
      pace: () => prefs.now.pace,
      shown: (events, v) => this.#shown(events, v),
    });
  }

  start(): void {
    this.session.start();
  }

  stop(): void {
    this.session.end();
    this.player.stop();
  }

  // ---- what is read

  /** The session, followed by whoever reads it. */
  get now(): Session {
    void this.#tick;
    return this.session;
  }

  get kit(): Kit | undefined {
    return KITS[this.now.joined?.game ?? ''];
  }

  get names(): string[] {
    return this.now.seats.map(({ name }) => name);
  }

  get scene(): Scene | null {
    return this.geometry ? { geometry: this.geometry, seats: this.names, view: this.player.view } : null;
  }

  /** The own seat that is to act, 0 if none is. */
  get actor(): number {
    const seats = (this.now.moment?.legal ?? []).map(({ seat }) => seat);
    return seats.includes(this.chosen) ? this.chosen : (seats[0] ?? 0);
  }

  get mine(): readonly number[] {
    return this.now.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  }

  /** Something is on its way, or still being shown: nothing can be pressed twice. */
  get busy(): boolean {
    return this.player.playing || this.now.waiting > 0;
  }

  get myTrial(): Trial | null {
    return this.trial && this.mine.includes(this.trial.seat) ? this.trial : null;
  }

  get options(): readonly Options[] {
    if (this.busy) return [];
    const legal = this.myTrial?.legal ?? this.now.moment?.legal ?? [];
    return legal.filter(({ seat }) => seat === this.actor);
  }

  get choices(): readonly Choice[] {
    const { kit, scene } = this;
    if (!kit || !scene || this.options.length === 0) return [];
    const walks = this.myTrial ? [] : this.#walks;
    return [...choicesOf(kit, scene, this.options), ...walks];
  }

  // ---- what is done

  play(choice: Choice): void {
    this.notice = null;
    if (this.myTrial) this.try([...this.myTrial.acts, ...choice.acts]);
    else this.session.command({ t: 'act', acts: [...choice.acts], seat: choice.seat });
  }

  typed(text: string): void {
    this.notice = null;
    this.session.command({ t: 'act', acts: [text], seat: this.actor });
  }

  undo(): void {
    this.session.command({ t: 'undo', seat: 0 });
  }

  try(acts: string[]): void {
    // Kept at once, so that "Do it" pressed before the answer does all of it; nothing more is offered until then.
    if (this.trial) this.trial = { ...this.trial, acts, legal: [] };
    this.session.say({ t: 'try', acts, seat: this.actor });
  }

  /** Begins a try: a grey copy on which nothing has been done yet. */
  begin(): void {
    const { view, moment } = this.session;
    if (!view || !moment) return;
    this.trial = { seat: this.actor, acts: [], cost: 0, view, legal: moment.legal, why: '' };
  }

  drop(): void {
    if (this.myTrial && this.myTrial.acts.length > 0) this.try([]);
    this.trial = null;
  }

  keep(): void {
    const acts = [...(this.myTrial?.acts ?? [])];
    const seat = this.actor;
    this.drop();
    if (acts.length > 0) this.session.command({ t: 'act', acts, seat });
  }

  /** The same table once more, with the own seats. */
  async again(): Promise<string> {
    const tokens = Object.values(mine.find(this.id)?.tokens ?? {});
    const made = await rematch(this.id, tokens, false);
    mine.note(made.table, {
      title: this.session.joined?.title ?? '',
      tokens: { ...made.seats, 0: made.owner },
    });
    return made.table;
  }

  /** Takes a free seat; the page joins anew with it. */
  async sit(seat: number, name: string): Promise<void> {
    const { seat: taken, token } = await sit(this.id, seat, name);
    mine.note(this.id, { tokens: { ...mine.find(this.id)?.tokens, [taken]: token } });
  }

  why(move: string): void {
    this.session.say({ t: 'why', move, seat: this.actor });
  }

  // ---- what the session tells

  changed(): void {
    this.#tick += 1;
    const { joined, moment } = this.session;
    if (joined && !this.geometry) void this.#fetchBoard(joined.board);
    if (moment && moment.legal.length > 0 && this.#asked !== this.session.v) this.#askWalks();
  }

  laid(view: View): void {
    this.#walks = [];
    this.#asked = -1;
    this.trial = null;
    this.player.lay(view);
    const { joined, v } = this.session;
    if (!joined) return;
    mine.note(this.id, { title: joined.title });
    if (this.#history) return;
    this.#history = true;
    for (const said of joined.chat) this.said(said);
    if (v > 0) void this.#recall(v);
  }

  played(step: Step): void {
    this.#walks = [];
    this.trial = null;
    this.player.add(step);
  }

  undone(seat: number): void {
    this.#add({ id: this.#lines, undo: seat });
  }

  refused({ key, rule, text }: Refusal): void {
    this.notice = { text: hasWord(key) ? t(key) : text || t('error-unknown'), rule };
  }

  said(said: Said): void {
    this.#add({ id: this.#lines, said });
  }

  pinged(seat: number, place: string): void {
    const ping = { seat, place };
    this.pings = [...this.pings, ping];
    setTimeout(() => (this.pings = this.pings.filter((one) => one !== ping)), PING_MS);
  }

  tried({ seat, acts, cost, events, legal, why, refusal }: Tried): void {
    const { view, patches } = this.session;
    // An answer that comes after one's own try was thrown away begins none.
    if (!this.trial && this.mine.includes(seat)) return;
    if (refusal) this.notice = { text: t(refusal.key), rule: refusal.rule };
    if (!view || (acts.length === 0 && !this.myTrial)) this.trial = null;
    else this.trial = { seat, acts, cost, view: patchAll(view, events, patches), legal, why };
  }

  reach(seat: number, walks: readonly Walk[]): void {
    const { kit, scene } = this;
    if (kit && scene && seat === this.actor) this.#walks = walksOf(kit, scene, seat, walks);
  }

  because(_move: string, key: string, rule: string): void {
    this.notice = key ? { text: t(key), rule } : null;
  }

  reported(text: string): void {
    this.report = text;
  }

  seated(tokens: Readonly<Record<number, string>>): void {
    mine.note(this.id, { tokens });
  }

  failed(code: string, text: string): void {
    const word = hasWord(`error-${code}`) ? t(`error-${code}`) : text;
    if (this.player.view) this.notice = { text: word, rule: '' };
    else this.error = { code, text: word };
  }

  async #fetchBoard(board: string): Promise<void> {
    try {
      this.geometry = await geometry(board);
      this.#askWalks();
    } catch {
      this.error = { code: 'board', text: '' };
    }
  }

  /** What happened before this page was opened, for the log. */
  async #recall(v: number): Promise<void> {
    try {
      const { steps } = await replay(this.id);
      const past = steps.slice(0, v).flatMap(({ events, undo, seat }, i): Entry[] => {
        if (undo !== null && undo !== undefined) return [{ id: this.#lines++, undo: seat }];
        return events.map((event) => ({ id: this.#lines++, v: i + 1, event }));
      });
      this.entries = [...past, ...this.entries].slice(-MOST_LINES);
    } catch {
      // Without its past the log begins here; the game itself is not touched.
    }
  }

  #askWalks(): void {
    if (!this.actor || !this.geometry) return;
    this.#asked = this.session.v;
    this.session.say({ t: 'reach', seat: this.actor });
  }

  /** A beat is on the board now: its lines and its dice come with it. */
  #shown(events: readonly GameEvent[], v: number): void {
    for (const event of events) {
      this.#add({ id: this.#lines, v, event });
      const dice = this.geometry ? (this.kit?.dice(this.geometry, event) ?? []) : [];
      if (dice.length > 0) [this.dice, this.roll] = [dice, this.roll + 1];
    }
  }

  #add(entry: Entry): void {
    this.#lines += 1;
    this.entries = [...this.entries.slice(-MOST_LINES), entry];
  }

  get proposals(): readonly Proposal[] {
    return this.now.proposals;
  }
}
