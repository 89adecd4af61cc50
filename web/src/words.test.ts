import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { addWords, choose, filesOf, LANGUAGES, t, type Language } from './words';

const page = (language: Language): string =>
  readFileSync(new URL(`../../src/flashover/words/${language}/page.ftl`, import.meta.url), 'utf8');

function bundle(language: Language): { bundle: FluentBundle; ids: string[]; errors: Error[] } {
  const out = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(page(language));
  return { bundle: out, ids: resource.body.map((entry) => entry.id), errors: out.addResource(resource) };
}

/** Whatever any message asks for; a missing argument would be an error of formatting. */
const ARGS = {
  ap: 2,
  what: 'x',
  side: 'x',
  name: 'x',
  room: 'x',
  many: 2,
  goal: 7,
  limit: 4,
  circles: 12,
  left: 3,
  used: 1,
  cubes: 1,
  face: 'x',
  colour: 'x',
  seat: 1,
  title: 'x',
  place: 'x',
  reason: 'x',
  rule: 'x',
  red: 1,
  black: 2,
  sides: 6,
  value: 4,
  turn: 3,
  who: 'x',
  load: 'x',
  text: 'x',
  at: 2,
};

describe('the words of the page', () => {
  it.each(LANGUAGES)('%s has every message of English once, and no other', (language) => {
    const { ids, errors } = bundle(language);
    expect(errors).toEqual([]);
    expect([...ids].sort()).toEqual([...new Set(bundle('en').ids)].sort());
  });

  it.each(LANGUAGES)('%s formats every message without an error', (language) => {
    const { bundle: words, ids } = bundle(language);
    for (const id of ids) {
      const errors: Error[] = [];
      const pattern = words.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      if (pattern) expect(words.formatPattern(pattern, ARGS, errors), id).not.toBe('');
      expect(errors, id).toEqual([]);
    }
  });
});

describe('choose', () => {
  it('takes the first language of the reader that we speak', () => {
    expect(choose(['fr-FR', 'it-CH', 'es'])).toBe('it');
    expect(choose(['ES-mx'])).toBe('es');
    expect(choose(['ja'])).toBe('en');
    expect(choose([])).toBe('en');
  });
});

describe('filesOf', () => {
  const files = {
    '../../src/flashover/words/es/page.ftl': 'a',
    '../../src/flashover/flashpoint/words/es/rules/fire.ftl': 'b',
    '../../src/flashover/flashpoint/words/es/tragic.ftl': 'c',
    '../../src/flashover/words/it/page.ftl': 'd',
  };

  it('keeps the texts of the rules apart', () => {
    expect(filesOf('es', false, files)).toEqual(['c', 'a']);
    expect(filesOf('es', true, files)).toEqual(['b']);
    expect(filesOf('en', false, files)).toEqual([]);
  });
});

describe('t', () => {
  it('fills in arguments, shows the name of a missing message', () => {
    addWords('en', 'test-cost = { $ap } AP');
    expect(t('test-cost', { ap: 2 })).toBe('2 AP');
    expect(t('test-nowhere')).toBe('test-nowhere');
  });

  it('lets a later file say a thing in its own way', () => {
    addWords('en', 'test-again = one');
    addWords('en', 'test-again = two');
    expect(t('test-again')).toBe('two');
  });
});
