/** The drawing of a board as the server sends it: numbers and names, no rule. */

export type Side = 'N' | 'E' | 'S' | 'W' | 'U' | 'D';
export type Words = { [language: string]: string };

export interface Floor {
  id: string;
  name: Words;
  level: number;
  rows: [number, number];
  cols: [number, number];
  outside: 'open' | 'closed' | 'below' | 'none';
}

export interface Cell {
  name: string;
  floor: number;
  row: number;
  col: number;
  inside: boolean;
  room: string;
  marks: string;
}

export interface Edge {
  a: number;
  b: number;
  side: Side;
  kind: string;
}

export interface Room extends Words {
  floor: string;
}

export interface Spot {
  vehicle: string;
  side: Side;
  cells: number[];
  areas: string[];
}

export interface Thing {
  id: string;
  kind: string;
  cells: number[];
  cubes: number;
  optional: boolean;
  name: Words;
}

export interface Geometry {
  id: string;
  set: string;
  origin: string;
  title: Words;
  dice: [number, number];
  circles: number;
  rules: Record<string, unknown>;
  floors: Floor[];
  cells: Cell[];
  edges: Edge[];
  stairs: [number, number][];
  rooms: { [key: string]: Room };
  spots: Spot[];
  areas: { [name: string]: number[] };
  objects: Thing[];
  arrows: number[];
}

/** A name in the reader's language, else in English, else whatever there is. */
export function named(words: Words | undefined, language: string): string {
  if (!words) return '';
  return words[language] ?? words['en'] ?? '';
}

/** The room of a cell; an attached floor may carry rooms of its own under "floor.letter". */
export function roomOf(geometry: Geometry, cell: number): Room | undefined {
  const { floor, room } = geometry.cells[cell] ?? { floor: 0, room: '' };
  const own = geometry.floors[floor]?.id ?? '';
  return geometry.rooms[`${own}.${room}`] ?? geometry.rooms[room];
}

/** The number of the cell a notation like "3,4" or "A1/1,5" names, or -1. */
export function cellNumber(geometry: Geometry, name: string): number {
  return geometry.cells.findIndex((cell) => cell.name === name);
}

/** Every edge that touches the cell, with the other cell and the side seen from here. */
export function edgesOf(geometry: Geometry): { edge: number; other: number; side: Side }[][] {
  const out: { edge: number; other: number; side: Side }[][] = geometry.cells.map(() => []);
  geometry.edges.forEach(({ a, b, side }, edge) => {
    out[a]?.push({ edge, other: b, side });
    out[b]?.push({ edge, other: a, side: OPPOSITE[side] });
  });
  return out;
}

export const OPPOSITE: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E', U: 'D', D: 'U' };
