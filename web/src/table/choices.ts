/** What can be clicked, made from the legal actions and walks the server sent. Nothing is decided here. */

import { cellNumber } from '../board/geometry';
import type { CellMark, EdgeMark } from '../board/marks';
import type { Kit, Scene } from '../games/kit';
import type { Options, Walk } from '../net/messages';
import { t } from '../words';

/** Something one can do with one press: an action, or a whole walk. */
export interface Choice {
  id: string;
  seat: number;
  acts: readonly string[];
  kind: string;
  label: string;
  cost: number;
  cells: readonly number[];
  edge: number;
  /** The spaces of a walk, with the one it begins on. */
  path: readonly number[];
}

export function choicesOf(kit: Kit, scene: Scene, options: readonly Options[]): Choice[] {
  return options.flatMap(({ seat, acts }) =>
    acts.map(({ text, kind, cost, number }) => {
      const { cells, edge } = kit.where(scene.geometry, number);
      const label = kit.say(scene, number);
      return { id: `${seat} ${text}`, seat, acts: [text], kind, label, cost, cells, edge, path: [] };
    }),
  );
}

/** Walks of more than one step; the single steps are legal actions already. */
export function walksOf(kit: Kit, scene: Scene, seat: number, walks: readonly Walk[]): Choice[] {
  return walks
    .filter(({ acts }) => acts.length > 1)
    .map(({ acts, cost }) => {
      const path = acts.map((act) => cellNumber(scene.geometry, spaceOf(act)));
      const end = path[path.length - 1] ?? -1;
      const load = kit.load(loadOf(acts));
      const label = load ? t('act-walk-with', { load }) : t('act-walk');
      return {
        id: `${seat} ${acts.join(';')}`,
        seat,
        acts,
        kind: 'walk',
        label,
        cost,
        cells: [end],
        edge: -1,
        path,
      };
    });
}

/** The space a step leads to: the second word of its notation. */
function spaceOf(act: string): string {
  return act.split(' ')[1] ?? '';
}

/** What is taken along on a walk, as the notation says it: "carry victim". */
function loadOf(acts: readonly string[]): string[] {
  const words = (acts[acts.length - 1] ?? '').split(' ');
  const from = words.findIndex((word) => word === 'carry' || word === 'lead');
  return from < 0 ? [] : words.slice(from);
}

/** A mark for each space where something can be done; walks show their cost, other acts a frame of their own. */
export function cellMarks(kit: Kit, choices: readonly Choice[]): CellMark[] {
  const reach = new Map<number, number>();
  const act = new Map<number, number>();
  for (const choice of choices) {
    const into = choice.kind === 'walk' || kit.walks(choice.kind) ? reach : act;
    for (const cell of choice.cells) into.set(cell, Math.min(into.get(cell) ?? Infinity, choice.cost));
  }
  const acts = [...act].map(([cell, cost]): CellMark => {
    const text = reach.has(cell) || cost === 0 ? {} : { text: String(cost) };
    return { cell, tone: 'act', ...text };
  });
  return [
    ...acts,
    ...[...reach].map(([cell, cost]): CellMark => ({ cell, tone: 'reach', text: String(cost) })),
  ];
}

export function edgeMarks(choices: readonly Choice[]): EdgeMark[] {
  const byEdge = new Map<number, Choice[]>();
  for (const choice of choices) {
    if (choice.edge >= 0) byEdge.set(choice.edge, [...(byEdge.get(choice.edge) ?? []), choice]);
  }
  return [...byEdge].map(([edge, here]) => ({
    edge,
    tone: 'act',
    text: String(Math.min(...here.map(({ cost }) => cost))),
    label: here.map(({ label }) => label).join(', '),
  }));
}

/** What a press on a space offers: likeliest first, and of two ways the cheaper. */
export function atCell(kit: Kit, choices: readonly Choice[], cell: number): Choice[] {
  return sorted(
    kit,
    choices.filter((choice) => choice.cells.includes(cell)),
  );
}

export function atEdge(kit: Kit, choices: readonly Choice[], edge: number): Choice[] {
  return sorted(
    kit,
    choices.filter((choice) => choice.edge === edge),
  );
}

export function sorted(kit: Kit, choices: readonly Choice[]): Choice[] {
  return [...choices].sort((a, b) => kit.rank(a.kind) - kit.rank(b.kind) || a.cost - b.cost);
}

/** The only thing a press can mean, if it is one step and no more; anything else is asked first. */
export function obvious(choices: readonly Choice[]): Choice | null {
  const [only, ...others] = choices;
  return only && others.length === 0 && only.acts.length === 1 ? only : null;
}
