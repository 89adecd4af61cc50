/** The words of the page: the same Fluent files that the Python side reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';

export type Language = 'en' | 'es' | 'it';
export type Args = Record<string, FluentVariable>;

export const LANGUAGES: readonly Language[] = ['en', 'es', 'it'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', it: 'Italiano' };

// The files are fetched as they are: words are data, not script, and come only when their language is chosen.
const FILES = import.meta.glob<string>(
  ['../../src/flashover/words/*/*.ftl', '../../src/flashover/*/words/*/**/*.ftl'],
  { query: '?url', import: 'default', eager: true },
);

const RULES = /\/rules(\.ftl$|\/)/;

/** The addresses of the files of a language: the words of the table, or the texts of the rules. */
export function filesOf(language: Language, rules: boolean, files: Record<string, string> = FILES): string[] {
  return Object.keys(files)
    .filter((path) => path.includes(`/words/${language}/`) && RULES.test(path) === rules)
    .sort()
    .map((path) => files[path] ?? '');
}

/** The first of the reader's languages that we speak. */
export function choose(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en'
  );
}

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const rules = new Set<string>();
const loading = new Map<string, Promise<void>>();
let current: Language = 'en';
let withRules = false;
let changed = (): void => undefined;

// Reading the words inside a component makes it follow the language.
const follow = createSubscriber((update) => {
  changed = update;
  return () => {
    changed = () => undefined;
  };
});

export function language(): Language {
  follow();
  return current;
}

/** Adds the text of a file; a later file wins, as a game may say a thing in its own way. */
export function addWords(to: Language, text: string): void {
  const bundle = bundles.get(to) ?? new FluentBundle(to, { useIsolating: false });
  bundles.set(to, bundle);
  const resource = new FluentResource(text);
  bundle.addResource(resource, { allowOverrides: true });
  for (const { id } of resource.body) if (id.startsWith('rule-')) rules.add(id.slice('rule-'.length));
}

async function load(which: Language, rules: boolean): Promise<void> {
  const key = `${which}${rules ? ' rules' : ''}`;
  if (loaded.has(key)) return;
  const running = loading.get(key) ?? fetchAll(which, rules).then(() => void loaded.add(key));
  loading.set(key, running);
  try {
    await running;
  } finally {
    loading.delete(key);
  }
}

async function fetchAll(which: Language, rules: boolean): Promise<void> {
  const texts = await Promise.all(filesOf(which, rules).map(fetchText));
  for (const text of texts) addWords(which, text);
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`words: ${address} answered ${answer.status}`);
  return answer.text();
}

/** Speaks this language from now on; the old one is spoken until the new one is here. */
export async function speak(which: Language): Promise<void> {
  await Promise.all([load(which, false), ...(withRules ? [load(which, true)] : [])]);
  current = which;
  document.documentElement.lang = which;
  changed();
}

/** Fetches the texts of the rules of the language spoken, which are many and wanted seldom. */
export async function loadRules(): Promise<void> {
  withRules = true;
  await load(current, true);
  changed();
}

/** The ids of all rules whose texts have been fetched, in order. */
export function ruleIds(): string[] {
  follow();
  return [...rules].sort();
}

export function hasWord(id: string, attribute = ''): boolean {
  follow();
  return lookUp(id, attribute) !== undefined;
}

/**
 * A message in the language spoken, or one of its attributes (.text, .say, .the …).
 * A missing one shows its name, so that it is found.
 */
export function t(id: string, args?: Args, attribute = ''): string {
  follow();
  const found = lookUp(id, attribute);
  if (!found) return attribute ? `${id}.${attribute}` : id;
  return found.bundle.formatPattern(found.pattern, args ?? null, []);
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

function lookUp(id: string, attribute: string): { bundle: FluentBundle; pattern: Pattern } | undefined {
  for (const which of [current, 'en'] as const) {
    const bundle = bundles.get(which);
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return undefined;
}
