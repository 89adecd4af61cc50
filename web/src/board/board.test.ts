import { describe, expect, it } from 'vitest';
import { clamp, fitAll, isWhole, MAX_ZOOM, panBy, showBox, zoomAt } from './camera';
import type { Cell, Edge, Geometry } from './geometry';
import { borderKind, cellNumber, edgesOf, named, roomOf } from './geometry';
import { groupsOf, layOut, nextCell, rowsOf, U } from './layout';
import { breakName, roomLabels, roomParts, wrapName } from './rooms';

/** Two floors of two by two spaces without a ring, joined by one border, and a third one apart. */
function small(): Geometry {
  const cells: Cell[] = [0, 1, 2].flatMap((floor) =>
    [1, 2].flatMap((row) =>
      [1, 2].map((col) => ({
        name: `${floor}/${row},${col}`,
        floor,
        row,
        col,
        inside: true,
        room: 'a',
        marks: 'a',
      })),
    ),
  );
  const edge = (a: number, b: number, side: 'E' | 'S' | 'U', kind = 'open'): Edge => ({ a, b, side, kind });
  const flat = [0, 4, 8].flatMap((n) => [
    edge(n, n + 1, 'E'),
    edge(n, n + 2, 'S', 'wall'),
    edge(n + 2, n + 3, 'E'),
  ]);
  const edges = [...flat, edge(1, 4, 'E', 'door'), edge(3, 6, 'E', 'wall'), edge(3, 8, 'U', 'stairs')];
  const floor = (id: string): Geometry['floors'][number] => ({
    id,
    name: { en: `Floor ${id}` },
    level: 0,
    rows: [1, 2],
    cols: [1, 2],
    outside: 'none',
  });
  return {
    id: 'small',
    set: 'base',
    origin: 'original',
    title: { en: 'Small', it: 'Piccola' },
    dice: [6, 8],
    circles: 12,
    rules: {},
    floors: [floor('A'), floor('B'), { ...floor('C'), outside: 'open' }],
    cells,
    edges,
    rims: [
      { a: 0, side: 'N', kind: 'hull' },
      { a: 5, side: 'E', kind: 'hull' },
    ],
    stairs: [[3, 8]],
    rooms: { a: { en: 'Hall', floor: 'wood' } as never },
    spots: [],
    areas: {},
    objects: [],
    arrows: cells.map(() => -1),
  };
}

describe('geometry', () => {
  it('finds names in the language, else in English', () => {
    expect(named(small().title, 'it')).toBe('Piccola');
    expect(named(small().title, 'es')).toBe('Small');
    expect(named(undefined, 'es')).toBe('');
  });

  it('finds the room of a cell', () => {
    expect(roomOf(small(), 0)?.['en']).toBe('Hall');
    expect(roomOf(small(), 99)).toBeUndefined();
  });

  it('counts the rims after the edges', () => {
    expect(borderKind(small(), 9)).toBe('door');
    expect(borderKind(small(), 12)).toBe('hull');
    expect(edgesOf(small())[0]).toContainEqual({ edge: 12, other: -1, side: 'N' });
  });

  it('names each edge from both of its spaces', () => {
    const edges = edgesOf(small());
    expect(edges[1]).toContainEqual({ edge: 9, other: 4, side: 'E' });
    expect(edges[4]).toContainEqual({ edge: 9, other: 1, side: 'W' });
    expect(edges[8]).toContainEqual({ edge: 11, other: 3, side: 'D' });
    expect(cellNumber(small(), '1/2,1')).toBe(6);
    expect(cellNumber(small(), '9,9')).toBe(-1);
  });
});

