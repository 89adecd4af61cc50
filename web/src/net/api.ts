/** What the page asks over HTTP. */

import type { Geometry, Words } from '../board/geometry';
import type { GameEvent } from '../view';
import type { Asked, Kind, SeatInfo } from './messages';

export interface BoardInfo {
  id: string;
  title: Words;
  set: string;
  playable: boolean;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  rule: string;
  needs: string[];
}

export interface GameInfo {
  game: string;
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  setup: Record<string, string>;
  seats: SeatWish[];
  title: string;
  public: boolean;
  dice: 'fair' | 'typed';
}

export interface Made {
  table: string;
  owner: string;
  seats: Record<string, string>;
}

export interface TableInfo {
  table: string;
  game: string;
  board: string;
  setup: Record<string, string>;
  title: string;
  seats: SeatInfo[];
  v: number;
  asked: Asked;
  result: Record<string, string | number> | null;
}

export interface OpenTable {
  table: string;
  board: string;
  setup: Record<string, string>;
  title: string;
  seats: number;
  open: number;
}

export interface ReplayStep {
  n: number;
  seat: number;
  act: string;
  events: GameEvent[];
  asked: Asked;
  undo?: number | null;
}

export interface ReplayData {
  table: string;
  game: string;
  board: string;
  fields: Record<string, number[]>;
  kinds: Kind[];
  asked: Asked;
  steps: ReplayStep[];
}

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

export const boards = async (): Promise<BoardInfo[]> =>
  (await ask<{ boards: BoardInfo[] }>('/api/boards')).boards;

export const games = (): Promise<{ games: GameInfo[]; bots: string[] }> => ask('/api/games');

export const makeTable = (wish: NewTable): Promise<Made> => ask('/api/tables', wish);

export const openTables = async (): Promise<OpenTable[]> =>
  (await ask<{ tables: OpenTable[] }>('/api/tables')).tables;

export const tableInfo = (table: string): Promise<TableInfo> => ask(at(table));

export const sit = (table: string, seat: number, name: string): Promise<{ seat: number; token: string }> =>
  ask(at(table, '/sit'), { seat, name });

export const rematch = (table: string, tokens: string[], same: boolean): Promise<Made> =>
  ask(at(table, '/rematch'), { tokens, same });

export const replay = (table: string): Promise<ReplayData> => ask(at(table, '/replay'));
