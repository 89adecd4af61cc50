/** The tables of this device, with the tokens of its seats. Kept in the browser alone. */

export interface MyTable {
  id: string;
  title: string;
  /** Seat -> token. */
  tokens: Record<string, string>;
  /** When it was last seen, in milliseconds. */
  at: number;
  ended?: boolean;
}

const KEY = 'flashover-tables';
const MOST = 40;

export function parseTables(text: string | null): MyTable[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter(isTable) : [];
  } catch {
    return [];
  }
}

function isTable(one: unknown): one is MyTable {
  if (typeof one !== 'object' || one === null) return false;
  const { id, title, tokens, at } = one as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof at === 'number' &&
    typeof tokens === 'object'
  );
}

class Mine {
  tables = $state.raw<MyTable[]>(parseTables(localStorage.getItem(KEY)));

  find(id: string): MyTable | undefined {
    return this.tables.find((table) => table.id === id);
  }

  /** Adds a table, or what is new of it; the latest comes first. */
  note(id: string, change: Partial<MyTable>): void {
    const before = this.find(id) ?? { id, title: '', tokens: {}, at: 0 };
    const after = { ...before, at: Date.now(), ...change };
    this.#keep([after, ...this.tables.filter((table) => table.id !== id)].slice(0, MOST));
  }

  forget(id: string): void {
    this.#keep(this.tables.filter((table) => table.id !== id));
  }

  #keep(tables: MyTable[]): void {
    this.tables = tables;
    localStorage.setItem(KEY, JSON.stringify(tables));
  }
}

export const mine = new Mine();
