// Written by `python -m tools.gen_types` from the message types of the server. Do not edit.

/** One legal action: its notation, its kind, its price in AP, its number. */
export interface LegalAction {
  readonly text: string;
  readonly kind: string;
  readonly cost: number;
  readonly number: number;
}

/** A kind of action that has no legal one now, and the reason of the likeliest. */
export interface Denied {
  readonly kind: string;
  readonly key: string;
  readonly rule: string;
}

/** What one of the own seats may do now. */
export interface Options {
  readonly seat: number;
  readonly acts: readonly LegalAction[];
  readonly none: readonly Denied[];
}

/** Who has to decide, and what. `dice` is what real dice are asked for, "" without them. */
export interface Asked {
  readonly seats: readonly number[];
  readonly what: string;
  readonly dice: string;
}

/** Something that happened: kind, rule, beat, numbers; a number one may not know is null. */
export interface WireEvent {
  readonly k: string;
  readonly rule: string;
  readonly beat: number;
  readonly a: readonly (number | null)[];
}

/** Who sits where. `kind`: open, person, bot; `here`: is somebody connected? */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly bot: string;
  readonly here: boolean;
  readonly mine: boolean;
}

/** A kind of event: how many numbers it has, and the field of the view it patches ("" none). */
export interface Kind {
  readonly k: string;
  readonly numbers: number;
  readonly field: string;
}

/** A whole walk: where it ends, its price in AP, its moves. */
export interface Walk {
  readonly cost: number;
  readonly acts: readonly string[];
}

/** Take part in a table, or watch it: the first message of a connection, and again after a break.
 *
 * `seats` are the tokens of one's seats (none: a spectator). `v` is the version last seen. `look` chooses the seat
 * whose view is sent when one holds several; `name` is a spectator's.
 */
export interface Join {
  readonly t: 'join';
  readonly table: string;
  readonly seats?: readonly string[];
  readonly v?: number;
  readonly look?: number;
  readonly name?: string;
}

/** Play moves, one by one, until something new becomes known or one is refused.
 *
 * `v` is the version they were chosen on; `id` names the command, so that sending it twice plays it once. `seat` 0
 * means the only own seat that is to act.
 */
export interface Act {
  readonly t: 'act';
  readonly acts: readonly string[];
  readonly v: number;
  readonly id: string;
  readonly seat?: number;
}

/** What real dice showed, for the move that waits for them: `dice 3,4`, `d6 2`. */
export interface Dice {
  readonly t: 'dice';
  readonly dice: readonly string[];
  readonly v: number;
  readonly id: string;
}

/** Take back the last own move: at once while nothing new became known, else it is proposed to all. */
export interface Undo {
  readonly t: 'undo';
  readonly v: number;
  readonly id: string;
  readonly seat?: number;
}

/** Answer a proposal for every own seat. */
export interface Consent {
  readonly t: 'consent';
  readonly proposal: number;
  readonly yes: boolean;
}

/** Say something to the table. */
export interface Chat {
  readonly t: 'chat';
  readonly text: string;
  readonly seat?: number;
}

/** Say one of the ready-made phrases, which everybody reads in the own language. */
export interface Phrase {
  readonly t: 'phrase';
  readonly phrase: string;
  readonly seat?: number;
}

/** Point at a space. */
export interface Ping {
  readonly t: 'ping';
  readonly place: string;
  readonly seat?: number;
}

/** Draw a walk one has in mind; an empty list takes it away. */
export interface Plan {
  readonly t: 'plan';
  readonly places: readonly string[];
  readonly seat?: number;
}

/** Say “this one is mine” of a piece; said again, it is taken back. */
export interface Claim {
  readonly t: 'claim';
  readonly piece: string;
  readonly seat?: number;
}

/** Play moves on a grey copy that all see; an empty list throws it away. Confirmed by `act`. */
export interface Try {
  readonly t: 'try';
  readonly acts: readonly string[];
  readonly seat?: number;
}

