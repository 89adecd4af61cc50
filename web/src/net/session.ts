/** One table over one line: what the server said last, what it has not acknowledged yet, and when to ask anew. */

import { OutOfStep, patchAll, type GameEvent, type Patches, type View } from '../view';
import { Line, type Clock, type Socket } from './line';
import type {
  ClientMessage,
  Ended,
  Events,
  Joined,
  Moment,
  Options,
  Proposal,
  Refusal,
  Said,
  SeatInfo,
  ServerMessage,
  Tried,
  Walk,
  WholeView,
} from './messages';

/** A decision and what it brought about. */
export interface Step {
  v: number;
  seat: number;
  act: string;
  events: readonly GameEvent[];
  before: View;
  after: View;
}

/** Whoever shows the table. */
export interface Screen {
  /** Something of the session changed that is read from it. */
  changed(): void;
  /** The whole view came: nothing is played, it is just so. */
  laid(view: View): void;
  played(step: Step): void;
  undone(seat: number, by: readonly number[]): void;
  refused(refusal: Refusal): void;
  said(said: Said): void;
  pinged(seat: number, place: string): void;
  tried(tried: Tried): void;
  reach(seat: number, walks: readonly Walk[]): void;
  because(move: string, key: string, rule: string): void;
  reported(text: string): void;
  seated(tokens: Readonly<Record<number, string>>): void;
  failed(code: string, text: string): void;
}

type Kept = Extract<ClientMessage, { id: string }>;
type Draft<T> = T extends { id: string } ? Omit<T, 'id' | 'v'> : never;

export interface Wishes {
  table: string;
  tokens: readonly string[];
  look?: number;
}

export class Session {
  joined: Joined | null = null;
  view: View | null = null;
  moment: Moment | null = null;
  v = -1;
  online = false;
  seats: readonly SeatInfo[] = [];
  watching = 0;
  claims: Readonly<Record<string, number>> = {};
  plans: Readonly<Record<number, readonly string[]>> = {};
  proposals: Proposal[] = [];
  ended: Ended | null = null;

  #wishes: Wishes;
  #screen: Screen;
  #line: Line;
  #clock: Clock;
  #patches: Patches = {};
  #outbox = new Map<string, Kept>();
  #part: Events | null = null;
  #trial: Tried | null = null;
  #walks: Walk[] = [];
  /** A gap was found and the whole view asked for: what comes before it is of no use. */
  #lost = false;

