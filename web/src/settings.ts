/** What a person chose for this device: light, movement, speed, sounds, language. Kept in the browser alone. */

import { LANGUAGES, type Language } from './words';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['full', 'still'] as const;
/** How many times as long as usual a step of the fire takes. */
export const PACES = [2, 1, 0.5, 0.2] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  pace: number;
  sound: boolean;
  /** "" follows the browser. */
  language: Language | '';
}

export const DEFAULTS: Settings = { theme: 'auto', motion: 'full', pace: 1, sound: false, language: '' };

const KEY = 'flashover-settings';

/** Reads what was stored; anything that is not a setting of ours falls back to its default. */
export function parse(text: string | null): Settings {
  const raw = objectOf(text);
  return {
    theme: oneOf(THEMES, raw['theme'], DEFAULTS.theme),
    motion: oneOf(MOTIONS, raw['motion'], DEFAULTS.motion),
    pace: oneOf(PACES, raw['pace'], 1),
    sound: raw['sound'] === true,
    language: oneOf(LANGUAGES, raw['language'], ''),
  };
}

function objectOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function oneOf<T, D>(allowed: readonly T[], value: unknown, otherwise: D): T | D {
  return allowed.find((one) => one === value) ?? otherwise;
}

export function loadSettings(): Settings {
  return parse(localStorage.getItem(KEY));
}

export function saveSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Lets the page follow the settings. */
export function apply(settings: Settings): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  root.style.setProperty('--pace', String(settings.pace));
}
