/** Flash Point as the table knows it. */

import type { Geometry } from '../../board/geometry';
import type { GameEvent, View } from '../../view';
import { t } from '../../words';
import type { Die, Kit, Scene, Where } from '../kit';
import Board from './FlashpointBoard.svelte';
import { cellLabel, edgesAt, pieceName, placeName } from './labels';
import { at, FACES, FIRE, ROLES } from './look';
import { cellOf, edgeOf, readMove, spotOf } from './moves';
import type { Scene as Names } from './naming';
import Picture from './Picture.svelte';
import { piecesOf } from './pieces';
import Seat from './FighterSeat.svelte';
import { PHASES, sayAction, sentence } from './sentences';
import { stakeLine } from './stake';
import Supplies from './SuppliesOf.svelte';
import Symbols from './Symbols.svelte';

const NONE: readonly number[] = [];

function names(scene: Scene): Names {
  const fields = scene.view?.fields ?? {};
  return {
    geometry: scene.geometry,
    seats: scene.seats,
    faces: fields['poi_face'] ?? NONE,
    treated: fields['treated'] ?? NONE,
  };
}

const GOOD = ['Rescued', 'HazmatDisposed', 'Dodged', 'VictimTreated'];
const BAD = ['Explosion', 'Lost', 'KnockedDown', 'HazmatExploded', 'WallDamaged'];
const FIERY = [
  'DiceRolled',
  'FireAdvanced',
  'FireChanged',
  'Shockwave',
  'FlowChanged',
  'CardDrawn',
  'EventDrawn',
];

function tone(event: GameEvent): 'plain' | 'turn' | 'fire' | 'good' | 'bad' {
  if (event.k === 'TurnStarted' || event.k === 'GameEnded') return 'turn';
  if (GOOD.includes(event.k)) return 'good';
  if (BAD.includes(event.k)) return 'bad';
  return FIERY.includes(event.k) ? 'fire' : 'plain';
}

/** Whose line it is: kinds whose first number is a seat, and those that count seats from nought. */
const BY_SEAT: Record<string, number> = {
  Acted: 0,
  KnockedDown: 0,
  Dodged: 0,
  EventSeen: 0,
  DiceTurned: 0,
  FirefighterMoved: 1,
  RoleTaken: 1,
  CarryChanged: 1,
  LeadChanged: 1,
  SavedChanged: 1,
  FreeChanged: 1,
};

function seatOf(event: GameEvent): number {
  if (event.k === 'TurnStarted') return event.a[1] ?? 0;
  const from = BY_SEAT[event.k];
  return from === undefined ? 0 : (event.a[0] ?? -from) + from;
}

/** Kinds of action, likeliest first. */
const RANKS = [
  'dodge place suppress reroll accept ride explode grenade top continue role start park',
  'treat extinguish dispose identify reveal deck-gun chop open drag de-smoke escape escape-open',
  'clear-hot-spot repair clear-flare-up command drive give look squeeze crew-change first',
  'ready end',
  'close',
  'stay pass stop bottom finish',
  'move',
].map((words) => words.split(' '));

function rank(kind: string): number {
  const found = RANKS.findIndex((words) => words.includes(kind));
  return found < 0 ? RANKS.length : found;
}

/** "carry treated-heavy lead treated" in the reader's words. */
function loadWords(words: readonly string[]): string {
  return words
    .filter((word) => word !== 'carry' && word !== 'lead')
    .map((word) => {
      const face = word.replace(/^treated-?/, '') || 'victim';
      const piece = t(`piece-${face}`, {}, 'a');
      return face === word ? piece : t('piece-treated', { piece });
    })
    .join(' + ');
}

const ICONS: Record<string, string> = {
  extinguish: 'fp-fire',
  chop: 'fp-cube',
  repair: 'fp-cube',
  'deck-gun': 'fp-engine',
  treat: 'fp-role1',
  identify: 'fp-role3',
  dispose: 'fp-hazmat',
  'de-smoke': 'fp-smoke',
  'clear-hot-spot': 'fp-hot',
  reveal: 'fp-poi',
  command: 'fp-role2',
};

