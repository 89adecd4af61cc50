/** Shows what happened beat by beat, at the speed one likes, and never holds up what can be done. */

import type { Step } from '../net/session';
import { beats, patchAll, type GameEvent, type Patches, type View } from '../view';

interface Frame {
  events: readonly GameEvent[];
  view: View;
  ms: number;
  v: number;
}

const MOST_WAITING = 400;

export interface Stage {
  lasting(events: readonly GameEvent[]): number;
  patches(): Patches;
  /** How many times as long as usual; 0 shows everything at once. */
  pace(): number;
  shown(events: readonly GameEvent[], v: number): void;
}

export class Player {
  /** The board as it is shown at this moment. */
  view = $state.raw<View | null>(null);
  beat = $state.raw<readonly GameEvent[]>([]);
  playing = $state(false);

  #stage: Stage;
  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** The whole view, without showing how it came about. */
  lay(view: View): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.#rest();
    this.view = view;
  }

  add(step: Step): void {
    let view = step.before;
    for (const events of beats(step.events)) {
      view = patchAll(view, events, this.#stage.patches());
      this.#frames.push({ events, view, ms: this.#stage.lasting(events), v: step.v });
    }
    if (this.#frames.length > MOST_WAITING) this.skip();
    else if (!this.playing) this.#next();
  }

  /** Shows the end of all that waits. */
  skip(): void {
    clearTimeout(this.#timer);
    const frames = this.#frames;
    this.#frames = [];
    for (const frame of frames) this.#show(frame);
    this.#rest();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const pace = document.hidden ? 0 : this.#stage.pace();
    for (;;) {
      const frame = this.#frames.shift();
      if (!frame) return this.#rest();
      this.#show(frame);
      const ms = frame.ms * pace;
      if (ms < 1) continue;
      this.playing = true;
      this.#timer = setTimeout(() => this.#next(), ms);
      return;
    }
  }

  #show(frame: Frame): void {
    this.view = frame.view;
    this.beat = frame.events;
    this.#stage.shown(frame.events, frame.v);
  }

  #rest(): void {
    this.playing = false;
    this.beat = [];
  }
}
