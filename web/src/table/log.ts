export interface LogLine {
  id: number;
  text: string;
  tone?: 'plain' | 'turn' | 'fire' | 'good' | 'bad' | 'said';
  /** The place of the replay it speaks of. */
  at?: number;
  /** Colour of the seat that did it. */
  seat?: number;
}