/** How long a beat with such an event is looked at. */
const LASTING: Record<string, number> = {
  DiceRolled: 1000,
  FireAdvanced: 600,
  Explosion: 800,
  Shockwave: 420,
  HazmatExploded: 800,
  AdvanceCancelled: 900,
  FireChanged: 320,
  WallDamaged: 320,
  DoorChanged: 320,
  Revealed: 900,
  Rescued: 1000,
  Lost: 1000,
  KnockedDown: 900,
  Dodged: 700,
  CardDrawn: 1300,
  EventDrawn: 1600,
  DeckGunFired: 900,
  FirefighterMoved: 330,
  VehicleMoved: 500,
  PoiMoved: 600,
  TurnStarted: 250,
  GameEnded: 600,
};

function lasting(events: readonly GameEvent[]): number {
  return Math.max(0, ...events.map(({ k }) => LASTING[k] ?? 0));
}

function dice(geometry: Geometry, event: GameEvent): Die[] {
  const [, red, black] = event.a;
  if (event.k !== 'DiceRolled' && event.k !== 'DiceTurned') return [];
  const [six, eight] = geometry.dice;
  return [
    { sides: six, value: red ?? 0, colour: 'red' },
    { sides: eight, value: black ?? 0, colour: 'black' },
  ];
}

function where(geometry: Geometry, number: number): Where {
  const move = readMove(number);
  const spot = geometry.spots[spotOf(move)];
  const cell = cellOf(move);
  return { cells: spot?.cells ?? (cell < 0 ? [] : [cell]), edge: edgeOf(move) };
}

/** What lies on a space, as names of messages whose .text explains it. */
function explain(geometry: Geometry, view: View, cell: number): string[] {
  const fire = at(view, 'fire', cell);
  const borders = edgesAt(geometry, cell).map(({ edge }) => geometry.edges[edge]?.kind ?? 'open');
  return [
    ...(fire === FIRE.fire ? ['piece-fire'] : fire === FIRE.smoke ? ['piece-smoke'] : []),
    ...(at(view, 'hot', cell) ? ['piece-hot-spot'] : []),
    ...piecesOf(view)
      .filter((piece) => piece.cell === cell)
      .map((piece) => {
        if (piece.kind === 'fighter') return `role-${ROLES[at(view, 'role', piece.number - 1)] ?? 'none'}`;
        if (piece.kind === 'victim') return `piece-${FACES[Math.max(1, piece.face)] ?? 'victim'}`;
        return `piece-${piece.kind}`;
      }),
    ...new Set(borders.filter((kind) => kind !== 'open' && kind !== 'wall').map((kind) => `border-${kind}`)),
  ];
}

function claims(view: View, cell: number): { key: string; name: string }[] {
  return piecesOf(view)
    .filter((piece) => piece.cell === cell && piece.kind !== 'fighter')
    .map((piece) => ({ key: piece.id, name: pieceName(view, piece) }));
}

function won(view: View): boolean | null {
  const result = at(view, 'flow', 3);
  return result === 0 ? null : result === 1;
}

export const flashpoint: Kit = {
  name: 'flashpoint',
  Symbols,
  Board,
  Picture,
  Seat,
  Supplies,
  sentence: (scene, event) => sentence(names(scene), event),
  tone,
  seatOf,
  say: (scene, number) => sayAction(names(scene), number),
  where,
  moveTo: (name) => `move ${name}`,
  walks: (kind) => kind === 'move',
  rank,
  icon: (kind) => ICONS[kind] ?? '',
  stake: stakeLine,
  load: loadWords,
  dice,
  lasting,
  turn: (view) => at(view, 'flow', 0),
  active: (view) => at(view, 'flow', 1),
  phase: (view) => t(`phase-${PHASES[at(view, 'flow', 2)] ?? 'setup'}`),
  won,
  label: cellLabel,
  place: placeName,
  explain,
  claims,
  cellOfClaim: (view, key) => piecesOf(view).find((piece) => piece.id === key)?.cell ?? -1,
  phrases:
    'hello my-fire my-victim your-victim go-in come-out door close-door smoke-first hazmat ambulance deck-gun stay-clear save-ap cubes wait well-done sorry yes no'
      .split(' ')
      .map((word) => `phrase-${word}`),
};
