import { describe, expect, it } from 'vitest';
import { findRules, plain } from './find';

const RULES = [
  { id: 'FP-FIRE-01', title: 'Order of the phase', text: 'An Explosion comes late.' },
  { id: 'FP-FIRE-09', title: 'Explosion', text: 'Four faces.' },
  { id: 'FP-ACT-23', title: 'Acción de derribar', text: 'Un cubo.' },
];

describe('findRules', () => {
  it('puts what stands in the title first', () => {
    expect(findRules(RULES, 'explosion').map(({ id }) => id)).toEqual(['FP-FIRE-09', 'FP-FIRE-01']);
  });

  it('finds by number, without accents, and by all words', () => {
    expect(findRules(RULES, 'fp-act-23').map(({ id }) => id)).toEqual(['FP-ACT-23']);
    expect(findRules(RULES, 'accion cubo').map(({ id }) => id)).toEqual(['FP-ACT-23']);
    expect(findRules(RULES, 'explosion cubo')).toEqual([]);
  });

  it('gives all for an empty question', () => {
    expect(findRules(RULES, '  ').length).toBe(3);
    expect(plain('Él ÑÒ')).toBe('el no');
  });
});
