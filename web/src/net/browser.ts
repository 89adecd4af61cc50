/** The real socket and the real clock. */

import type { Clock, Socket } from './line';

export function connect(): Socket {
  const address = new URL('/ws', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as unknown as Socket;
}

export const clock: Clock = {
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  chance: () => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return number / 2 ** 32;
  },
};
