/** Finding rules by number or by words. */

export interface RuleText {
  id: string;
  title: string;
  text: string;
}

/** Without accents and capitals: who types "accion" finds "Acción". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Rules that have every word asked for, those with all of them in the title first. */
export function findRules(rules: readonly RuleText[], asked: string): RuleText[] {
  const words = plain(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  const has = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const found = rules.filter(({ id, title, text }) => has(`${id} ${title} ${text}`));
  const first = found.filter(({ id, title }) => has(`${id} ${title}`));
  return [...first, ...found.filter((rule) => !first.includes(rule))];
}
