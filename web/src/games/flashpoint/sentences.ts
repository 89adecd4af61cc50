/** Events and actions as sentences; which words they need is told at the top of `events.ftl` and `actions.ftl`. */

import type { GameEvent } from '../../view';
import { hasWord, t, type Args } from '../../words';
import { COUNTS } from './look';
import { readMove, type Move, type Part } from './moves';
import * as name from './naming';
import type { Scene } from './naming';

const FIRE = ['clear', 'smoke', 'fire'];
const DOORS = ['none', 'closed', 'open'];
/** The counters by the names of the sentences, where these differ from those of the page. */
const COUNTERS: Record<string, string> = { reserve: 'hot-reserve', flares: 'flare-supply' };
const FLOWS = ['turn', 'active', 'phase', 'result', 'reason'];
export const PHASES = ['setup', 'actions', 'fire', 'replenish', 'ended'];
const RESULTS = ['running', 'won', 'lost'];
export const ENDS = ['running', 'rescued', 'collapse', 'lost'];
const PURPOSES = ['advance', 'poi', 'deck-gun', 'setup', 'reroll'];
const DICE = ['', 'red', 'black', 'both'];
const HAZMAT_LOAD = 65;
export const CARDS = ['fire-rages', 'accelerate', 'flare-up', 'respite'];
export const EVENTS = [
  'more-calls',
  'second-search',
  'exhaustion',
  'pinned',
  'jam',
  'critical',
  'light',
  'heavy',
  'oxygen',
  'hazmat-victim',
  'couple',
  'backdraft',
  'grenade',
  'in-its-face',
  'second-wind',
  'respite',
];