/** Ask why a move is not allowed. */
export interface Why {
  readonly t: 'why';
  readonly move: string;
  readonly seat?: number;
}

/** Ask for the walks of a seat: whole ways with their cost. */
export interface Reach {
  readonly t: 'reach';
  readonly seat?: number;
}

/** See the table with the eyes of another own seat. */
export interface Look {
  readonly t: 'look';
  readonly seat: number;
}

/** Propose to change seats. */
export interface Swap {
  readonly t: 'swap';
  readonly seat: number;
  readonly other: number;
}

/** Let a bot play a seat, or take the own seat back (`bot` empty). Of another's seat it is proposed to all. */
export interface SetBot {
  readonly t: 'bot';
  readonly seat: number;
  readonly bot: string;
}

/** Ask for the whole view. */
export interface Resync {
  readonly t: 'resync';
}

/** Ask for the position as a case file, to report a ruling. */
export interface Report {
  readonly t: 'report';
  readonly title?: string;
}

/** The answer to `join`: what never changes. The geometry is at `/api/boards/<board>`. */
export interface Joined {
  readonly t: 'joined';
  readonly table: string;
  readonly game: string;
  readonly board: string;
  readonly setup: { readonly [key: string]: string };
  readonly title: string;
  readonly public: boolean;
  readonly dice: { readonly [key: string]: string | number };
  readonly kinds: readonly Kind[];
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly number[];
  readonly look: number;
  readonly chat: readonly Said[];
  readonly claims: { readonly [key: string]: number };
  readonly rules: string;
}

/** Everything the seat may see, after joining or a resync. */
export interface View {
  readonly t: 'view';
  readonly v: number;
  readonly seat: number;
  readonly fields: { readonly [key: string]: readonly number[] };
  readonly asked: Asked;
  readonly legal: readonly Options[];
  readonly clock: readonly number[];
  readonly undo: string;
}

/** What a decision brought about. `act` is the move ("" for an undo or where it is hidden) of `seat`.
 *
 * `more`: the message goes on in the next one of the same version; lists are joined. `undo`: what the own `undo` would
 * be now: free, ask, or none. `clock`: milliseconds each seat has thought.
 */
export interface Events {
  readonly t: 'events';
  readonly v: number;
  readonly seat: number;
  readonly act: string;
  readonly events: readonly WireEvent[];
  readonly asked: Asked;
  readonly legal: readonly Options[];
  readonly clock: readonly number[];
  readonly undo: string;
  readonly more: boolean;
}

/** A decision was taken back; the view follows. `by`: the seats whose consent it took. */
export interface Undone {
  readonly t: 'undone';
  readonly v: number;
  readonly seat: number;
  readonly by: readonly number[];
}

/** A move waits for real dice: `dice` says which one is asked for; "" when it waits no more. */
export interface Rolls {
  readonly t: 'rolls';
  readonly v: number;
  readonly seat: number;
  readonly act: string;
  readonly dice: string;
}

/** A command is durable. `played` of its moves were carried out.
 *
 * `why` it stopped: all, news, refused (a refusal follows), waits (for real dice), asks (an undo was proposed).
 */
export interface Ack {
  readonly t: 'ack';
  readonly id: string;
  readonly v: number;
  readonly played: number;
  readonly why: string;
}

/** A move was not carried out. `key` names the sentence, `rule` the rule; `text` has details where there are any. */
export interface Refusal {
  readonly t: 'refusal';
  readonly id: string;
  readonly move: string;
  readonly key: string;
  readonly rule: string;
  readonly text: string;
}

/** Somebody said something (`phrase`: a ready-made one). Seat 0 is a spectator. */
export interface Said {
  readonly t: 'chat';
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly phrase: string;
  readonly at: number;
}

/** Somebody points at a space. */
export interface Pinged {
  readonly t: 'ping';
  readonly seat: number;
  readonly place: string;
}

