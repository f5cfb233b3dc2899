/** Those who are free, new in town or in jail, between the last street and the yard; the store under the rail. */
import { G } from 'react-native-svg';

import { Label, Piece } from '@/components/ui/draw';
import { resAt } from '@/engine/games/dakota/data';
import { sum } from '@/engine/games/dakota/rules/counts';
import { storage } from '@/engine/games/dakota/rules/town';

import type { TownView } from './ground';
import { Worker } from './people';
import { useReadable } from './scale';
import type { Area } from './shown';
import { say } from './words';
import { CART_HEIGHT } from './yard';

const PAWN = 29;
/** What a pawn, its number and a word take of the width. */
const STEP = 25;
const NUMBER = 15;
const WORD = 34;

interface Props {
  readonly town: TownView;
  readonly rail: number;
  readonly width: number;
  readonly ink: string;
}

interface Group {
  readonly kind: number;
  readonly n: number;
  /** Before the first of those it is said of: "new", "jail". */
  readonly word: string;
}

function groupsOf(town: TownView): Group[] {
  const word = (i: number, text: string) => (i === 0 ? text : '');
  const free = town.idle.flatMap((n, kind) => (n > 0 ? [{ kind, n, word: '' }] : []));
  const fresh = town.street.flatMap((n, kind) => (n > 0 ? [{ kind, n }] : []));
  return [
    ...free,
    ...fresh.map((one, i) => ({ ...one, word: word(i, say('town.new')) })),
    ...town.cells.map(({ kind }, i) => ({ kind, n: 1, word: word(i, say('town.jail')) })),
  ];
}

function widthOf({ n, word }: Group): number {
  return STEP + (n > 1 ? NUMBER : 0) + (word === '' ? 0 : WORD);
}

/** With many kinds they stand closer. */
function closeness(groups: readonly Group[], width: number): number {
  return Math.min(1.2, (width - 12) / Math.max(1, sum(groups.map(widthOf))));
}

/** Where they stand; null where nobody does. */
export function passersAt(town: TownView, rail: number, width: number): Area | null {
  const groups = groupsOf(town);
  if (groups.length === 0) return null;
  const taken = sum(groups.map(widthOf)) * closeness(groups, width);
  return { x: 6, y: rail - CART_HEIGHT - PAWN - 2, width: taken, height: PAWN };
}

/** Where the store is written; null where it is empty. */
export function storeAt(town: TownView, rail: number, width: number): Area | null {
  const kinds = town.resources.filter((n) => n > 0).length;
  if (kinds === 0) return null;
  const left = width - 60 - kinds * 34;
  return { x: left, y: rail + 3, width: width - left, height: 22 };
}

export function Passers({ town, rail, width, ink }: Props) {
  const letters = useReadable(13);
  const groups = groupsOf(town);
  const close = closeness(groups, width);
  const y = rail - CART_HEIGHT - PAWN / 2 - 2;
  const widths = groups.map((group) => widthOf(group) * close);
  return (
    <G>
      {groups.map((group, i) => {
        const left = 6 + sum(widths.slice(0, i));
        const at = left + (group.word === '' ? 0 : WORD * close) + PAWN / 2 - 2;
        return (
          <G key={i}>
            {group.word === '' ? null : (
              <Label x={left + 2} y={y + 10} size={letters} anchor="start" weight={600} colour={ink}>
                {group.word}
              </Label>
            )}
            <Worker kind={group.kind} x={at} y={y} size={PAWN} />
            {group.n > 1 ? (
              <Label x={at + PAWN / 2 - 2} y={y + 12} size={letters} anchor="start" colour={ink}>
                {group.n}
              </Label>
            ) : null}
          </G>
        );
      })}
    </G>
  );
}

/** What lies in store, at the end of the yard. */
export function Store({ town, rail, width, ink }: Props) {
  const letters = useReadable(13);
  const y = rail + 14;
  const stored = town.resources.flatMap((n, res) => (n > 0 ? [{ res, n }] : []));
  if (stored.length === 0) return null;
  return (
    <G>
      {stored.map(({ res, n }, i) => (
        <G key={res}>
          <Piece kind={resAt(res)} x={width - 84 - i * 34} y={y} r={8} />
          <Label x={width - 74 - i * 34} y={y + 5} size={letters} anchor="start" colour={ink}>
            {n > 1 ? n : ''}
          </Label>
        </G>
      ))}
      <Label x={width - 8} y={y + 5} size={letters} anchor="end" weight={600} colour={ink}>
        {say('town.store', { n: sum(town.resources), of: storage(town) })}
      </Label>
    </G>
  );
}
