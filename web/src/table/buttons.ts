/** The buttons of the bar, made from what can be done and what cannot. */

import type { Geometry } from '../board/geometry';
import type { Kit } from '../games/kit';
import type { Options } from '../net/messages';
import type { View } from '../view';
import { t } from '../words';
import type { ActionButton } from './actions';
import { sorted, type Choice } from './choices';

/** Actions first, likeliest in front; then single steps; then the kinds that cannot be done, each with its reason. */
export function barOf(kit: Kit, choices: readonly Choice[], options: readonly Options[]): ActionButton[] {
  const now = sorted(
    kit,
    choices.filter(({ kind }) => kind !== 'walk'),
  );
  const can = now.map((choice): ActionButton => {
    const icon = kit.icon(choice.kind);
    return {
      id: choice.id,
      label: choice.label,
      ...(choice.kind === 'end' || choice.kind === 'ready' ? {} : { cost: choice.cost }),
      ...(icon ? { icon } : {}),
      ...(choice.kind === 'ready' ? { main: true } : {}),
    };
  });
  const cannot = options
    .flatMap(({ none }) => none)
    .map(({ kind, key, rule }): ActionButton => ({
      id: `not ${kind}`,
      label: t(`action-${kind}`),
      reason: { text: t(key), rule },
    }));
  return [...can, ...cannot];
}

/** What ending the turn would leave behind, where it can be ended. */
export function stakeOf(kit: Kit, choices: readonly Choice[], geometry: Geometry, view: View): string {
  return choices.some(({ kind }) => kind === 'end') ? kit.stake(geometry, view) : '';
}
