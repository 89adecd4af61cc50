/** What page and server say to each other, under the names this page uses; the types are written from the server's. */

import type { Events, View } from '../types.gen';

export type {
  Asked,
  ClientMessage,
  Denied,
  Ended,
  Events,
  Joined,
  Kind,
  LegalAction,
  Options,
  Proposal,
  Refusal,
  Said,
  SeatInfo,
  ServerMessage,
  Tried,
  Walk,
} from '../types.gen';

export type WholeView = View;

/** What the table looks like after a decision. */
export type Moment = Pick<Events, 'v' | 'asked' | 'legal' | 'clock' | 'undo'>;
