/** What ending the turn leaves behind, counted from what lies on the board. */

import { borderKind, edgesOf, type Geometry, type Touching } from '../../board/geometry';
import type { View } from '../../view';
import { t } from '../../words';
import { at, count, cubesToFall, DOOR, DOOR_KINDS, FIRE, SOLID } from './look';
import { piecesOf } from './pieces';

/** Does one see from one space into the next: no wall that stands, no door that is closed? */
export function seesThrough(geometry: Geometry, view: View, { edge, other }: Touching): boolean {
  if (other < 0) return false;
  const kind = borderKind(geometry, edge);
  if (at(view, 'damage', edge) >= cubesToFall(geometry, kind)) return true;
  if (DOOR_KINDS.includes(kind) || kind === 'window') {
    const door = at(view, 'door', edge);
    return door === DOOR.open || (door === DOOR.none && kind !== 'window');
  }
  return !SOLID.includes(kind);
}

const FEW_CUBES = 6;

export interface Stake {
  /** Smoke with Fire beside it. */
  smoke: number;
  /** Firefighters, Victims and PoI with Fire beside them or under them. */
  people: number;
  cubes: number;
}

export function stakeOf(geometry: Geometry, view: View): Stake {
  const borders = edgesOf(geometry);
  const burns = (cell: number): boolean => at(view, 'fire', cell) === FIRE.fire;
  const nearFire = geometry.cells.map((_, cell) =>
    (borders[cell] ?? []).some((border) => burns(border.other) && seesThrough(geometry, view, border)),
  );
  const smoke = nearFire.filter((near, cell) => near && at(view, 'fire', cell) === FIRE.smoke).length;
  const people = piecesOf(view).filter(
    ({ cell, kind }) => kind !== 'hazmat' && (nearFire[cell] || burns(cell)),
  ).length;
  return { smoke, people, cubes: count(view, 'cubes') };
}

export function stakeLine(geometry: Geometry, view: View): { text: string; danger: boolean } {
  const { smoke, people, cubes } = stakeOf(geometry, view);
  const parts = [
    ...(smoke > 0 ? [t('fp-stake-smoke', { many: smoke })] : []),
    people > 0 ? t('fp-stake-people', { many: people }) : t('fp-stake-nobody'),
    t('fp-cubes-left', { many: cubes }),
  ];
  return { text: parts.join(' · '), danger: smoke + people > 0 || cubes < FEW_CUBES };
}
