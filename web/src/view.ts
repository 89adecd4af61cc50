/** What a seat may know of a game, and the events that change it. */

/** Every field is a flat list of numbers, so that an event can name the one number it changed. */
export type Fields = { readonly [name: string]: readonly number[] };

export interface View {
  readonly game: string;
  /** The seat this view was made for; 0 for a spectator. */
  readonly seat: number;
  readonly fields: Fields;
}

export interface GameEvent {
  /** Kind: "fire", "moved", "rolled" … */
  readonly k: string;
  /** The rule it comes from, or "". */
  readonly rule: string;
  /** What happens at once shares a beat. */
  readonly beat: number;
  /** Numbers; of an event that patches a field these are index, before, after. One that may not be known is null. */
  readonly a: readonly (number | null)[];
}

/** Kind of event -> the field it patches. Kinds that are not listed patch nothing. */
export type Patches = { readonly [kind: string]: string };

/** The event does not continue the view it was played on: time to ask for the whole view again. */
export class OutOfStep extends Error {
  constructor(event: GameEvent, found: number | undefined) {
    super(`event ${event.k} [${event.a.join(', ')}] does not fit: found ${found ?? 'nothing'}`);
    this.name = 'OutOfStep';
  }
}

/** The view after the event. */
export function patch(view: View, event: GameEvent, patches: Patches): View {
  const [index, before, after] = event.a;
  return write(view, event, patches, index, before, after);
}

/** The view before the event. */
export function unpatch(view: View, event: GameEvent, patches: Patches): View {
  const [index, before, after] = event.a;
  return write(view, event, patches, index, after, before);
}

/** Plays a list forwards, in order. */
export function patchAll(view: View, events: readonly GameEvent[], patches: Patches): View {
  return events.reduce((now, event) => patch(now, event, patches), view);
}

/** Plays a list backwards, last first. */
export function unpatchAll(view: View, events: readonly GameEvent[], patches: Patches): View {
  return events.reduceRight((now, event) => unpatch(now, event, patches), view);
}

/** Events in the groups that happen at once, for playing them step by step. */
export function beats(events: readonly GameEvent[]): GameEvent[][] {
  const out: GameEvent[][] = [];
  for (const event of events) {
    const last = out[out.length - 1];
    if (last?.[0] && last[0].beat === event.beat) last.push(event);
    else out.push([event]);
  }
  return out;
}

function write(
  view: View,
  event: GameEvent,
  patches: Patches,
  index: number | null | undefined,
  from: number | null | undefined,
  to: number | null | undefined,
): View {
  const name = patches[event.k];
  if (name === undefined) return view;
  // What this seat may not know changes nothing in what it sees.
  if (index === null || from === null || to === null) return view;
  const field = view.fields[name];
  if (index === undefined || to === undefined) throw new OutOfStep(event, undefined);
  const found = field?.[index];
  if (!field || found !== from) throw new OutOfStep(event, found);
  return { ...view, fields: { ...view.fields, [name]: field.with(index, to) } };
}
