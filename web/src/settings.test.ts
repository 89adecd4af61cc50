import { describe, expect, it } from 'vitest';
import { DEFAULTS, parse } from './settings';

describe('settings', () => {
  it('come back as they were stored', () => {
    const mine = { theme: 'dark', motion: 'still', pace: 0.5, sound: true, language: 'it' };
    expect(parse(JSON.stringify(mine))).toEqual(mine);
  });

  it.each([
    null,
    '',
    'nonsense',
    '[]',
    '7',
    'null',
    '{"theme":"pink","pace":99,"sound":"yes","language":"fr"}',
  ])('fall back to the defaults for %s', (text) => {
    expect(parse(text)).toEqual(DEFAULTS);
  });
});
