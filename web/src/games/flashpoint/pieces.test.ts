import { describe, expect, it } from 'vitest';
import type { Layout } from '../../board/layout';
import type { View } from '../../view';
import { cubesToFall } from './look';
import { carriedBy, ledBy, piecesOf, placePieces, type Piece } from './pieces';

const view: View = {
  game: 'flashpoint',
  seat: 1,
  fields: {
    poi_state: [1, 2, 2, 3, 0],
    poi_face: [-1, 1, 4, 1, -1],
    poi_at: [0, 1, 1, 1, -1],
    treated: [0, 0, 1, 0, 0],
    hazmat_state: [1, 1, 2],
    hazmat_at: [0, 1, 1],
    at: [1, 0, -1],
    carry: [2, 66, 0],
    lead: [0, 3, 0],
  },
};
const layout = { cells: [{ x: 0, y: 0 }, { x: 100, y: 0 }, undefined] } as unknown as Layout;

function pieces(many: number): Piece[] {
  return Array.from({ length: many }, (_, i) => ({
    id: `p${i}`,
    cell: 0,
    kind: 'poi',
    number: i,
    face: -1,
    treated: false,
  }));
}

describe('pieces', () => {
  it('knows what a firefighter carries and leads', () => {
    expect(carriedBy(view, 1)).toEqual({ kind: 'victim', slot: 1 });
    expect(carriedBy(view, 2)).toEqual({ kind: 'hazmat', slot: 1 });
    expect(carriedBy(view, 3)).toEqual({ kind: 'none', slot: -1 });
    expect(ledBy(view, 2)).toBe(2);
    expect(ledBy(view, 1)).toBe(-1);
  });

  it('lists what lies on the board, without what is carried, saved or away', () => {
    expect(piecesOf(view).map((piece) => piece.id)).toEqual([
      'poi0',
      'poi2',
      'hazmat0',
      'fighter1',
      'fighter2',
    ]);
  });

  it('gives every piece of a space a place of its own, inside it', () => {
    for (let many = 1; many <= 14; many++) {
      const placed = placePieces(pieces(many), layout, []);
      expect(new Set(placed.map(({ x, y }) => `${x},${y}`)).size).toBe(many);
      for (const { x, y } of placed) expect(x > 0 && x < 100 && y > 0 && y < 100).toBe(true);
    }
  });

  it('steps aside where it burns or smokes', () => {
    const [calm] = placePieces(pieces(1), layout, [0]);
    const [hot] = placePieces(pieces(1), layout, [2]);
    expect(hot?.x).toBeGreaterThan(calm?.x ?? 0);
  });

  it('leaves out what lies on a floor that is not shown', () => {
    expect(placePieces([{ ...pieces(1)[0], cell: 2 } as Piece], layout, [])).toEqual([]);
  });
});

describe('cubesToFall', () => {
  it('takes the board at its word for reinforced walls', () => {
    const geometry = { rules: { reinforced_cubes: 4 } } as never;
    expect(cubesToFall(geometry, 'reinforced')).toBe(4);
    expect(cubesToFall({ rules: {} } as never, 'reinforced')).toBe(3);
    expect(cubesToFall(geometry, 'hull')).toBe(Infinity);
    expect(cubesToFall(geometry, 'thin')).toBe(1);
  });
});
