/** What a reader of the screen hears of a space: its name, its room, all that is on it and its borders. */

import {
  borderKind,
  edgesOf,
  named,
  roomOf,
  type Geometry,
  type Side,
  type Touching,
} from '../../board/geometry';
import type { View } from '../../view';
import { language, t } from '../../words';
import { at, cubesToFall, DOOR, DOOR_KINDS, FACES, FIRE, ROLES } from './look';
import { carriedBy, ledBy, piecesOf, type Piece } from './pieces';

const edgeLists = new WeakMap<Geometry, ReturnType<typeof edgesOf>>();

export function edgesAt(geometry: Geometry, cell: number): Touching[] {
  const lists = edgeLists.get(geometry) ?? edgesOf(geometry);
  edgeLists.set(geometry, lists);
  return lists[cell] ?? [];
}

export function cellLabel(geometry: Geometry, view: View, cell: number): string {
  const parts = [
    placeName(geometry, cell),
    ...hazardWords(view, cell),
    ...vehicleWords(geometry, view, cell),
    ...piecesOf(view)
      .filter((piece) => piece.cell === cell)
      .map((piece) => pieceName(view, piece)),
    ...edgesAt(geometry, cell).flatMap(({ edge, side }) => borderWords(geometry, view, edge, side)),
  ];
  return parts.join('. ');
}

/** "3,4, Kitchen" – or "outside". */
export function placeName(geometry: Geometry, cell: number): string {
  const { name = '', inside = false } = geometry.cells[cell] ?? {};
  const room = named(roomOf(geometry, cell), language());
  if (!inside) return t('fp-place-outside', { name });
  return room ? t('fp-place', { name, room }) : name;
}

function hazardWords(view: View, cell: number): string[] {
  const fire = at(view, 'fire', cell);
  const words = fire === FIRE.fire ? [t('piece-fire')] : fire === FIRE.smoke ? [t('piece-smoke')] : [];
  return at(view, 'hot', cell) > 0 ? [...words, t('piece-hot-spot')] : words;
}

function vehicleWords(geometry: Geometry, view: View, cell: number): string[] {
  return ['ambulance', 'engine'].flatMap((name, i) => {
    const spot = geometry.spots[view.fields['vehicle']?.[i] ?? -1];
    if (spot?.cells.includes(cell)) return [t(`vehicle-${name}`)];
    const free = geometry.spots.some((s) => s.vehicle === name && s.cells.includes(cell));
    return free ? [t(`fp-${name}-spot`)] : [];
  });
}

export function pieceName(view: View, piece: Piece): string {
  if (piece.kind === 'fighter') return fighterName(view, piece.number);
  if (piece.kind === 'hazmat') return t('piece-hazmat');
  if (piece.kind === 'poi') return t('fp-poi');
  const face = t(`piece-${FACES[Math.max(1, piece.face)] ?? 'victim'}`);
  return piece.treated ? t('piece-treated', { piece: face }) : face;
}

export function roleName(role: number): string {
  return t(`role-${ROLES[role] ?? 'none'}`);
}

/** "Red firefighter, Paramedic, carrying: Victim". */
export function fighterName(view: View, seat: number): string {
  const role = at(view, 'role', seat - 1);
  const words = [t(`firefighter-${seat}`)];
  if (role > 0) words.push(roleName(role));
  const load = loadName(view, seat);
  if (load) words.push(load);
  return words.join(', ');
}

/** What a firefighter carries or leads, or "". */
export function loadName(view: View, seat: number): string {
  const { kind, slot } = carriedBy(view, seat);
  const led = ledBy(view, seat);
  const words: string[] = [];
  if (kind === 'hazmat') words.push(t('fp-carries', { what: t('piece-hazmat') }));
  if (kind === 'victim') words.push(t('fp-carries', { what: faceName(view, slot) }));
  if (led >= 0) words.push(t('fp-leads', { what: faceName(view, led) }));
  return words.join(', ');
}

export function faceName(view: View, slot: number): string {
  const face = view.fields['poi_face']?.[slot] ?? -1;
  return face < 0 ? t('fp-poi') : t(`piece-${FACES[face] ?? 'victim'}`);
}

/** Open floor is not spoken of; everything else is named with its side. */
function borderWords(geometry: Geometry, view: View, edge: number, side: Side): string[] {
  const kind = borderKind(geometry, edge);
  if (kind === 'open') return [];
  return [t('fp-border', { side: t(`side-${side}`), what: borderName(geometry, view, edge) })];
}

export function borderName(geometry: Geometry, view: View, edge: number): string {
  const kind = borderKind(geometry, edge);
  const cubes = at(view, 'damage', edge);
  const what = t(`border-${kind}`);
  if (cubes >= cubesToFall(geometry, kind)) return t('fp-border-fallen', { what });
  if (DOOR_KINDS.includes(kind) || kind === 'window') return openingName(view, edge, what, kind);
  return cubes > 0 ? t('fp-border-damaged', { what, cubes }) : what;
}

function openingName(view: View, edge: number, what: string, kind: string): string {
  const door = at(view, 'door', edge);
  if (at(view, 'locked', edge) > 0) return t('fp-border-locked', { what });
  if (door === DOOR.open) return t('fp-border-opened', { what });
  if (door === DOOR.closed || kind === 'window') return t('fp-border-closed', { what });
  return t('fp-border-fallen', { what });
}
