/** What page and server say to each other; `src/flashover/server/protocol.py` is the source. */

import type { GameEvent } from '../view';

export interface LegalAction {
  text: string;
  kind: string;
  cost: number;
  number: number;
}

export interface Denied {
  kind: string;
  key: string;
  rule: string;
}

export interface Options {
  seat: number;
  acts: LegalAction[];
  none: Denied[];
}

export interface Asked {
  seats: number[];
  what: string;
  dice: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  mine: boolean;
}

export interface Kind {
  k: string;
  numbers: number;
  field: string;
}

export interface Said {
  t: 'chat';
  seat: number;
  name: string;
  text: string;
  phrase: string;
  at: number;
}

export interface Walk {
  cost: number;
  acts: string[];
}

export interface Joined {
  t: 'joined';
  table: string;
  game: string;
  board: string;
  setup: Record<string, string>;
  title: string;
  public: boolean;
  dice: Record<string, string | number>;
  kinds: Kind[];
  seats: SeatInfo[];
  mine: number[];
  look: number;
  chat: Said[];
  claims: Record<string, number>;
  rules: string;
}

/** What the table looks like after a decision. */
export interface Moment {
  v: number;
  seat: number;
  asked: Asked;
  legal: Options[];
  clock: number[];
  undo: string;
}

export interface WholeView extends Moment {
  t: 'view';
  fields: Record<string, number[]>;
}

export interface Events extends Moment {
  t: 'events';
  act: string;
  events: GameEvent[];
  more: boolean;
}

export interface Tried {
  t: 'tried';
  seat: number;
  acts: string[];
  cost: number;
  events: GameEvent[];
  legal: Options[];
  why: string;
  refusal: Denied | null;
  more: boolean;
}

export interface Proposal {
  t: 'proposal';
  id: number;
  what: string;
  by: number;
  seat: number;
  other: number;
  bot: string;
  waits: number[];
  open: boolean;
  agreed: boolean;
}

export interface Refusal {
  t: 'refusal';
  id: string;
  move: string;
  key: string;
  rule: string;
  text: string;
}

export interface Ended {
  t: 'ended';
  v: number;
  result: Record<string, string | number>;
  secret: string;
  deal: string;
}

export type ServerMessage =
  | Joined
  | WholeView
  | Events
  | { t: 'undone'; v: number; seat: number; by: number[] }
  | { t: 'ack'; id: string; v: number; played: number; why: string }
  | Refusal
  | Said
  | { t: 'ping'; seat: number; place: string }
  | { t: 'plan'; seat: number; places: string[] }
  | { t: 'claims'; claims: Record<string, number> }
  | Tried
  | { t: 'why'; move: string; key: string; rule: string }
  | { t: 'reach'; seat: number; v: number; walks: Walk[]; more: boolean }
  | Proposal
  | { t: 'presence'; seats: SeatInfo[]; watching: number }
  | { t: 'seated'; seats: Record<string, string> }
  | { t: 'report'; text: string }
  | Ended
  | { t: 'error'; code: string; text: string; retry: number }
  | { t: 'bye'; retry: number };

export type ClientMessage =
  | { t: 'join'; table: string; seats: string[]; v: number; look: number }
  | { t: 'act'; acts: string[]; v: number; id: string; seat: number }
  | { t: 'dice'; dice: string[]; v: number; id: string }
  | { t: 'undo'; v: number; id: string; seat: number }
  | { t: 'consent'; proposal: number; yes: boolean }
  | { t: 'chat'; text: string; seat: number }
  | { t: 'phrase'; phrase: string; seat: number }
  | { t: 'ping'; place: string; seat: number }
  | { t: 'plan'; places: string[]; seat: number }
  | { t: 'claim'; piece: string; seat: number }
  | { t: 'try'; acts: string[]; seat: number }
  | { t: 'why'; move: string; seat: number }
  | { t: 'reach'; seat: number }
  | { t: 'look'; seat: number }
  | { t: 'swap'; seat: number; other: number }
  | { t: 'bot'; seat: number; bot: string }
  | { t: 'resync' }
  | { t: 'report'; title: string };