/** Somebody draws a walk. */
export interface Planned {
  readonly t: 'plan';
  readonly seat: number;
  readonly places: readonly string[];
}

/** Which piece is claimed by which seat. */
export interface Claimed {
  readonly t: 'claims';
  readonly claims: { readonly [key: string]: number };
}

/** Somebody tries moves on a grey copy: what they would bring about, up to the first news or refusal. */
export interface Tried {
  readonly t: 'tried';
  readonly seat: number;
  readonly acts: readonly string[];
  readonly cost: number;
  readonly events: readonly WireEvent[];
  readonly legal: readonly Options[];
  readonly why: string;
  readonly refusal: Denied | null;
  readonly more: boolean;
}

/** Why a move is not allowed; `key` and `rule` are "" when it is. */
export interface Because {
  readonly t: 'why';
  readonly move: string;
  readonly key: string;
  readonly rule: string;
}

/** The walks of a seat. */
export interface Walks {
  readonly t: 'reach';
  readonly seat: number;
  readonly v: number;
  readonly walks: readonly Walk[];
  readonly more: boolean;
}

/** Something all must agree to: undo, bot, swap. `open` is false when it is decided or void. */
export interface Proposal {
  readonly t: 'proposal';
  readonly id: number;
  readonly what: string;
  readonly by: number;
  readonly seat: number;
  readonly other: number;
  readonly bot: string;
  readonly waits: readonly number[];
  readonly open: boolean;
  readonly agreed: boolean;
}

/** Who sits where and is here; `watching`: how many spectators. */
export interface Presence {
  readonly t: 'presence';
  readonly seats: readonly SeatInfo[];
  readonly watching: number;
}

/** New tokens of the own seats, after seats were changed. */
export interface Seated {
  readonly t: 'seated';
  readonly seats: { readonly [key: number]: string };
}

/** The position as a case file. */
export interface Reported {
  readonly t: 'report';
  readonly text: string;
}

/** The game is over; `secret` fixes every roll, see `/api/tables/<id>/verify`. */
export interface Ended {
  readonly t: 'ended';
  readonly v: number;
  readonly result: { readonly [key: string]: string | number };
  readonly secret: string;
  readonly deal: string;
}

/** Something went wrong: a code, a developer's sentence, and after how many seconds to try again. */
export interface Failure {
  readonly t: 'error';
  readonly code: string;
  readonly text: string;
  readonly retry: number;
}

/** The server goes down for a moment; come back after so many seconds. */
export interface Bye {
  readonly t: 'bye';
  readonly retry: number;
}

/** Who is to sit on a seat: `me`, `open` (for others), or `bot`. */
export interface SeatWish {
  readonly kind?: 'bot' | 'me' | 'open';
  readonly name?: string;
  readonly bot?: string;
}

/** A new table. `dice`: fair (committed before, verified after) or typed (real dice). */
export interface NewTable {
  readonly setup?: { readonly [key: string]: string | boolean | number };
  readonly game?: string;
  readonly seats?: readonly SeatWish[];
  readonly title?: string;
  readonly public?: boolean;
  readonly dice?: 'fair' | 'typed';
  readonly nonce?: string;
}

/** Take an open seat (0: any). `nonce` is mixed into the dice. */
export interface Sit {
  readonly seat?: number;
  readonly name?: string;
  readonly nonce?: string;
}

/** Leave a seat: it is open again, and its link void. */
export interface Stand {
  readonly token: string;
}

/** A new link for a seat; the old one is void. Its holder may do so, and who made the table. */
export interface Relink {
  readonly token: string;
  readonly seat: number;
}

/** A new table that goes on from a decision. `tokens`: own seats, which one keeps. */
export interface Fork {
  readonly at: number;
  readonly tokens?: readonly string[];
}

/** The same once more; `same`: with the same setup dealt (its hidden things were seen by those who played it). */
export interface Rematch {
  readonly same?: boolean;
  readonly tokens?: readonly string[];
}

