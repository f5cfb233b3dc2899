/** The pieces in the hand: dice above all, tiles to lay, colours to take, goods to sell. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import type { Tray, TrayPiece } from '@/components/boards/board';
import { DieBox, IconAt, Plate } from '@/components/ui/draw';
import { capital, numberWord } from '@/engine/core/words';
import type { Decision } from '@/engine/core/game';
import type { PickKind } from '@/engine/games/dice-settlers';
import {
  colourAt,
  dieColour,
  dieIcon,
  ICONS,
  REROLL_DICE,
  RESOURCES,
  type DieCode,
} from '@/engine/games/dice-settlers/data';
import { handInRoll, handInTurn, type Held } from '@/engine/games/dice-settlers/rules/hand';
import { colourIndex, dieOf, parse, resourceOf } from '@/engine/games/dice-settlers/rules/notation';
import { rerollPayers } from '@/engine/games/dice-settlers/rules/roll';
import type { PlayerView, View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';
import { dieName, tileName } from '@/engine/games/dice-settlers/words/names';

import { HexTile } from './hex-tile';
import { askedSeat, colourGlyph, fillOf, ICON_OF } from './shown';
import { say } from './words';

type Fill = (view: View, player: PlayerView) => Tray;

/** What lies in the tray while a pick is asked; null where places and buttons are enough. */
const TRAY: Readonly<Record<PickKind, Fill | null>> = {
  'start-tile': null,
  'start-cell': null,
  'roll-step': rolled,
  'turn-main': (_view, player) => ({ pieces: [...turnDice(player), ...goods(player)] }),
  'pick-colour': (view) => ({ pieces: supply(view) }),
  'lay-tile': ({ task }) => ({
    pieces: task?.kind === 'lay-tile' ? task.drawn.map((no) => tilePiece(no)) : [],
  }),
  join: null,
  reinforce: null,
  'settle-use': (_view, player) => ({ pieces: turnDice(player) }),
  'recall-tent': null,
  'raid-victim': null,
  'bonus-kind': null,
  'trade-use': (_view, player) => ({ pieces: [...turnDice(player), ...goods(player)] }),
  'raise-tile': null,
  'move-tent': null,
  'place-tent': null,
  'clear-victim': null,
  'keep-die': (_view, player) => ({ pieces: equalDice(player.active) }),
  'bot-choice': null,
  'bot-join-answer': null,
  'evict-factory': null,
};

export function tray(view: View, { kind, seat }: Decision): Tray | null {
  const player = view.players[seat];
  return player ? (TRAY[kind as PickKind]?.(view, player) ?? null) : null;
}

/** The dice of a roll; the one that would pay is marked. */
function rolled(_view: View, player: PlayerView): Tray {
  const [payer] = rerollPayers(player, []);
  const dice = byIcon(handInRoll(player));
  const paying = dice.map(({ die }) => die as string).lastIndexOf(payer ?? '');
  return {
    pieces: dice.map(({ die, target }, i) => ({
      ...diePiece(die, target),
      ...(i === paying ? { note: say('tray.pays') } : {}),
    })),
    ...(payer ? { aside: say('tray.upTo', { n: numberWord(REROLL_DICE) }) } : {}),
  };
}

function turnDice(player: PlayerView): TrayPiece[] {
  return byIcon(handInTurn(player)).map(({ die, target }) => diePiece(die, target));
}

/** Pioneers first, then equal icons side by side; equal dice keep their order. */
function byIcon(dice: readonly Held[]): Held[] {
  const rank = ({ die }: Held) => (dieIcon(die) === 'pioneer' ? -1 : ICONS.indexOf(dieIcon(die)));
  return dice.slice().sort((a, b) => rank(a) - rank(b));
}

function diePiece(die: DieCode, target: string): TrayPiece {
  return { target, label: say('die', { die: dieName(die) }) };
}

/** Dice of one colour and icon stand once: to keep either of them is the same. */
function equalDice(dice: readonly DieCode[]): TrayPiece[] {
  return [...new Set(dice)].map((die) => ({
    ...diePiece(die, `die:${die}`),
    count: dice.filter((one) => one === die).length,
  }));
}

function tilePiece(no: number): TrayPiece {
  return { target: `tile:${no}`, label: tileName(no) };
}

function supply(view: View): TrayPiece[] {
  return view.supply.flatMap((n, colour) =>
    n > 0
      ? [
          {
            target: `colour:${colourAt(colour)}`,
            label: say('colour', { colour: word(colourAt(colour)), n }),
            count: n,
          },
        ]
      : [],
  );
}

function goods(player: PlayerView): TrayPiece[] {
  return RESOURCES.flatMap((kind, i) => {
    const n = player.tokens[i] ?? 0;
    return n > 0
      ? [{ target: `token:${kind}`, label: capital(say('fact.token', { n, kind: word(kind) })), count: n }]
      : [];
  });
}

interface ArtProps {
  readonly view: View;
  readonly target: string;
  readonly size: number;
}

export const TrayArt = memo(function TrayArt({ view, target, size }: ArtProps) {
  const { verb: kind, what } = parse(target);
  const die = dieAt(view, kind, what);
  if (die) return <DieBox face={ICON_OF[dieIcon(die)]} fill={fillOf(dieColour(die))} size={size - 4} />;
  if (kind === 'colour') {
    const colour = colourIndex(what);
    return <DieBox face={colourGlyph(colour)} fill={fillOf(colour)} size={size - 4} />;
  }
  return (
    <Svg width={size} height={size} viewBox="-25 -25 50 50" aria-hidden>
      {kind === 'tile' ? <TileArt no={Number(what)} /> : null}
      {kind === 'token' ? (
        <>
          <Plate x={-21} y={-21} width={42} height={42} rx={21} />
          <IconAt name={ICON_OF[resourceOf(what)]} x={0} y={0} size={28} />
        </>
      ) : null}
    </Svg>
  );
});

/** The die a target of the hand stands for: by its face, or by its icon in a turn. */
function dieAt(view: View, kind: string, what: string): DieCode | null {
  if (kind === 'die') return dieOf(what.split('#')[0] ?? what);
  const player = kind === 'icon' ? view.players[askedSeat(view)] : undefined;
  return player ? (handInTurn(player).find(({ target }) => target === `icon:${what}`)?.die ?? null) : null;
}

function TileArt({ no }: { readonly no: number }) {
  return (
    <HexTile
      no={no}
      x={0}
      y={0}
      r={25}
      tents=""
      house={-1}
      colours=""
      bot={-1}
      night={false}
      ghost=""
      ghostOwner={-1}
      fresh={false}
      least={0}
      bare
    />
  );
}
