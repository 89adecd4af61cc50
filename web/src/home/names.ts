/** The name of the player at this device. */

const KEY = 'flashover-name';

export function myName(): string {
  return localStorage.getItem(KEY) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(KEY, name);
}
