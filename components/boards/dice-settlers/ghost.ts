/** What the armed move would make of the map, from its notation. */
import { parse, parts } from '@/engine/games/dice-settlers/rules/notation';
import type { View } from '@/engine/games/dice-settlers/view';

/** A piece that would come, or a tent that would go. */
export type GhostKind = 'tent' | 'house' | 'gone';

export interface Ghost {
  readonly cells: ReadonlyMap<string, GhostKind>;
  /** A tile that would be laid. */
  readonly laid: { readonly no: number; readonly cell: string } | null;
}

const CELL = /^-?\d+,-?\d+$/;
const NOTHING: Ghost = { cells: new Map(), laid: null };

const one = (cell: string, kind: GhostKind): Ghost =>
  CELL.test(cell) ? { cells: new Map([[cell, kind]]), laid: null } : NOTHING;

function moved(text: string): Ghost {
  const [from, to] = parts(text);
  return {
    cells: new Map([
      [from, 'gone'],
      [to, 'tent'],
    ]),
    laid: null,
  };
}

type Show = (what: string, view: View) => Ghost;

const beside: Show = (_what, { task }) => (task && 'cell' in task ? one(task.cell, 'tent') : NOTHING);

const SHOW: Readonly<Record<string, Show>> = {
  settle: (what) => one(what, 'tent'),
  place: (what) => one(what, 'tent'),
  raid: (what) => one(what, 'tent'),
  join: beside,
  add: beside,
  factory: (what) => one(what, 'gone'),
  from: (what) => one(what, 'gone'),
  govern: (what) => one(what, 'house'),
  at: (what) => one(what, 'house'),
  move: moved,
  card: (what) => {
    const named = parts(what)[1];
    return named.includes('=') && named.split('=').every((cell) => CELL.test(cell)) ? moved(named) : NOTHING;
  },
  lay: (what) => {
    const [no, cell] = parts(what);
    return { cells: new Map(), laid: { no: Number(no), cell } };
  },
};

export function ghostOf(preview: string | null, view: View): Ghost {
  if (preview === null) return NOTHING;
  const { verb, what } = parse(preview);
  return SHOW[verb]?.(what, view) ?? NOTHING;
}
