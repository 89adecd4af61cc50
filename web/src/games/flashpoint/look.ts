/** Names for the numbers of a Flash Point view, and how things look. No rule is decided here. */

import type { Geometry } from '../../board/geometry';
import type { View } from '../../view';

export const FIRE = { clear: 0, smoke: 1, fire: 2 } as const;
export const DOOR = { none: 0, closed: 1, open: 2 } as const;
export const POI = { hidden: 1, revealed: 2, rescued: 3, lost: 4 } as const;
export const HAZMAT_ON_BOARD = 1;
export const CARRY = { none: 0, victim: 1, hazmat: 65 } as const;

export const ROLES = [
  'none',
  'paramedic',
  'captain',
  'imaging',
  'cafs',
  'hazmat-technician',
  'generalist',
  'rescue',
  'driver',
  'engineer',
  'veteran',
  'dog',
  'prevention',
  'strategist',
  'suppression',
] as const;
export const DOG = 11;

export const FACES = [
  'false-alarm',
  'victim',
  'light',
  'critical',
  'heavy',
  'oxygen',
  'hazmat-victim',
  'couple',
] as const;

export const COUNTS = [
  'cubes',
  'rescued',
  'lost',
  'reserve',
  'flares',
  'pool',
  'fire-deck',
  'fire-used',
  'event-deck',
  'event-used',
  'disposed',
] as const;
export type Count = (typeof COUNTS)[number];

export const DOOR_KINDS = ['door', 'fireproof', 'lockable'];
export const SOLID = ['wall', 'thin', 'reinforced', 'bulkhead', 'hull', 'foundation', 'machine'];

/** Cubes on a border that leave nothing of it standing; kinds that are not listed never fall. */
export function cubesToFall(geometry: Geometry, kind: string): number {
  if (kind === 'reinforced') return Number(geometry.rules['reinforced_cubes'] ?? 3);
  return { wall: 2, thin: 1, window: 1, wing: 2 }[kind] ?? Infinity;
}

export function at(view: View, field: string, index: number): number {
  return view.fields[field]?.[index] ?? 0;
}

export function count(view: View, name: Count): number {
  return at(view, 'count', COUNTS.indexOf(name));
}

export function seatsOf(view: View): number[] {
  return (view.fields['at'] ?? []).map((_, i) => i + 1);
}

/** The look of a floor a board asks for; plain concrete for a name we have no pattern for. */
const FLOORS = ['wood', 'tile', 'carpet', 'stone', 'concrete', 'asphalt', 'metal', 'lab', 'pit', 'office'];

export function floorPattern(name: string | undefined): string {
  if (name === 'train' || name === 'track' || name === 'grass') return `url(#fp-${name})`;
  return `url(#fp-${FLOORS.includes(name ?? '') ? name : 'concrete'})`;
}

/** The ground outside the walls. */
export function groundPattern(geometry: Geometry, cell: number): string {
  const { floor, marks } = geometry.cells[cell] ?? { floor: 0, marks: '' };
  const at = geometry.floors[floor];
  if (!at) return 'url(#fp-grass)';
  if (marks.includes('N')) return 'url(#fp-metal)';
  if (marks.includes('X')) return 'url(#fp-roof)';
  if (at.level > 0) return 'url(#fp-sky)';
  if (at.outside === 'below') return 'url(#fp-asphalt)';
  if (at.outside === 'closed' && !/[AESRH*]/.test(marks))
    return atSea(geometry) ? 'url(#fp-sea)' : 'url(#fp-earth)';
  if (at.outside === 'closed') return 'url(#fp-concrete)';
  return 'url(#fp-grass)';
}

export function atSea(geometry: Geometry): boolean {
  return geometry.edges.some((edge) => edge.kind === 'hull');
}
