/** Words and moves made up for looking at the components. */

import type { ActionButton } from '../src/table/actions';
import type { LogLine } from '../src/table/log';

export const NAMES = ['Ada', 'Benedetto', 'Concepción', 'Dorothea-Wilhelmina', 'Greedy', 'Fritz'];

export function actions(): ActionButton[] {
  return [
    { id: 'end', label: 'End turn' },
    { id: 'extinguish', label: 'Extinguish Fire 3,4', cost: 2, icon: 'fp-fire', main: true },
    { id: 'open', label: 'Open Door', cost: 1 },
    { id: 'chop', label: 'Chop wall', cost: 2, icon: 'fp-cube' },
    { id: 'carry', label: 'Take up Victim', cost: 0, icon: 'fp-face1' },
    { id: 'treat', label: 'Treat', cost: 1, icon: 'fp-role1' },
    {
      id: 'gun',
      label: 'Fire the Deck Gun',
      cost: 4,
      icon: 'fp-engine',
      reason: { text: 'you are not on the engine’s spaces.', rule: 'FP-VEH-07' },
    },
    {
      id: 'drive',
      label: 'Drive',
      cost: 2,
      reason: { text: 'you are inside the building.', rule: 'FP-VEH-02' },
    },
    { id: 'undo', label: 'Undo' },
    { id: 'try', label: 'Try my turn' },
  ];
}

export function log(empty: boolean): LogLine[] {
  if (empty) return [];
  return [
    { id: 1, text: 'Turn 6: Benedetto', tone: 'turn', at: 0, seat: 2 },
    { id: 2, text: 'Benedetto walks to 3,4.', at: 1, seat: 2 },
    { id: 3, text: 'The dice show 2,5: Smoke.', tone: 'fire', at: 2 },
    { id: 4, text: 'Explosion at 3,3! The wall north of 3,3 takes a damage cube.', tone: 'bad', at: 3 },
    { id: 5, text: 'A Victim is rescued.', tone: 'good', at: 4 },
    { id: 6, text: 'Turn 7: Ada', tone: 'turn', at: 5, seat: 1 },
    { id: 7, text: 'Ada opens the door east of 3,2.', at: 6, seat: 1 },
  ];
}
