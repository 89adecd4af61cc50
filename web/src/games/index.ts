import { flashpoint } from './flashpoint/kit';
import type { Kit } from './kit';

/** The look of a game by its name. */
export const KITS: Readonly<Record<string, Kit>> = { flashpoint };
