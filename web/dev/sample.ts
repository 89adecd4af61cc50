/** An invented middle of a game, so that every piece can be looked at on every board. */

import type { Geometry } from '../src/board/geometry';
import { cubesToFall, DOOR_KINDS } from '../src/games/flashpoint/look';
import type { View } from '../src/view';

/** A small generator of its own, so that a board looks the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

export function sample(geometry: Geometry, roles: boolean): View {
  const roll = dice(geometry.id.length * 7919 + 11);
  const cells = geometry.cells.map((_, i) => i);
  const closed = new Set(geometry.objects.flatMap((thing) => thing.cells));
  const floor = cells.filter((i) => {
    const cell = geometry.cells[i];
    return cell?.inside && !closed.has(i) && !/[XL]/.test(cell.marks);
  });
  const pick = (): number => floor[roll(floor.length)] ?? 0;
  const fire = cells.map(() => 0);
  const hot = cells.map(() => 0);
  for (let i = 0; i < 9; i++) fire[pick()] = 2;
  for (let i = 0; i < 8; i++) {
    const cell = pick();
    if (fire[cell] === 0) fire[cell] = 1;
  }
  for (let i = 0; i < 5; i++) hot[pick()] = 1;
  const damage = [...geometry.edges, ...geometry.rims].map(({ kind }) => {
    const most = Math.min(cubesToFall(geometry, kind), 2);
    return most > 0 && Number.isFinite(cubesToFall(geometry, kind)) && roll(6) === 0 ? 1 + roll(most) : 0;
  });
  const door = geometry.edges.map(({ kind }) => {
    if (DOOR_KINDS.includes(kind)) return [1, 1, 2, 0][roll(4)] ?? 1;
    return kind === 'window' ? 1 + (roll(4) === 0 ? 1 : 0) : 0;
  });
  const locked = geometry.edges.map(({ kind }, i) => (kind === 'lockable' && door[i] === 1 ? 1 : 0));
  const quiet = floor.filter((cell) => fire[cell] !== 2);
  const calm = (): number => quiet[roll(quiet.length)] ?? 0;
  const outside = cells.filter(
    (i) => !geometry.cells[i]?.inside && /[AESRH]/.test(geometry.cells[i]?.marks ?? ''),
  );
  const meeting = calm();
  const spots = (name: string): number => geometry.spots.findIndex((spot) => spot.vehicle === name);
  return {
    game: 'flashpoint',
    seat: 1,
    fields: {
      fire,
      hot,
      damage,
      door,
      locked,
      poi_state: [1, 1, 2, 2, 2, 2, 2, 2, 2],
      poi_face: [-1, -1, 1, 2, 3, 4, 5, 6, 7],
      poi_at: [calm(), meeting, calm(), calm(), meeting, calm(), calm(), calm(), calm()],
      treated: [0, 0, 1, 0, 0, 0, 0, 0, 0],
      hazmat_state: [1, 1, 1],
      hazmat_at: [calm(), meeting, calm()],
      at: [meeting, meeting, calm(), calm(), calm(), outside[roll(outside.length)] ?? calm()],
      role: roles ? [1, 2, 4, 7, 11, 8] : [0, 0, 0, 0, 0, 0],
      ap: [3, 4, 3, 4, 12, 4],
      saved: [2, 0, 0, 4, 6, 1],
      special: [0, 2, 3, 1, 0, 0],
      free: [0, 0, 1, 0, 0, 0],
      carry: [0, 1 + 3, 65 + 2, 0, 0, 0],
      lead: [0, 0, 0, 1 + 2, 0, 0],
      vehicle: [spots('ambulance'), spots('engine')],
      count: [24 - damage.reduce((sum, n) => sum + n, 0), 3, 1, 4, 6, 9, 8, 3, 20, 4, 2],
      flow: [7, 1, 1, 0, 0],
    },
  };
}