/** `FireChanged` is `event-fire-changed`. */
export function eventKey(kind: string): string {
  return `event-${kind.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** An event as a line of the log, or "" where it is not worth one. */
export function sentence(scene: Scene, event: GameEvent): string {
  const key = eventKey(event.k);
  const make = ARGUMENTS[event.k];
  const numbers = event.a.filter((n) => n !== null);
  if (numbers.length < event.a.length) return hasWord(key, 'hidden') ? t(key, {}, 'hidden') : '';
  if (!make || !hasWord(key)) return '';
  return t(key, { rule: event.rule || 'none', ...make(scene, numbers) }).trim();
}

/** An action in full: "Chop the wall east of (3,4)". */
export function sayAction(scene: Scene, number: number): string {
  const move = readMove(number);
  const parts = move.parts.map((part) => partOf(scene, move, part));
  const action = t(`action-${move.word}`, Object.assign({}, ...parts) as Args, 'say');
  return move.normal < 0 ? action : t('action-paid', { action, normal: move.normal });
}

function partOf(scene: Scene, move: Move, part: Part): Args {
  if (part === 'cell') return { place: name.place(scene, move.first) };
  if (part === 'to') return { from: name.place(scene, move.first), place: name.place(scene, move.second) };
  if (part === 'edge') return { border: name.border(scene, move.first) };
  if (part === 'spot') return name.spot(scene, move.first);
  if (part === 'load' || part === 'loads') return loads(move);
  if (part === 'role' || part === 'dealt')
    return { which: move.first ? 'chosen' : 'random', role: name.role(move.first) };
  if (part === 'dice') return { dice: DICE[move.first] ?? '' };
  if (part === 'ap') return { points: move.second };
  return { who: name.who(scene, move.first) };
}

function loads(move: Move): Args {
  const which = ['none', 'carried', 'led', 'both'][(move.load ? 1 : 0) + (move.lead ? 2 : 0)] ?? 'none';
  return {
    with: which,
    carried: move.load ? name.load(move.load) : '',
    led: move.lead ? name.load(move.lead) : '',
  };
}

type Make = (scene: Scene, n: number[]) => Args;

const onOff = (cell = -1): string => (cell >= 0 ? 'on' : 'off');
const inSpace: Make = (scene, [cell = -1]) => ({ place: name.place(scene, cell) });
const atBorder: Make = (scene, [edge = -1]) => ({ border: name.border(scene, edge) });
const pieceMoved: Make = (scene, [, before, after]) => ({
  place: name.place(scene, after ?? -1),
  before: onOff(before),
  after: onOff(after),
});
const points: Make = (scene, [seat = 0, before = 0, after = 0]) => ({
  who: name.who(scene, seat + 1),
  after,
  way: after > before ? 'more' : 'less',
});
const somebody: Make = (scene, [seat = 0, cell = -1]) => ({
  who: name.who(scene, seat),
  place: name.place(scene, cell),
});
const someone: Make = (scene, [slot = -1, cell = -1]) => ({
  piece: name.person(scene, slot),
  place: name.place(scene, cell),
});
const hazmat: Make = (scene, [, cell = -1]) => ({
  piece: t('piece-hazmat', {}, 'a'),
  place: name.place(scene, cell),
});
const carried: Make = (scene, [seat = 0, before = 0, after = 0]) => ({
  who: name.who(scene, seat + 1),
  before: loadWord(before),
  after: loadWord(after),
});

function loadWord(load: number): string {
  if (load === 0) return 'nothing';
  return load >= HAZMAT_LOAD ? 'hazmat' : 'victim';
}

/** A card entered later, without words of ours, is called by its key. */
function card(prefix: string, keys: readonly string[], number: number): string {
  const key = keys[number] ?? String(number);
  return hasWord(`${prefix}-${key}`) ? t(`${prefix}-${key}`) : key;
}

function wall(scene: Scene, [edge = -1, before = 0, cubes = 0]: number[]): Args {
  const fate = cubes < before ? 'repaired' : name.falls(scene, edge, cubes) ? 'destroyed' : 'damaged';
  return { border: name.border(scene, edge), cubes, fate };
}

const ARGUMENTS: Record<string, Make> = {
  FireChanged: (scene, [cell = -1, before = 0, after = 0]) => ({
    place: name.place(scene, cell),
    before: FIRE[before] ?? '',
    after: FIRE[after] ?? '',
  }),
  HotSpotChanged: (scene, [cell = -1, , after = 0]) => ({ place: name.place(scene, cell), after }),
  WallDamaged: wall,
  DoorChanged: (scene, [edge = -1, before = 0, after = 0]) => ({
    border: name.border(scene, edge),
    before: DOORS[before] ?? '',
    after: DOORS[after] ?? '',
  }),
  LockKnown: atBorder,
  DoorWasLocked: atBorder,
  PoiMoved: pieceMoved,
  HazmatMoved: pieceMoved,
  VictimTreated: (scene, [slot = -1, , after = 0]) => ({ piece: name.person(scene, slot), after }),
  FirefighterMoved: (scene, n) => ({ who: name.who(scene, (n[0] ?? 0) + 1), ...pieceMoved(scene, n) }),
  RoleTaken: (scene, [seat = 0, , role = 0]) => ({ who: name.who(scene, seat + 1), role: name.role(role) }),
  SavedChanged: points,
  FreeChanged: points,
  CarryChanged: carried,
  LeadChanged: carried,
  VehicleMoved: (scene, [, before, after = -1]) => ({ ...name.spot(scene, after), before: onOff(before) }),
  CountChanged: (_, [which = 0, , after = 0]) => {
    const word = COUNTS[which] ?? '';
    return { which: COUNTERS[word] ?? word, after };
  },
  FlowChanged: (_, [which = 0, , after = 0]) => {
    const word = FLOWS[which] ?? '';
    return { which: word, after: word === 'phase' ? (PHASES[after] ?? '') : after };
  },
  Acted: (scene, [seat = 0, number = 0]) => ({
    who: name.who(scene, seat),
    kind: readMove(number).word,
    action: sayAction(scene, number),
  }),
  DiceRolled: (_, [purpose = 0, red = 0, black = 0]) => ({
    purpose: t(`roll-${PURPOSES[purpose] ?? 'advance'}`),
    red,
    black,
  }),
  FireAdvanced: inSpace,
  Explosion: inSpace,
  AdvanceCancelled: inSpace,
  DeckGunFired: inSpace,
  Shockwave: (scene, [cell = -1, side = 0]) => ({
    place: name.place(scene, cell),
    side: t(`side-of-${'NESWUD'[side] ?? 'N'}`),
  }),
  DiceTurned: (scene, [seat = 0, red = 0, black = 0]) => ({ who: name.who(scene, seat), red, black }),
  Revealed: (scene, [, face = 1, cell = -1]) => ({ piece: name.face(face), place: name.place(scene, cell) }),
  Rescued: someone,
  Lost: someone,
  HazmatDisposed: hazmat,
  HazmatExploded: hazmat,
  KnockedDown: somebody,
  Dodged: somebody,
  CardDrawn: (_, [number = 0]) => ({ card: card('card', CARDS, number) }),
  EventDrawn: (_, [number = 0]) => ({ card: card('event', EVENTS, number) }),
  EventSeen: (scene, [seat = 0, number = 0]) => ({
    who: name.who(scene, seat),
    card: card('event', EVENTS, number),
  }),
  DeckShuffled: (_, [deck = 0]) => ({ deck: ['fire', 'event'][deck] ?? 'fire' }),
  TurnStarted: (scene, [turn = 0, seat = 0]) => ({ turn, who: name.who(scene, seat) }),
  GameEnded: (_, [result = 0, reason = 0]) => ({
    result: t(`result-${RESULTS[result] ?? 'running'}`),
    reason: t(`end-${ENDS[reason] ?? 'running'}`),
  }),
};
