/** What the table asks of a game: how it looks and what it says. A kit holds no rule. */

import type { Component, Snippet } from 'svelte';
import type { Geometry } from '../board/geometry';
import type { CellMark, EdgeMark } from '../board/marks';
import type { LogLine } from '../table/log';
import type { GameEvent, View } from '../view';

export interface Scene {
  geometry: Geometry;
  /** Names of the seats; a player without one is called by a colour. */
  seats: readonly string[];
  view: View | null;
}

/** Where an action happens, as far as the board can show it. */
export interface Where {
  cells: readonly number[];
  edge: number;
}

export interface Die {
  sides: number;
  value: number;
  colour: 'red' | 'black' | 'white';
}

export interface BoardProps {
  geometry: Geometry;
  view: View;
  marks?: CellMark[];
  edgeMarks?: EdgeMark[];
  path?: number[];
  calling?: number[];
  arrows?: boolean;
  beat?: readonly GameEvent[];
  trying?: boolean;
  floor?: number;
  focus?: number;
  tools?: Snippet;
  onpick?: (cell: number) => void;
  onpickedge?: (edge: number) => void;
  onhover?: (cell: number) => void;
}

export interface SeatProps {
  view: View;
  seat: number;
  name: string;
  who: 'you' | 'person' | 'bot' | 'free';
  away?: boolean;
  asked?: boolean;
  oncard?: (key: string) => void;
}

export interface SuppliesProps {
  geometry: Geometry;
  view: View;
  setup: Readonly<Record<string, string>>;
}

/** What is at stake, and whether anybody is in danger. */
export interface Stake {
  text: string;
  danger: boolean;
}

export interface Kit {
  name: string;
  Symbols: Component;
  Board: Component<BoardProps, object, 'arrows' | 'floor' | 'focus'>;
  Picture: Component<{ geometry: Geometry }>;
  Seat: Component<SeatProps>;
  Supplies: Component<SuppliesProps>;
  /** "" where an event is not worth a line. */
  sentence(scene: Scene, event: GameEvent): string;
  tone(event: GameEvent): NonNullable<LogLine['tone']>;
  /** Whose colour a line has; 0 nobody's. */
  seatOf(event: GameEvent): number;
  /** An action in full, without its cost. */
  say(scene: Scene, number: number): string;
  where(geometry: Geometry, number: number): Where;
  /** The move that would be asked for by clicking on a space. */
  moveTo(name: string): string;
  /** Is this kind of action a walk? */
  walks(kind: string): boolean;
  /** The smaller, the likelier a kind of action is wanted. */
  rank(kind: string): number;
  icon(kind: string): string;
  /** One line of what ending the turn leaves behind. */
  stake(geometry: Geometry, view: View): Stake;
  /** What a walk takes along, from its notation: "carry victim". */
  load(words: readonly string[]): string;
  dice(geometry: Geometry, event: GameEvent): Die[];
  /** How long a beat is looked at, in milliseconds at the usual speed; 0 passes at once. */
  lasting(events: readonly GameEvent[]): number;
  /** The beat in one sentence for those who hear the page. */
  turn(view: View): number;
  active(view: View): number;
  phase(view: View): string;
  /** null while the game runs. */
  won(view: View): boolean | null;
  /** All that lies on a space, in words: heard, and written in the text view. */
  label(geometry: Geometry, view: View, cell: number): string;
  place(geometry: Geometry, cell: number): string;
  /** Words that explain what lies on a space: [message, as .text]. */
  explain(geometry: Geometry, view: View, cell: number): string[];
  /** The pieces of a space that can be claimed: their keys, with their names. */
  claims(view: View, cell: number): { key: string; name: string }[];
  cellOfClaim(view: View, key: string): number;
  phrases: readonly string[];
}
