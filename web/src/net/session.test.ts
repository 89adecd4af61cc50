import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, waitBefore, type Clock, type Socket } from './line';
import type { Events, Joined, LegalAction, ServerMessage, WholeView } from './messages';
import { Session, type Screen, type Step } from './session';

class FakeSocket implements Socket {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  hears(message: Partial<ServerMessage> & { t: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get said(): Record<string, unknown>[] {
    return this.sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  }
}

let sockets: FakeSocket[];
let waits: { run: () => void; ms: number }[];
let steps: Step[];
let laid: number;

const clock: Clock = {
  later: (run, ms) => {
    waits.push({ run, ms });
    return () => undefined;
  },
  chance: () => 0.5,
};

function connect(): FakeSocket {
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket;
}

function last(): FakeSocket {
  const socket = sockets[sockets.length - 1];
  if (!socket) throw new Error('no socket yet');
  return socket;
}

const screen: Screen = {
  changed: () => undefined,
  laid: () => (laid += 1),
  played: (step) => steps.push(step),
  undone: () => undefined,
  refused: vi.fn(),
  said: () => undefined,
  pinged: () => undefined,
  tried: () => undefined,
  reach: vi.fn(),
  because: () => undefined,
  reported: () => undefined,
  seated: () => undefined,
  failed: () => undefined,
};

const JOINED: Partial<Joined> & { t: 'joined' } = {
  t: 'joined',
  game: 'flashpoint',
  kinds: [
    { k: 'FireChanged', numbers: 3, field: 'fire' },
    { k: 'Explosion', numbers: 1, field: '' },
  ],
  seats: [],
  claims: {},
};
const MOMENT = {
  seat: 1,
  asked: { seats: [1], what: 'action', dice: '' },
  legal: [],
  clock: [],
  undo: 'none',
};
const VIEW: WholeView = { t: 'view', v: 4, fields: { fire: [0, 0] }, ...MOMENT };

function events(v: number, more = false, ...list: [string, (number | null)[]][]): Events {
  return {
    t: 'events',
    v,
    act: 'end',
    more,
    events: list.map(([k, a]) => ({ k, a, rule: '', beat: 0 })),
    ...MOMENT,
  };
}

function seated(): Session {
  const session = new Session(connect, clock, { table: 'T', tokens: ['a'] }, screen);
  session.start();
  last().onopen?.();
  last().hears(JOINED);
  last().hears(VIEW);
  return session;
}

beforeEach(() => {
  [sockets, waits, steps, laid] = [[], [], [], 0];
  vi.mocked(screen.refused).mockClear();
  vi.mocked(screen.reach).mockClear();
});

describe('joining', () => {
  it('asks for everything first, and only for what is new after a break', () => {
    const session = seated();
    expect(last().said[0]).toEqual({ t: 'join', table: 'T', seats: ['a'], v: -1, look: 0 });
    last().hears(events(5));
    last().close();
    expect(session.online).toBe(false);
    waits[0]?.run();
    last().onopen?.();
    expect(last().said[0]).toMatchObject({ t: 'join', v: 5 });
  });
});

describe('events', () => {
  it('are played on the view, one version after the other', () => {
    const session = seated();
    last().hears(events(5, false, ['FireChanged', [1, 0, 2]], ['Explosion', [1]]));
    expect(session.view?.fields['fire']).toEqual([0, 2]);
    expect(session.v).toBe(5);
    expect(steps.map(({ v }) => v)).toEqual([5]);
    expect(steps[0]?.before.fields['fire']).toEqual([0, 0]);
  });

  it('of a version already seen are dropped', () => {
    const session = seated();
    last().hears(events(4, false, ['FireChanged', [1, 0, 2]]));
    expect(session.view?.fields['fire']).toEqual([0, 0]);
    expect(steps).toEqual([]);
  });

  it('after a gap are not played: the whole view is asked for', () => {
    const session = seated();
    last().hears(events(7));
    expect(last().said.at(-1)).toEqual({ t: 'resync' });
    last().hears(events(8));
    expect(session.v).toBe(4);
    last().hears({ ...VIEW, v: 8, fields: { fire: [2, 2] } });
    expect([session.v, laid]).toEqual([8, 2]);
    last().hears(events(9, false, ['FireChanged', [0, 2, 1]]));
    expect(session.view?.fields['fire']).toEqual([1, 2]);
  });

  it('that do not fit the view are not played either', () => {
    const session = seated();
    last().hears(events(5, false, ['FireChanged', [1, 1, 2]]));
    expect(last().said.at(-1)).toEqual({ t: 'resync' });
    expect(session.v).toBe(4);
  });

  it('in several parts are played as one', () => {
    const session = seated();
    last().hears(events(5, true, ['FireChanged', [0, 0, 1]]));
    expect(session.v).toBe(4);
    const act = (text: string): LegalAction => ({ text, kind: 'move', cost: 1, number: 2 });
    last().hears({ ...events(5, true), legal: [{ seat: 1, acts: [act('move 3,4')], none: [] }] });
    last().hears({
      ...events(5, false, ['FireChanged', [0, 1, 2]]),
      legal: [{ seat: 1, acts: [act('move 3,5')], none: [] }],
    });
    expect(steps[0]?.events.length).toBe(2);
    expect(session.moment?.legal.map(({ acts }) => acts.length)).toEqual([2]);
    expect(session.view?.fields['fire']).toEqual([2, 0]);
  });

  it('with hidden numbers change nothing', () => {
    const session = seated();
    last().hears(events(5, false, ['FireChanged', [null, null, null]]));
    expect([session.v, session.view?.fields['fire']]).toEqual([5, [0, 0]]);
  });
});

describe('commands', () => {
  it('are sent again with the same id until they are acknowledged', () => {
    const session = seated();
    const id = session.command({ t: 'act', acts: ['end'], seat: 1 });
    expect(last().said.at(-1)).toEqual({ t: 'act', acts: ['end'], seat: 1, v: 4, id });
    last().close();
    waits[0]?.run();
    last().onopen?.();
    last().hears(JOINED);
    expect(last().said.at(-1)).toEqual({ t: 'act', acts: ['end'], seat: 1, v: 4, id });
    last().hears({ t: 'ack', id, v: 5, played: 1, why: 'all' });
    expect(session.waiting).toBe(0);
    last().close();
    waits[1]?.run();
    last().onopen?.();
    last().hears(JOINED);
    expect(last().said.map(({ t }) => t)).toEqual(['join']);
  });

  it('given while the line is cut wait for it', () => {
    const session = seated();
    last().close();
    session.command({ t: 'act', acts: ['end'], seat: 1 });
    expect(session.waiting).toBe(1);
    waits[0]?.run();
    last().onopen?.();
    last().hears(JOINED);
    expect(last().said.map(({ t }) => t)).toEqual(['join', 'act']);
  });

  it('have ids of their own', () => {
    const session = seated();
    const ids = [1, 2, 3].map(() => session.command({ t: 'undo', seat: 1 }));
    expect(new Set(ids).size).toBe(3);
  });

  it('that are refused are not sent again', () => {
    const session = seated();
    const id = session.command({ t: 'act', acts: ['chop 3,4 E'], seat: 1 });
    last().hears({
      t: 'refusal',
      id,
      move: 'chop 3,4 E',
      key: 'reason-FP-ACT-23-0',
      rule: 'FP-ACT-23',
      text: '',
    });
    expect(session.waiting).toBe(0);
    expect(screen.refused).toHaveBeenCalledOnce();
  });
});

describe('walks', () => {
  it('are taken only for the version in sight', () => {
    seated();
    last().hears({ t: 'reach', seat: 1, v: 3, walks: [{ cost: 1, acts: ['move 3,4'] }], more: false });
    expect(screen.reach).not.toHaveBeenCalled();
    last().hears({ t: 'reach', seat: 1, v: 4, walks: [{ cost: 1, acts: ['move 3,4'] }], more: true });
    last().hears({ t: 'reach', seat: 1, v: 4, walks: [{ cost: 2, acts: ['move 3,4'] }], more: false });
    expect(vi.mocked(screen.reach).mock.calls[0]?.[1].length).toBe(2);
  });
});

describe('the line', () => {
  it('waits longer after each attempt, up to a limit', () => {
    const waits = [0, 1, 2, 10, 50].map((attempt) => waitBefore(attempt, 1));
    expect(waits).toEqual([400, 800, 1600, 15000, 15000]);
    expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
  });

  it('tries at once when the network is back', () => {
    const listener = { opened: vi.fn(), message: vi.fn(), closed: vi.fn() };
    const line = new Line(connect, clock, listener);
    line.start();
    last().close();
    line.hurry();
    expect(sockets.length).toBe(2);
    last().onopen?.();
    expect(line.open).toBe(true);
    line.hurry();
    expect(sockets.length).toBe(2);
  });

  it('stays quiet once it was ended', () => {
    const line = new Line(connect, clock, { opened: vi.fn(), message: vi.fn(), closed: vi.fn() });
    line.start();
    line.end();
    expect(waits).toEqual([]);
    line.hurry();
    expect(sockets.length).toBe(1);
  });
});
