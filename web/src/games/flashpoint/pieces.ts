/** Which pieces lie on which space, and where on it, so that none hides another. */

import { type Layout, U } from '../../board/layout';
import type { View } from '../../view';
import { at, CARRY, HAZMAT_ON_BOARD, POI, seatsOf } from './look';

export interface Piece {
  id: string;
  cell: number;
  kind: 'poi' | 'victim' | 'hazmat' | 'fighter';
  /** Slot of a poi or hazmat, number of a seat. */
  number: number;
  /** Face of a victim; -1 when it is not known. */
  face: number;
  treated: boolean;
}

export interface PlacedPiece extends Piece {
  x: number;
  y: number;
  size: number;
}

export interface Carried {
  kind: 'victim' | 'hazmat' | 'none';
  slot: number;
}

export function carriedBy(view: View, seat: number): Carried {
  const carry = at(view, 'carry', seat - 1);
  if (carry >= CARRY.hazmat) return { kind: 'hazmat', slot: carry - CARRY.hazmat };
  if (carry >= CARRY.victim) return { kind: 'victim', slot: carry - CARRY.victim };
  return { kind: 'none', slot: -1 };
}

/** The slot of the victim that walks behind a firefighter, or -1. */
export function ledBy(view: View, seat: number): number {
  return at(view, 'lead', seat - 1) - 1;
}

function taken(view: View, kind: 'victim' | 'hazmat'): Set<number> {
  const carried = seatsOf(view).map((seat) => carriedBy(view, seat));
  return new Set(carried.filter((thing) => thing.kind === kind).map((thing) => thing.slot));
}

/** Every piece on the board; what a firefighter carries is drawn with the firefighter. */
export function piecesOf(view: View): Piece[] {
  return [...poiPieces(view), ...hazmatPieces(view), ...fighterPieces(view)];
}

function poiPieces(view: View): Piece[] {
  const carried = taken(view, 'victim');
  return (view.fields['poi_state'] ?? []).flatMap((state, slot): Piece[] => {
    const cell = view.fields['poi_at']?.[slot] ?? -1;
    if (cell < 0 || carried.has(slot) || (state !== POI.hidden && state !== POI.revealed)) return [];
    const kind = state === POI.hidden ? 'poi' : 'victim';
    const face = view.fields['poi_face']?.[slot] ?? -1;
    return [{ id: `poi${slot}`, cell, kind, number: slot, face, treated: at(view, 'treated', slot) > 0 }];
  });
}

function hazmatPieces(view: View): Piece[] {
  const carried = taken(view, 'hazmat');
  return (view.fields['hazmat_state'] ?? []).flatMap((state, slot): Piece[] => {
    const cell = view.fields['hazmat_at']?.[slot] ?? -1;
    if (cell < 0 || state !== HAZMAT_ON_BOARD || carried.has(slot)) return [];
    return [{ id: `hazmat${slot}`, cell, kind: 'hazmat', number: slot, face: -1, treated: false }];
  });
}

function fighterPieces(view: View): Piece[] {
  return seatsOf(view).flatMap((seat): Piece[] => {
    const cell = view.fields['at']?.[seat - 1] ?? -1;
    if (cell < 0) return [];
    return [{ id: `fighter${seat}`, cell, kind: 'fighter', number: seat, face: -1, treated: false }];
  });
}

/** Places for so many pieces on one space: middle, and size, in hundredths of the space. */
const PLACES: [number, number][][] = [
  [],
  [[50, 52]],
  [
    [29, 54],
    [71, 54],
  ],
  [
    [28, 34],
    [72, 34],
    [50, 72],
  ],
  [
    [28, 30],
    [72, 30],
    [28, 73],
    [72, 73],
  ],
  [
    [22, 30],
    [50, 30],
    [78, 30],
    [32, 74],
    [68, 74],
  ],
  [
    [22, 30],
    [50, 30],
    [78, 30],
    [22, 74],
    [50, 74],
    [78, 74],
  ],
];
const SIZES = [0, 76, 58, 50, 47, 39, 38];

/** A piece alone on a burning or smoking space stands aside, so that both are seen. */
const ASIDE = { x: 60, y: 59, size: 66 };

export function placePieces(pieces: Piece[], layout: Layout, hazard: readonly number[]): PlacedPiece[] {
  const byCell = new Map<number, Piece[]>();
  for (const piece of pieces) byCell.set(piece.cell, [...(byCell.get(piece.cell) ?? []), piece]);
  return [...byCell.entries()].flatMap(([cell, here]) => {
    const corner = layout.cells[cell];
    if (!corner) return [];
    if (here.length === 1 && hazard[cell]) return here.map((piece) => aside(piece, corner));
    return here.map((piece, i) => place(piece, i, here.length, corner));
  });
}

function aside(piece: Piece, corner: { x: number; y: number }): PlacedPiece {
  return { ...piece, x: corner.x + ASIDE.x, y: corner.y + ASIDE.y, size: ASIDE.size };
}

function place(piece: Piece, index: number, many: number, corner: { x: number; y: number }): PlacedPiece {
  const full = Math.min(many, PLACES.length - 1);
  const spot = PLACES[full]?.[index] ?? crowd(index, many);
  const size = many < PLACES.length ? (SIZES[many] ?? 36) : 30;
  return { ...piece, x: corner.x + (spot[0] * U) / 100, y: corner.y + (spot[1] * U) / 100, size };
}

/** More than six pieces: three or four rows that overlap a little. */
function crowd(index: number, many: number): [number, number] {
  const across = Math.ceil(Math.sqrt(many));
  const step = 68 / Math.max(1, across - 1);
  return [16 + (index % across) * step, 20 + Math.floor(index / across) * step];
}
