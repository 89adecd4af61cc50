/** The log in words. */

import type { Kit, Scene } from '../games/kit';
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
  const text = kit.sentence(scene, entry.event);
  if (!text) return null;
  return { id, text, tone: kit.tone(entry.event), at: entry.v, seat: kit.seatOf(entry.event) };
}

export function nameOf(scene: Scene, seat: number): string {
  return scene.seats[seat - 1] || t(`seat-colour-${seat}`);
}
