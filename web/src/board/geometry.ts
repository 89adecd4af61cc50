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

/** An outer border with nothing behind it; its number follows those of the edges. */
export interface Rim {
  a: number;
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
  /** Borders that belong to it; such an object fills no space. */
  edges: number[];
  cubes: number;
  optional: boolean;
  lose: boolean;
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
  rims: Rim[];
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

export function roomOf(geometry: Geometry, cell: number): Room | undefined {
  return geometry.rooms[geometry.cells[cell]?.room ?? ''];
}

/** The number of the cell a notation like "3,4" or "A1/1,5" names, or -1. */
export function cellNumber(geometry: Geometry, name: string): number {
  return geometry.cells.findIndex((cell) => cell.name === name);
}

export interface Touching {
  edge: number;
  /** -1 behind an outer border. */
  other: number;
  side: Side;
}

/** Every border that touches a cell, with the cell behind it and the side seen from here. */
export function edgesOf(geometry: Geometry): Touching[][] {
  const out: Touching[][] = geometry.cells.map(() => []);
  geometry.edges.forEach(({ a, b, side }, edge) => {
    out[a]?.push({ edge, other: b, side });
    out[b]?.push({ edge, other: a, side: OPPOSITE[side] });
  });
  geometry.rims.forEach(({ a, side }, i) =>
    out[a]?.push({ edge: geometry.edges.length + i, other: -1, side }),
  );
  return out;
}

/** What a border is made of, by its number; rims are counted after the edges. */
export function borderKind(geometry: Geometry, edge: number): string {
  return (geometry.edges[edge] ?? geometry.rims[edge - geometry.edges.length])?.kind ?? 'open';
}

export const OPPOSITE: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E', U: 'D', D: 'U' };
