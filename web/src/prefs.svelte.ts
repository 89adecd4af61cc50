/** The settings of this device, shared by all screens. */

import { apply, loadSettings, saveSettings, type Settings } from './settings';
import { choose, speak } from './words';

class Prefs {
  now = $state.raw<Settings>(loadSettings());

  async set(change: Partial<Settings>): Promise<void> {
    this.now = { ...this.now, ...change };
    saveSettings(this.now);
    apply(this.now);
    if (change.language !== undefined) await speak(this.now.language || choose(navigator.languages));
  }
}

export const prefs = new Prefs();