  constructor(connect: () => Socket, clock: Clock, wishes: Wishes, screen: Screen) {
    this.#wishes = wishes;
    this.#screen = screen;
    this.#clock = clock;
    this.#line = new Line(connect, clock, {
      opened: () => this.#join(),
      message: (text) => this.#hear(text),
      closed: () => this.#cut(),
    });
  }

  get waiting(): number {
    return this.#outbox.size;
  }

  start(): void {
    this.#line.start();
  }

  end(): void {
    this.#line.end();
  }

  hurry(): void {
    this.#line.hurry();
  }

  /** A command that must not be lost: it is kept, and sent again after a break, until the server has it. */
  command(draft: Draft<Kept>): string {
    const id = `c${Math.floor(this.#clock.chance() * 2 ** 45).toString(36)}${this.#outbox.size}`;
    const message = { ...draft, v: this.v, id } as Kept;
    this.#outbox.set(id, message);
    if (this.online) this.#send(message);
    this.#screen.changed();
    return id;
  }

  /** Anything else is forgotten when it cannot be said now. */
  say(message: ClientMessage): void {
    if (this.online) this.#send(message);
  }

  resync(): void {
    this.#lost = true;
    this.#part = null;
    this.say({ t: 'resync' });
  }

  #send(message: ClientMessage): void {
    this.#line.send(JSON.stringify(message));
  }

  #join(): void {
    const { table, tokens, look = 0 } = this.#wishes;
    this.#send({ t: 'join', table, seats: [...tokens], v: this.view ? this.v : -1, look });
  }

  #cut(): void {
    this.online = false;
    this.#part = null;
    this.#screen.changed();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.#take(message);
    this.#screen.changed();
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'joined':
        return this.#welcomed(message);
      case 'view':
        return this.#laid(message);
      case 'events':
        return this.#happened(message);
      case 'undone':
        return this.#screen.undone(message.seat, message.by);
      case 'rolls':
        return this.#rolls(message.dice);
      case 'ack':
        this.#outbox.delete(message.id);
        return;
      case 'refusal':
        this.#outbox.delete(message.id);
        return this.#screen.refused(message);
      case 'ended':
        this.ended = message;
        return;
      case 'bye':
        return this.#line.pause(message.retry);
      case 'error':
        return this.#failed(message.code, message.text, message.retry);
      default:
        return this.#talk(message);
    }
  }

  /** What people at the table do beside the game. */
  #talk(message: ServerMessage): void {
    switch (message.t) {
      case 'chat':
        return this.#screen.said(message);
      case 'ping':
        return this.#screen.pinged(message.seat, message.place);
      case 'plan':
        this.plans = { ...this.plans, [message.seat]: message.places };
        return;
      case 'claims':
        this.claims = message.claims;
        return;
      case 'presence':
        [this.seats, this.watching] = [message.seats, message.watching];
        return;
      case 'proposal':
        return this.#proposed(message);
      case 'seated':
        return this.#seated(message.seats);
      default:
        return this.#answered(message);
    }
  }

  /** Answers to questions of our own. */
  #answered(message: ServerMessage): void {
    if (message.t === 'why') this.#screen.because(message.move, message.key, message.rule);
    if (message.t === 'report') this.#screen.reported(message.text);
    if (message.t === 'reach') {
      this.#walks.push(...message.walks);
      if (message.more) return;
      if (message.v === this.v) this.#screen.reach(message.seat, this.#walks);
      this.#walks = [];
    }
    if (message.t === 'tried') this.#tried(message);
  }

  #tried(message: Tried): void {
    const whole = joined(this.#trial, message);
    this.#trial = message.more ? whole : null;
    if (!message.more) this.#screen.tried(whole);
  }

  #welcomed(message: Joined): void {
    this.joined = message;
    this.seats = message.seats;
    this.claims = message.claims;
    this.#patches = Object.fromEntries(
      message.kinds.filter(({ field }) => field !== '').map(({ k, field }) => [k, field]),
    );
    this.online = true;
    this.#lost = false;
    for (const kept of this.#outbox.values()) this.#send(kept);
  }

  #laid(message: WholeView): void {
    this.#lost = false;
    this.#part = null;
    this.v = message.v;
    this.moment = message;
    this.view = { game: this.joined?.game ?? '', seat: message.seat, fields: message.fields };
    this.#screen.laid(this.view);
  }

  #happened(message: Events): void {
    if (this.#lost || message.v <= this.v) return;
    if (!this.view || message.v > this.v + 1) return this.resync();
    const whole = joined(this.#part, message);
    if (message.more) {
      this.#part = whole;
      return;
    }
    this.#part = null;
    this.#play(this.view, whole);
  }

  #play(before: View, message: Events): void {
    try {
      this.view = patchAll(before, message.events, this.#patches);
    } catch (error) {
      if (error instanceof OutOfStep) return this.resync();
      throw error;
    }
    this.v = message.v;
    this.moment = message;
    const { v, seat, act, events } = message;
    this.#screen.played({ v, seat, act, events, before, after: this.view });
  }

  /** A move waits for real dice, or waits no more. */
  #rolls(dice: string): void {
    if (this.moment) this.moment = { ...this.moment, asked: { ...this.moment.asked, dice } };
  }

  #proposed(message: Proposal): void {
    const others = this.proposals.filter(({ id }) => id !== message.id);
    this.proposals = message.open ? [...others, message] : others;
  }

  #seated(tokens: Readonly<Record<number, string>>): void {
    this.#wishes = { ...this.#wishes, tokens: Object.values(tokens) };
    this.#screen.seated(tokens);
  }

  #failed(code: string, text: string, retry: number): void {
    if (retry > 0) this.#line.pause(retry);
    this.#screen.failed(code, text);
  }

  get patches(): Patches {
    return this.#patches;
  }
}

/** A message in several parts: their lists put together, all else as the last one says. */
function joined<T extends Pick<Events, 'events' | 'legal'>>(before: T | null, part: T): T {
  if (!before) return part;
  return {
    ...part,
    events: [...before.events, ...part.events],
    legal: bySeat([...before.legal, ...part.legal]),
  };
}

function bySeat(parts: readonly Options[]): Options[] {
  const out = new Map<number, Options>();
  for (const { seat, acts, none } of parts) {
    const so = out.get(seat);
    out.set(seat, { seat, acts: [...(so?.acts ?? []), ...acts], none: [...(so?.none ?? []), ...none] });
  }
  return [...out.values()];
}
