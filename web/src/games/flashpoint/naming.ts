/** How sentences name the things of a table: spaces, borders, parking spots, people, loads. */

import type { Geometry, Side } from '../../board/geometry';
import type { Args } from '../../words';
import { t } from '../../words';
import { cubesToFall, FACES, ROLES } from './look';

/** What sentences are made with. Without names of seats, players are called by their colours. */
export interface Scene {
  geometry: Geometry;
  seats: readonly string[];
  /** The fields of the view with these names: with them the log knows which Victim it speaks of. */
  faces: readonly number[];
  treated: readonly number[];
}

const HAZMAT = 15;
const TREATED = 16;

export function place(scene: Scene, cell: number): string {
  const name = scene.geometry.cells[cell]?.name;
  return name === undefined ? t('place-unknown') : t('place', { space: name });
}

export function who(scene: Scene, seat: number): string {
  return scene.seats[seat - 1] || t(`seat-colour-${seat}`);
}

function borderFacts(geometry: Geometry, edge: number): { cell: number; side: Side; kind: string } {
  const found = geometry.edges[edge] ?? geometry.rims[edge - geometry.edges.length];
  return { cell: found?.a ?? -1, side: found?.side ?? 'N', kind: found?.kind ?? 'wall' };
}

/** "the wall east of (3,4)". */
export function border(scene: Scene, edge: number): string {
  const { cell, side, kind } = borderFacts(scene.geometry, edge);
  return t('at-border', { border: t(`border-${kind}`, {}, 'the'), side, place: place(scene, cell) });
}

export function falls(scene: Scene, edge: number, cubes: number): boolean {
  return cubes >= cubesToFall(scene.geometry, borderFacts(scene.geometry, edge).kind);
}

/** A parking spot: its vehicle and its two spaces. */
export function spot(scene: Scene, number: number): Args {
  const facts = scene.geometry.spots[number];
  const [first = -1, last = first] = facts?.cells ?? [];
  const vehicle = t(`vehicle-${facts?.vehicle ?? 'ambulance'}`, {}, 'the');
  return { vehicle, place: place(scene, first), other: place(scene, last) };
}

export function role(number: number): string {
  return t(`role-${ROLES[number] ?? 'none'}`, {}, 'the');
}

export function face(number: number): string {
  return t(`piece-${FACES[number] ?? 'victim'}`, {}, 'a');
}

/** A Victim by its slot. */
export function person(scene: Scene, slot: number): string {
  const known = scene.faces[slot] ?? -1;
  return face(known > 0 ? known : FACES.indexOf('victim'));
}

/** What an action carries, leads or treats. */
export function load(kind: number): string {
  if (kind === HAZMAT) return t('piece-hazmat', {}, 'a');
  if (kind < TREATED) return face(kind);
  return t('piece-treated', { piece: face(kind - TREATED) });
}
