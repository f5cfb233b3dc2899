/** On tickets: the die that pays or is taken. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { Die } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import type { PickKind } from '@/engine/games/dice-settlers';
import { dieColour, dieIcon } from '@/engine/games/dice-settlers/data';
import { colourIndex, dieOf, parse, thingOf } from '@/engine/games/dice-settlers/rules/notation';
import { isPick } from '@/engine/games/dice-settlers/state';
import type { View } from '@/engine/games/dice-settlers/view';

import { colourGlyph, fillOf, ICON_OF } from './shown';

interface ArtProps {
  readonly view: View;
  readonly move: string;
  readonly size: number;
}

/** A die on a ticket: its face and its fill. */
interface Art {
  readonly face: IconName | null;
  readonly fill: string;
}

type Draw = (move: string, view: View) => Art | null;

function lying(code: string): Art {
  const die = dieOf(code);
  return { face: ICON_OF[dieIcon(die)], fill: fillOf(dieColour(die)) };
}

function unrolled(colour: string): Art {
  const index = colourIndex(colour);
  return { face: colourGlyph(index), fill: fillOf(index) };
}

/** The first die that pays; a card that pays has its own drawing on the board. */
const paying: Draw = (move) => {
  const [first = ''] = parse(move).by.split(/[+&>]/);
  const thing = first === '' ? null : thingOf(first);
  return thing?.startsWith('die:') ? lying(first) : null;
};

/** `keep:…` lies there, `colour:…` shows no icon. */
const named: Draw = (move) => {
  const { verb, what } = parse(move);
  if (verb === 'keep') return lying(what);
  return verb === 'colour' ? unrolled(what) : null;
};

const none = null;

const ART: Readonly<Record<PickKind, Draw | null>> = {
  'start-tile': none,
  'start-cell': none,
  'roll-step': paying,
  'turn-main': paying,
  'pick-colour': named,
  'lay-tile': none,
  join: none,
  reinforce: none,
  'settle-use': paying,
  'recall-tent': none,
  'raid-victim': none,
  'bonus-kind': none,
  'trade-use': paying,
  'raise-tile': none,
  'move-tent': none,
  'place-tent': none,
  'clear-victim': none,
  'keep-die': named,
  'bot-choice': (move, { task }) =>
    task?.kind === 'bot-choice' && task.what === 'colour' ? unrolled(parse(move).what) : null,
  'bot-join-answer': none,
  'evict-factory': none,
};

function artOf(view: View, move: string): Art | null {
  const { task } = view;
  return task && isPick(task) ? (ART[task.kind]?.(move, view) ?? null) : null;
}

export function hasArt(view: View, move: string): boolean {
  return artOf(view, move) !== null;
}

export const TicketArt = memo(function TicketArt({ view, move, size }: ArtProps) {
  const art = artOf(view, move);
  return (
    <Svg width={size} height={size} viewBox="0 0 44 44" aria-hidden>
      {art ? <Die x={22} y={21} size={34} face={art.face} fill={art.fill} /> : null}
    </Svg>
  );
});
