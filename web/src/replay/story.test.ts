import { describe, expect, it } from 'vitest';
import type { Replay, ReplayStep } from '../net/api';
import { unpatchAll } from '../view';
import { patchesOf, storyOf } from './story';

const asked = { seats: [1], what: 'action', dice: '' };

function burns(n: number, cell: number): ReplayStep {
  return {
    n,
    seat: 1,
    act: 'end',
    asked,
    undo: null,
    events: [{ k: 'FireChanged', rule: '', beat: 0, a: [cell, 0, 2] }],
  };
}

const data: Replay = {
  table: 'T',
  game: 'flashpoint',
  board: 'base-a',
  fields: { fire: [0, 0, 0] },
  kinds: [{ k: 'FireChanged', numbers: 3, field: 'fire' }],
  asked,
  steps: [burns(1, 0), burns(2, 1), { n: 1, seat: 0, act: '', asked, events: [], undo: 1 }, burns(2, 2)],
};

describe('storyOf', () => {
  const fires = storyOf(data).map(({ view }) => view.fields['fire']);

  it('begins with the first view and goes on by each decision', () => {
    expect(fires.slice(0, 3)).toEqual([
      [0, 0, 0],
      [2, 0, 0],
      [2, 2, 0],
    ]);
  });

  it('goes back where a decision was taken back, and on from there', () => {
    expect(fires[3]).toEqual([2, 0, 0]);
    expect(fires[4]).toEqual([2, 0, 2]);
  });

  it('can be read backwards', () => {
    const story = storyOf(data);
    const last = story[4];
    if (!last) throw new Error('the story is too short');
    expect(unpatchAll(last.view, last.events, patchesOf(data))).toEqual(story[3]?.view);
  });
});
