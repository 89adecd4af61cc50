/** One socket that comes back by itself. It knows nothing of games. */

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Clock {
  /** Calls back after so many milliseconds; the answer calls it off. */
  later(run: () => void, ms: number): () => void;
  /** From 0 to 1. */
  chance(): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;

/** How long to wait before the next attempt: twice as long each time, and not everybody at once. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.6 + 0.4 * chance);
}

export interface Listener {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

export class Line {
  #connect: () => Socket;
  #clock: Clock;
  #listener: Listener;
  #socket: Socket | null = null;
  #open = false;
  #attempt = 0;
  #callOff: (() => void) | null = null;
  #ended = false;

  constructor(connect: () => Socket, clock: Clock, listener: Listener) {
    this.#connect = connect;
    this.#clock = clock;
    this.#listener = listener;
  }

  get open(): boolean {
    return this.#open;
  }

  start(): void {
    this.#callOff?.();
    this.#callOff = null;
    const socket = this.#connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#listener.opened();
    };
    socket.onmessage = (event) => {
      // Only what arrives proves that the line holds; a server that drops us at once is not asked in a hurry.
      this.#attempt = 0;
      this.#listener.message(String(event.data));
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Says it if the line is open; else the caller keeps it. */
  send(text: string): boolean {
    if (!this.#open || !this.#socket) return false;
    this.#socket.send(text);
    return true;
  }

  /** The network is back: no need to wait any longer. */
  hurry(): void {
    if (this.#ended || this.#open || !this.#callOff) return;
    this.#attempt = 0;
    this.start();
  }

  /** The server asked for a pause. */
  pause(seconds: number): void {
    this.#attempt = Math.max(this.#attempt, Math.ceil(Math.log2(Math.max(1, (seconds * 1000) / FIRST_WAIT))));
  }

  end(): void {
    this.#ended = true;
    this.#callOff?.();
    this.#socket?.close();
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#open = false;
    this.#listener.closed();
    if (this.#ended) return;
    this.#callOff = this.#clock.later(() => this.start(), waitBefore(this.#attempt, this.#clock.chance()));
    this.#attempt += 1;
  }
}
