/** What the page asks over HTTP. */

import type { Geometry } from '../board/geometry';
import type { Board, Games, Info, Made, NewTable, Open, Replay, SeatLink } from '../types.gen';

export type { Board, GameInfo, Info, Option, Replay, ReplayStep, SeatWish } from '../types.gen';

/** An answer that is none: the server's code and sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, text: string) {
    super(text);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const init: RequestInit = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(path, init);
  const found: unknown = await answer.json();
  if (answer.ok) return found as T;
  const { code = '', text = '' } = found as { code?: string; text?: string };
  throw new ApiError(answer.status, code, text);
}

const geometries = new Map<string, Promise<Geometry>>();

/** A board never changes while the page is open. */
export function geometry(board: string): Promise<Geometry> {
  const known = geometries.get(board);
  if (known) return known;
  const coming = ask<Geometry>(`/api/boards/${encodeURIComponent(board)}`);
  geometries.set(board, coming);
  coming.catch(() => geometries.delete(board));
  return coming;
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const boards = async (): Promise<readonly Board[]> =>
  (await ask<{ boards: Board[] }>('/api/boards')).boards;

export const games = (): Promise<Games> => ask('/api/games');

export const makeTable = (wish: NewTable): Promise<Made> => ask('/api/tables', wish);

export const openTables = async (): Promise<readonly Open[]> =>
  (await ask<{ tables: Open[] }>('/api/tables')).tables;

export const tableInfo = (table: string): Promise<Info> => ask(at(table));

export const sit = (table: string, seat: number, name: string): Promise<SeatLink> =>
  ask(at(table, '/sit'), { seat, name });

export const rematch = (table: string, tokens: string[], same: boolean): Promise<Made> =>
  ask(at(table, '/rematch'), { tokens, same });

export const replay = (table: string): Promise<Replay> => ask(at(table, '/replay'));
