/** A whole game as the views after each of its decisions. */

import type { Replay } from '../net/api';
import { patchAll, type GameEvent, type Patches, type View } from '../view';

export interface Chapter {
  view: View;
  /** What led here; empty at the beginning and for an undo. */
  events: readonly GameEvent[];
  seat: number;
  undo: boolean;
}

export function patchesOf({ kinds }: Pick<Replay, 'kinds'>): Patches {
  return Object.fromEntries(kinds.filter(({ field }) => field !== '').map(({ k, field }) => [k, field]));
}

/** The beginning, then one chapter for each decision or undo; an undo goes back to what held before. */
export function storyOf(data: Replay): Chapter[] {
  const patches = patchesOf(data);
  const first: View = { game: data.game, seat: 0, fields: data.fields };
  const story: Chapter[] = [{ view: first, events: [], seat: 0, undo: false }];
  // The views of the decisions that hold, the beginning first.
  let holding = [first];
  for (const { events, seat, undo } of data.steps) {
    const back = undo !== null && undo !== undefined;
    if (back) holding = holding.slice(0, undo + 1);
    else holding = [...holding, patchAll(holding[holding.length - 1] ?? first, events, patches)];
    const view = holding[holding.length - 1] ?? first;
    story.push({ view, events: back ? [] : events, seat, undo: back });
  }
  return story;
}
