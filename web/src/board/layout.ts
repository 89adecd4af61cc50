/** Where everything of a board lies on the page, in board units: one space is U wide. */

import type { Geometry, Side } from './geometry';

export const U = 100;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A border: the middle of its line, and how it lies; b is -1 where nothing is behind it. */
export interface Segment extends Point {
  edge: number;
  upright: boolean;
  a: number;
  b: number;
  kind: string;
}

export interface FloorBox extends Box {
  floor: number;
  group: number;
}

export interface Layout {
  width: number;
  height: number;
  cells: (Point | undefined)[];
  segments: Segment[];
  floors: FloorBox[];
  groups: Box[];
}

/** Room along the rim of a group for the numbers of rows and columns, its card and its caption. */
export const MARGIN = { left: 56, right: 26, top: 56, bottom: 26, caption: 48 };
const GAP = 22;

/** Floors that touch (a border of the geometry leads from one to the other on the flat) form one group. */
export function groupsOf(geometry: Geometry, shown: number[]): number[][] {
  const groups: number[][] = [];
  for (const floor of shown) {
    const group = groups.find((members) => members.some((member) => touching(geometry, member, floor)));
    if (group) group.push(floor);
    else groups.push([floor]);
  }
  return groups;
}

function touching(geometry: Geometry, one: number, two: number): boolean {
  return geometry.edges.some(({ a, b, side }) => {
    if (side === 'U' || side === 'D') return false;
    return geometry.cells[a]?.floor === one && geometry.cells[b]?.floor === two;
  });
}

function floorSize(geometry: Geometry, floor: number): { w: number; h: number; ring: number } {
  const at = geometry.floors[floor];
  if (!at) return { w: 0, h: 0, ring: 0 };
  const ring = at.outside === 'none' ? 0 : 1;
  const cols = at.cols[1] - at.cols[0] + 1 + 2 * ring;
  const rows = at.rows[1] - at.rows[0] + 1 + 2 * ring;
  return { w: cols * U, h: rows * U, ring };
}

/** The size of a group with the numbers along its rim and its caption. */
function groupSize(geometry: Geometry, group: number[], caption: number): { w: number; h: number } {
  const sizes = group.map((floor) => floorSize(geometry, floor));
  const w = sizes.reduce((sum, size) => sum + size.w, 0);
  const h = Math.max(...sizes.map((size) => size.h));
  const right = group.length > 1 ? MARGIN.left : MARGIN.right;
  return { w: w + MARGIN.left + right, h: h + MARGIN.top + MARGIN.bottom + caption };
}

/** Rows of groups: as many side by side as give the largest spaces in the room there is. */
function arrange(
  sizes: { w: number; h: number }[],
  aspect: number,
): { w: number; h: number; places: Point[] } {
  const tries = sizes.map((_, i) => inRows(sizes, i + 1));
  const scale = (t: { w: number; h: number }): number => Math.min(aspect / t.w, 1 / t.h);
  return tries.reduce((best, t) => (scale(t) > scale(best) * 1.0001 ? t : best));
}

function inRows(
  sizes: { w: number; h: number }[],
  across: number,
): { w: number; h: number; places: Point[] } {
  const places: Point[] = [];
  let [w, y] = [0, 0];
  for (let i = 0; i < sizes.length; i += across) {
    const row = sizes.slice(i, i + across);
    let x = 0;
    for (const size of row) {
      places.push({ x, y });
      x += size.w + GAP;
    }
    w = Math.max(w, x - GAP);
    y += Math.max(...row.map((size) => size.h)) + GAP;
  }
  return { w, h: y - GAP, places };
}

/** Places the shown floors for a view of the given aspect (width / height). */
export function layOut(geometry: Geometry, shown: number[], aspect: number): Layout {
  const groups = groupsOf(geometry, shown);
  const caption = shown.length > 1 ? MARGIN.caption : 0;
  const sizes = groups.map((group) => groupSize(geometry, group, caption));
  const { w, h, places } = arrange(sizes, aspect);
  const floors = groups.flatMap((group, i) =>
    placeFloors(geometry, group, i, { x: places[i]?.x ?? 0, y: (places[i]?.y ?? 0) + caption }),
  );
  const cells = placeCells(geometry, floors);
  return {
    width: w,
    height: h,
    cells,
    segments: [...placeSegments(geometry, cells), ...placeRims(geometry, cells)],
    floors,
    groups: groups.map((_, i) => around(floors.filter((box) => box.group === i))),
  };
}

function placeFloors(geometry: Geometry, group: number[], index: number, origin: Point): FloorBox[] {
  let x = origin.x + MARGIN.left;
  return group.map((floor) => {
    const { w, h } = floorSize(geometry, floor);
    const box = { floor, group: index, x, y: origin.y + MARGIN.top, w, h };
    x += w;
    return box;
  });
}

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

function placeCells(geometry: Geometry, floors: FloorBox[]): (Point | undefined)[] {
  const box = new Map(floors.map((f) => [f.floor, f]));
  return geometry.cells.map((cell) => {
    const at = box.get(cell.floor);
    const floor = geometry.floors[cell.floor];
    if (!at || !floor) return undefined;
    const ring = floor.outside === 'none' ? 0 : 1;
    return {
      x: at.x + (cell.col - floor.cols[0] + ring) * U,
      y: at.y + (cell.row - floor.rows[0] + ring) * U,
    };
  });
}

const MIDDLE: Record<Side, Point> = {
  N: { x: U / 2, y: 0 },
  E: { x: U, y: U / 2 },
  S: { x: U / 2, y: U },
  W: { x: 0, y: U / 2 },
  U: { x: U / 2, y: U / 2 },
  D: { x: U / 2, y: U / 2 },
};

function placeSegments(geometry: Geometry, cells: (Point | undefined)[]): Segment[] {
  const out: Segment[] = [];
  geometry.edges.forEach(({ a, b, side, kind }, edge) => {
    if (side === 'U' || side === 'D') return;
    const at = middle(cells[a], side) ?? middle(cells[b], side === 'E' ? 'W' : 'N');
    if (at) out.push({ edge, a, b, kind, upright: side === 'E' || side === 'W', ...at });
  });
  return out;
}

function middle(corner: Point | undefined, side: Side): Point | undefined {
  return corner && { x: corner.x + MIDDLE[side].x, y: corner.y + MIDDLE[side].y };
}

function placeRims(geometry: Geometry, cells: (Point | undefined)[]): Segment[] {
  return geometry.rims.flatMap(({ a, side, kind }, i) => {
    const at = middle(cells[a], side);
    const upright = side === 'E' || side === 'W';
    return at ? [{ edge: geometry.edges.length + i, a, b: -1, kind, upright, ...at }] : [];
  });
}

/** The cell whose middle lies next in a direction, over any gap between floors; -1 when there is none. */
export function nextCell(layout: Layout, from: number, dx: number, dy: number): number {
  const here = layout.cells[from];
  if (!here) return -1;
  let [best, near] = [-1, Infinity];
  layout.cells.forEach((at, cell) => {
    if (!at || cell === from) return;
    const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
    const across = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
    if (along < U / 2 || across > U / 2) return;
    if (along + across < near) [best, near] = [cell, along + across];
  });
  return best;
}

/** Rows of cells of one floor, as a reader of the screen meets them. */
export function rowsOf(geometry: Geometry, floor: number): number[][] {
  const rows = new Map<number, number[]>();
  geometry.cells.forEach((cell, index) => {
    if (cell.floor !== floor) return;
    rows.set(cell.row, [...(rows.get(cell.row) ?? []), index]);
  });
  return [...rows.values()];
}