describe('layout', () => {
  it('groups floors that touch', () => {
    expect(groupsOf(small(), [0, 1, 2])).toEqual([[0, 1], [2]]);
    expect(groupsOf(small(), [1])).toEqual([[1]]);
  });

  it('lets joined floors touch and keeps others apart', () => {
    const layout = layOut(small(), [0, 1, 2], 3);
    const x = (cell: number): number => layout.cells[cell]?.x ?? NaN;
    expect(x(4) - x(1)).toBe(U);
    expect(x(8) - x(5)).toBeGreaterThan(U);
  });

  it('puts groups one below the other in a tall view', () => {
    const layout = layOut(small(), [0, 1, 2], 0.4);
    expect(layout.cells[8]?.y ?? 0).toBeGreaterThan((layout.cells[6]?.y ?? 0) + U);
    expect(layout.height).toBeGreaterThan(layout.width * 0.9);
  });

  it('places only the floors that are shown, with the borders they share', () => {
    const layout = layOut(small(), [1], 1);
    expect(layout.cells[0]).toBeUndefined();
    expect(layout.segments.map((segment) => segment.edge)).toEqual([3, 4, 5, 9, 10, 13]);
  });

  it('draws an outer border on the side it is on', () => {
    const rim = layOut(small(), [0, 1], 2).segments.find((segment) => segment.edge === 12);
    expect(rim).toMatchObject({ a: 0, b: -1, upright: false, kind: 'hull' });
  });

  it('steps to the next space, over a seam and over a gap', () => {
    const layout = layOut(small(), [0, 1, 2], 3);
    expect(nextCell(layout, 0, 1, 0)).toBe(1);
    expect(nextCell(layout, 1, 1, 0)).toBe(4);
    expect(nextCell(layout, 0, 0, 1)).toBe(2);
    expect(nextCell(layout, 0, -1, 0)).toBe(-1);
  });

  it('gives the rows of a floor in order', () => {
    expect(rowsOf(small(), 1)).toEqual([
      [4, 5],
      [6, 7],
    ]);
  });
});

describe('room names', () => {
  it('keeps floors apart', () => {
    expect(roomParts(small()).map((part) => [...part].sort((a, b) => a - b))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
    ]);
  });

  it('writes along the longest run without stairs', () => {
    const [first] = roomLabels(small(), layOut(small(), [0, 1, 2], 3));
    expect(first).toMatchObject({ cell: 0, length: 2 * U, upright: false });
  });

  it('breaks names where the lines come out shortest', () => {
    expect(breakName('MAIN BEDROOM', 20)).toEqual(['MAIN BEDROOM']);
    expect(breakName('MAIN BEDROOM', 9)).toEqual(['MAIN', 'BEDROOM']);
    expect(wrapName('Large flammable equipment', 10)).toEqual(['Large', 'flammable', 'equipment']);
    expect(wrapName('Car', 2)).toEqual(['Car']);
  });
});

describe('camera', () => {
  const all = fitAll(1000, 500, 1);

  it('shows the whole board in the middle', () => {
    expect(all).toEqual({ x: 0, y: -250, w: 1000, h: 1000 });
    expect(isWhole(all, all)).toBe(true);
  });

  it('keeps the point under the pointer in its place', () => {
    const near = zoomAt(all, 2, 250, 0, all);
    expect((250 - near.x) / near.w).toBeCloseTo(0.25);
    expect(isWhole(near, all)).toBe(false);
  });

  it('neither comes nearer than it may nor goes beyond the whole', () => {
    expect(zoomAt(all, 100, 0, 0, all).w).toBeCloseTo(1000 / MAX_ZOOM);
    expect(zoomAt(all, 0.1, 0, 0, all)).toEqual(all);
  });

  it('never loses the board', () => {
    const near = zoomAt(all, 4, 500, 250, all);
    expect(panBy(near, -9999, 9999, all)).toMatchObject({ x: 0, y: 500 });
    expect(clamp({ ...near, x: 5000 }, all).x).toBe(750);
  });

  it('moves just far enough to show a space', () => {
    const near = zoomAt(all, 4, 125, 125, all);
    const shown = showBox(near, { x: 800, y: 300, w: 100, h: 100 }, all);
    expect(shown.x).toBeLessThanOrEqual(800);
    expect(shown.x + shown.w).toBeGreaterThanOrEqual(900);
    expect(showBox(shown, { x: 800, y: 300, w: 100, h: 100 }, all)).toEqual(shown);
  });
});
