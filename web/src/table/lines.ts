/** The log in words. */

import type { Kit, Scene } from '../games/kit';
import type { GameEvent } from '../view';
import { hasWord, t } from '../words';
import type { LogLine } from './log';
import type { Entry } from './model.svelte';

export function linesOf(kit: Kit, scene: Scene, entries: readonly Entry[]): LogLine[] {
  return entries.flatMap((entry) => lineOf(kit, scene, entry) ?? []);
}

function lineOf(kit: Kit, scene: Scene, entry: Entry): LogLine | null {
  const { id } = entry;
  if ('undo' in entry)
    return { id, text: t('log-undo', { who: nameOf(scene, entry.undo) }), seat: entry.undo };
  if ('said' in entry) {
    const { seat, name, text, phrase } = entry.said;
    const words = phrase && hasWord(phrase) ? t(phrase) : text;
    return {
      id,
      text: t('chat-line', { who: name || nameOf(scene, seat), text: words }),
      tone: 'said',
      seat,
    };
  }
  return lineOfEvent(kit, scene, entry.event, entry.v, id);
}

/** The line of an event, or null where it is not worth one. */
export function lineOfEvent(
  kit: Kit,
  scene: Scene,
  event: GameEvent,
  at: number,
  id: number,
): LogLine | null {
  const text = kit.sentence(scene, event);
  return text ? { id, text, tone: kit.tone(event), at, seat: kit.seatOf(event) } : null;
}

export function nameOf(scene: Scene, seat: number): string {
  return scene.seats[seat - 1] || t(`seat-colour-${seat}`);
}
