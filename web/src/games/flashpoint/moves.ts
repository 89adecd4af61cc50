/** What the number of an action says: its word, and the spaces, borders and pieces it speaks of. */

export interface Move {
  /** The first word of its notation. */
  word: string;
  /** What follows the word, in order. */
  parts: readonly Part[];
  first: number;
  second: number;
  load: number;
  lead: number;
  /** Normal AP paid where that is not the usual payment, else -1. */
  normal: number;
}

export type Part =
  'cell' | 'to' | 'edge' | 'spot' | 'load' | 'loads' | 'role' | 'dealt' | 'dice' | 'ap' | 'seat';

const FORMS: Record<number, string> = {
  1: 'end',
  2: 'move cell loads',
  3: 'open edge',
  4: 'close edge',
  5: 'extinguish cell',
  6: 'chop edge',
  7: 'crew-change role',
  8: 'drive spot',
  9: 'deck-gun',
  10: 'treat load',
  11: 'identify cell',
  12: 'dispose load',
  13: 'clear-hot-spot',
  14: 'clear-flare-up',
  15: 'repair edge',
  16: 'command seat ap',
  17: 'squeeze cell',
  18: 'drag cell load',
  19: 'reveal cell',
  20: 'de-smoke cell to',
  21: 'escape cell to',
  22: 'escape-open edge',
  23: 'give seat',
  24: 'look',
  30: 'pass',
  31: 'accept',
  32: 'stop',
  33: 'ride cell',
  34: 'stay',
  35: 'reroll dice',
  36: 'top',
  37: 'bottom',
  38: 'dodge cell',
  39: 'suppress dice',
  40: 'place cell',
  41: 'explode cell',
  42: 'grenade cell',
  43: 'continue',
  44: 'finish',
  50: 'role dealt',
  51: 'start cell',
  52: 'park spot',
  53: 'first seat',
  54: 'ready',
};

/** `number` packs a kind and five small numbers, more bits than the bit operators of the browser can take. */
function bits(number: number, from: number, many: number): number {
  return Math.floor(number / 2 ** from) % 2 ** many;
}

export function readMove(number: number): Move {
  const [word = '', ...parts] = (FORMS[bits(number, 0, 8)] ?? '').split(' ');
  return {
    word,
    parts: parts as Part[],
    first: bits(number, 8, 12),
    second: bits(number, 20, 12),
    load: bits(number, 32, 8),
    lead: bits(number, 40, 6),
    normal: bits(number, 46, 6) - 1,
  };
}

/** The space a move is about, or -1. */
export function cellOf(move: Move): number {
  return move.parts[0] === 'cell' ? move.first : -1;
}

/** The border a move is about, or -1. */
export function edgeOf(move: Move): number {
  return move.parts[0] === 'edge' ? move.first : -1;
}

/** The parking spot a move is about, or -1. */
export function spotOf(move: Move): number {
  return move.parts[0] === 'spot' ? move.first : -1;
}
