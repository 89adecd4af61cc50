/** The choices of a new game: which options have a meaning, and what is sent. */

import type { Option, SeatWish } from '../net/api';

export type Setup = Record<string, string>;

export function complete(options: readonly Option[], given: Setup): Setup {
  return Object.fromEntries(options.map(({ name, default: usual }) => [name, given[name] ?? usual]));
}

/** The modules a setup puts in use, as `needs` of the options names them. */
export function modules(setup: Setup): string[] {
  const mode = setup['mode'] ?? '';
  return mode === 'experienced' ? [mode, setup['threat'] ?? ''] : [mode];
}

export function hasMeaning(option: Option, setup: Setup): boolean {
  return option.needs.length === 0 || option.needs.some((need) => modules(setup).includes(need));
}

/** What differs from the usual, without options that mean nothing in this game. */
export function changed(options: readonly Option[], setup: Setup): Setup {
  const kept = options.filter(
    (option) =>
      (hasMeaning(option, setup) && setup[option.name] !== option.default) ||
      option.name === 'board' ||
      option.name === 'mode',
  );
  return Object.fromEntries(kept.map(({ name }) => [name, setup[name] ?? '']));
}

/** How an option is asked for. */
export function formOf(option: Option): 'text' | 'flag' | 'number' | 'list' | 'choice' {
  const [first = ''] = option.values;
  return first === 'text' || first === 'flag' || first === 'number' || first === 'list' ? first : 'choice';
}

/** One's own seat first, bots on the others; who has chosen before is kept. */
export function seatsFor(many: number, before: readonly SeatWish[], bot: string): SeatWish[] {
  return Array.from(
    { length: many },
    (_, i) => before[i] ?? (i === 0 ? { kind: 'me' } : { kind: 'bot', bot }),
  );
}
