import { describe, expect, it } from 'vitest';
import { beats, OutOfStep, patch, patchAll, unpatch, unpatchAll, type GameEvent, type View } from './view';

const patches = { fire: 'fire', wall: 'damage', counted: 'count' };
const start: View = { game: 'flashpoint', seat: 1, fields: { fire: [0, 1, 2], damage: [0, 0], count: [24] } };

function event(k: string, a: (number | null)[], beat = 0): GameEvent {
  return { k, rule: 'FP-FIRE-04', beat, a };
}

describe('patch', () => {
  it('writes the after value at the index of the named field', () => {
    const after = patch(start, event('fire', [1, 1, 2]), patches);
    expect(after.fields['fire']).toEqual([0, 2, 2]);
    expect(after.fields['damage']).toBe(start.fields['damage']);
  });

  it('leaves the old view as it was', () => {
    patch(start, event('wall', [0, 0, 1]), patches);
    expect(start.fields['damage']).toEqual([0, 0]);
  });

  it('changes nothing for a kind that patches nothing', () => {
    expect(patch(start, event('rolled', [3, 4]), patches)).toBe(start);
  });

  it('changes nothing where a number is hidden', () => {
    expect(patch(start, event('fire', [null, null, null]), patches)).toBe(start);
    expect(unpatch(start, event('fire', [0, null, 1]), patches)).toBe(start);
  });

  it('refuses an event whose before value is not there', () => {
    expect(() => patch(start, event('fire', [0, 1, 2]), patches)).toThrow(OutOfStep);
  });

  it('refuses an index outside the field, an unknown field and missing numbers', () => {
    expect(() => patch(start, event('fire', [9, 0, 1]), patches)).toThrow(OutOfStep);
    expect(() => patch(start, event('odd', [0, 0, 1]), { odd: 'nowhere' })).toThrow(OutOfStep);
    expect(() => patch(start, event('fire', [0]), patches)).toThrow(OutOfStep);
  });
});

describe('unpatch', () => {
  it('writes the before value', () => {
    const after = patch(start, event('fire', [1, 1, 2]), patches);
    expect(unpatch(after, event('fire', [1, 1, 2]), patches)).toEqual(start);
  });

  it('takes a whole list back in the reverse order', () => {
    const events = [
      event('fire', [0, 0, 1]),
      event('rolled', [3, 4]),
      event('fire', [0, 1, 2]),
      event('wall', [1, 0, 1]),
      event('counted', [0, 24, 23]),
    ];
    const end = patchAll(start, events, patches);
    expect(end.fields).toEqual({ fire: [2, 1, 2], damage: [0, 1], count: [23] });
    expect(unpatchAll(end, events, patches)).toEqual(start);
  });
});

describe('beats', () => {
  it('groups neighbours of one beat and keeps the order', () => {
    const events = [event('fire', [0, 0, 1], 1), event('wall', [0, 0, 1], 2), event('wall', [1, 0, 1], 2)];
    expect(beats(events).map((group) => group.length)).toEqual([1, 2]);
  });

  it('is empty for no events', () => {
    expect(beats([])).toEqual([]);
  });
});
