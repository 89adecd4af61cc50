/** Where the name of a room is written: along its longest straight run of free cells. */

import type { Geometry } from './geometry';
import { U, type Layout } from './layout';

export interface RoomLabel {
  room: string;
  cell: number;
  x: number;
  y: number;
  length: number;
  upright: boolean;
}

/** The separate parts of every room: cells of one letter and floor that touch. */
export function roomParts(geometry: Geometry): number[][] {
  const near = neighbours(geometry);
  const seen = new Set<number>();
  const parts: number[][] = [];
  geometry.cells.forEach((cell, start) => {
    if (!cell.inside || !cell.room || seen.has(start)) return;
    parts.push(flood(start, near, seen));
  });
  return parts;
}

function neighbours(geometry: Geometry): number[][] {
  const near: number[][] = geometry.cells.map(() => []);
  for (const { a, b, side } of geometry.edges) {
    const [one, two] = [geometry.cells[a], geometry.cells[b]];
    if (side === 'U' || side === 'D' || one?.room !== two?.room || one?.floor !== two?.floor) continue;
    near[a]?.push(b);
    near[b]?.push(a);
  }
  return near;
}

function flood(start: number, near: number[][], seen: Set<number>): number[] {
  const todo = [start];
  seen.add(start);
  for (const cell of todo) {
    for (const next of near[cell] ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      todo.push(next);
    }
  }
  return todo;
}

/** Cells that carry a printed thing of their own, where a name would be hard to read. */
function busyCells(geometry: Geometry): Set<number> {
  const marked = geometry.cells.flatMap((cell, i) => (/[LSRX]/.test(cell.marks) ? [i] : []));
  return new Set([...geometry.stairs.flat(), ...geometry.objects.flatMap((thing) => thing.cells), ...marked]);
}

export function roomLabels(geometry: Geometry, layout: Layout): RoomLabel[] {
  const busy = busyCells(geometry);
  return roomParts(geometry).flatMap((part) => {
    const free = part.filter((cell) => !busy.has(cell));
    const label = labelOf(geometry, layout, free.length ? free : part);
    return label ? [label] : [];
  });
}

function labelOf(geometry: Geometry, layout: Layout, cells: number[]): RoomLabel | undefined {
  const flat = longestRun(geometry, cells, 'row');
  const tall = longestRun(geometry, cells, 'col');
  const upright = flat.length === 1 && tall.length > 1;
  const run = upright ? tall : flat;
  const [first, last] = [run[0] ?? -1, run[run.length - 1] ?? -1];
  const [from, to] = [layout.cells[first], layout.cells[last]];
  if (!from || !to) return undefined;
  const room = geometry.cells[first]?.room ?? '';
  const x = upright ? from.x + 20 : (from.x + to.x + U) / 2;
  const y = upright ? (from.y + to.y + U) / 2 : from.y + 20;
  return { room, cell: first, x, y, length: run.length * U, upright };
}

function longestRun(geometry: Geometry, cells: number[], along: 'row' | 'col'): number[] {
  const across = along === 'row' ? 'col' : 'row';
  const place = (cell: number, key: 'row' | 'col'): number => geometry.cells[cell]?.[key] ?? 0;
  let best: number[] = [];
  for (const start of cells) {
    const run = [start];
    let next: number | undefined = start;
    while (next !== undefined) {
      const last: number = next;
      next = cells.find(
        (c) => place(c, along) === place(last, along) && place(c, across) === place(last, across) + 1,
      );
      if (next !== undefined) run.push(next);
    }
    if (run.length > best.length) best = run;
  }
  return best;
}

/** Breaks a name into at most two lines that both fit. */
export function breakName(name: string, perLine: number): string[] {
  const words = name.split(' ');
  if (name.length <= perLine || words.length === 1) return [name];
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (widest(lines) < widest(best)) best = lines;
  }
  return best;
}

export function widest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** Breaks a name into as many lines as it needs, none longer than its longest word or `perLine`. */
export function wrapName(name: string, perLine: number): string[] {
  const words = name.split(' ');
  const most = Math.max(perLine, widest(words));
  return words.reduce<string[]>((lines, word) => {
    const last = lines[lines.length - 1];
    if (last === undefined || last.length + 1 + word.length > most) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
