/** What the table lays over a board: reachable spaces, a planned walk, places one may act on. */

export type Tone = 'reach' | 'act' | 'plan' | 'danger' | 'ping' | 'chosen';

export interface CellMark {
  cell: number;
  tone: Tone;
  /** Short text on the space, such as an AP cost. */
  text?: string;
  /** 0 to 1, how strongly a danger is painted. */
  weight?: number;
}

export interface EdgeMark {
  edge: number;
  tone: Tone;
  text: string;
  label: string;
}