/** A record of a finished game, as its lines. */
export interface Import {
  readonly record: string;
  readonly title?: string;
}

/** A new table: its id, the token of who made it, the tokens of the own seats. */
export interface Made {
  readonly table: string;
  readonly owner: string;
  readonly seats: { readonly [key: number]: string };
}

/** The token of a seat. */
export interface SeatLink {
  readonly seat: number;
  readonly token: string;
}

/** A table. */
export interface Info {
  readonly table: string;
  readonly game: string;
  readonly board: string;
  readonly setup: { readonly [key: string]: string };
  readonly title: string;
  readonly public: boolean;
  readonly dice: { readonly [key: string]: string | number };
  readonly seats: readonly SeatInfo[];
  readonly v: number;
  readonly asked: Asked;
  readonly result: { readonly [key: string]: string | number } | null;
  readonly parent: string;
}

/** A row of the list of open tables. */
export interface Open {
  readonly table: string;
  readonly game: string;
  readonly board: string;
  readonly setup: { readonly [key: string]: string };
  readonly title: string;
  readonly created: number;
  readonly seats: number;
  readonly open: number;
}

/** Public tables with an open seat. */
export interface Tables {
  readonly tables: readonly Open[];
}

/** A board. `playable` is false while its rules are not there. */
export interface Board {
  readonly id: string;
  readonly title: { readonly [key: string]: string };
  readonly set: string;
  readonly playable: boolean;
}

/** All boards of a game. */
export interface Boards {
  readonly boards: readonly Board[];
}

/** A word of the setup: its values, its default, the rule it comes from, and with which modules it has a meaning. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly rule: string;
  readonly needs: readonly string[];
}

/** A game: what can be set up. */
export interface GameInfo {
  readonly game: string;
  readonly options: readonly Option[];
  readonly presets: { readonly [key: string]: { readonly [key: string]: string } };
}

/** All games, and the bots one may ask for. */
export interface Games {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
}

/** A rule: its number, its title, its text. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Rules found. */
export interface Rules {
  readonly rules: readonly Rule[];
}

/** A line of the record whose rolls are not what they should be. */
export interface WrongRoll {
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

/** Every roll worked out again: how many, and those that differ. */
export interface Verified {
  readonly rolls: number;
  readonly wrong: readonly WrongRoll[];
  readonly kind: string;
  readonly unchecked: number;
}

/** A decision of a replay: its events, and who is asked next. An undo has `undo` set to the decisions left. */
export interface ReplayStep {
  readonly n: number;
  readonly seat: number;
  readonly act: string;
  readonly events: readonly WireEvent[];
  readonly asked: Asked;
  readonly undo: number | null;
}

/** A game to step through, as the asker may know it: the first view and what each decision brought about. */
export interface Replay {
  readonly table: string;
  readonly game: string;
  readonly board: string;
  readonly fields: { readonly [key: string]: readonly number[] };
  readonly kinds: readonly Kind[];
  readonly asked: Asked;
  readonly steps: readonly ReplayStep[];
}

/** Is the server well? */
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly rules: string;
  readonly build: string;
  readonly tables: number;
  readonly live: number;
}

/** Why something was not done. */
export interface Problem {
  readonly code: string;
  readonly text: string;
  readonly retry: number;
}

export type ClientMessage =
  | Join
  | Act
  | Dice
  | Undo
  | Consent
  | Chat
  | Phrase
  | Ping
  | Plan
  | Claim
  | Try
  | Why
  | Reach
  | Look
  | Swap
  | SetBot
  | Resync
  | Report;

export type ServerMessage =
  | Joined
  | View
  | Events
  | Undone
  | Rolls
  | Ack
  | Refusal
  | Said
  | Pinged
  | Planned
  | Claimed
  | Tried
  | Because
  | Walks
  | Proposal
  | Presence
  | Seated
  | Reported
  | Ended
  | Failure
  | Bye;
