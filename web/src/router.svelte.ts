/** Which screen is shown: a path behind the #, so that any address can be shared and nothing of it reaches a log. */

export interface Route {
  /** The first word of the path; "" is the front page. */
  screen: string;
  rest: readonly string[];
}

export function parseRoute(hash: string): Route {
  const [screen = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  return { screen, rest };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function address(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

class Router {
  route = $state.raw<Route>({ screen: '', rest: [] });

  start(): void {
    this.#read();
    addEventListener('hashchange', () => this.#read());
  }

  go(...parts: (string | number)[]): void {
    location.hash = address(...parts);
  }

  /** Changes the address without a new step in the history. */
  replace(...parts: (string | number)[]): void {
    history.replaceState(null, '', address(...parts));
    this.#read();
  }

  #read(): void {
    this.route = parseRoute(location.hash);
  }
}

export const router = new Router();
