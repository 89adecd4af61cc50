/** The buttons of the bar, made from what can be done and what cannot. */

import type { Geometry } from '../board/geometry';
import type { Kit, Stake } from '../games/kit';
import type { Options } from '../net/messages';
import type { View } from '../view';
import { t } from '../words';
import type { ActionButton } from './actions';
import { sorted, type Choice } from './choices';

/**
 * Actions first, likeliest in front; then, behind "more", what is easier done on the board; then the kinds that cannot
 * be done, each with its reason.
 */
export function barOf(kit: Kit, choices: readonly Choice[], options: readonly Options[]): ActionButton[] {
  const now = sorted(
    kit,
    choices.filter(({ kind }) => kind !== 'walk'),
  );
  const can = now.map((choice) => buttonOf(kit, choice, now));
  const cannot = options
    .flatMap(({ none }) => none)
    .map(({ kind, key, rule }): ActionButton => ({
      id: `not ${kind}`,
      label: t(`action-${kind}`),
      reason: { text: t(key), rule },
    }));
  return [...can, ...cannot];
}

const MANY = 5;

function buttonOf(kit: Kit, { id, kind, label, cost, cells }: Choice, all: readonly Choice[]): ActionButton {
  const icon = kit.icon(kind);
  const crowd = cells.length > 0 && all.filter((choice) => choice.kind === kind).length > MANY;
  return {
    id,
    label,
    ...(cost > 0 ? { cost } : {}),
    ...(icon ? { icon } : {}),
    ...(kind === 'ready' ? { main: true } : {}),
    ...(crowd || kit.walks(kind) ? { later: true } : {}),
  };
}

/** What ending the turn would leave behind, where it can be ended. */
export function stakeOf(kit: Kit, choices: readonly Choice[], geometry: Geometry, view: View): Stake | null {
  return choices.some(({ kind }) => kind === 'end') ? kit.stake(geometry, view) : null;
}
