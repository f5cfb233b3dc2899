/** The pieces in the hand: dice above all, tiles to lay, colours to take, goods to sell. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import type { InHand, Tray, TrayPiece } from '@/components/boards/board';
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
  TRADE_SET,
  type Action,
  type DieCode,
} from '@/engine/games/dice-settlers/data';
import { techId, techOf, type TechId } from '@/engine/games/dice-settlers/data-techs';
import { tileOf } from '@/engine/games/dice-settlers/data-tiles';
import { spendable } from '@/engine/games/dice-settlers/rules/icons';
import { numbered, handInRoll, handInTurn, type Held } from '@/engine/games/dice-settlers/rules/hand';
import {
  colourIndex,
  dieOf,
  parse,
  resourceOf,
  sourceOf,
  thingOf,
} from '@/engine/games/dice-settlers/rules/notation';
import { drawCards, facesOf, rerollPayers, setPayers } from '@/engine/games/dice-settlers/rules/roll';
import type { PlayerView, View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';
import { dieName, techName, tileName, tileScore } from '@/engine/games/dice-settlers/words/names';

import { spentColours } from './camp';
import { HexTile } from './hex-tile';
import { askedSeat, colourGlyph, fillOf, ICON_OF } from './shown';
import { say } from './words';

type Fill = (view: View, player: PlayerView, held: InHand) => Tray;

/** What lies in the tray while a pick is asked; null where places and buttons are enough. */
const TRAY: Readonly<Record<PickKind, Fill | null>> = {
  'start-tile': null,
  'start-cell': null,
  'roll-step': rolled,
  'turn-main': (_view, player, held) => ({ pieces: [...turnDice(player), ...goods(player, held)] }),
  'pick-colour': (view) => ({ pieces: supply(view) }),
  'lay-tile': ({ task }) => ({
    pieces: task?.kind === 'lay-tile' ? task.drawn.map((no) => tilePiece(no)) : [],
  }),
  join: null,
  reinforce: null,
  'settle-use': (_view, player) => ({ pieces: paying(player, 'settle') }),
  'recall-tent': null,
  'raid-victim': null,
  'bonus-kind': null,
  'trade-use': (_view, player, held) => ({
    pieces: [...paying(player, 'trade'), ...goods(player, held), ...spentDice(player, held)],
  }),
  'raise-tile': null,
  'move-tent': null,
  'place-tent': null,
  'clear-victim': null,
  'keep-die': (_view, player) => ({ pieces: equalDice(player.active) }),
  'bot-choice': null,
  'bot-join-answer': null,
  'evict-factory': null,
};

const EMPTY: InHand = { taps: [], verb: null };

export function tray(view: View, { kind, seat }: Decision, held: InHand = EMPTY): Tray | null {
  const player = view.players[seat];
  return player ? (TRAY[kind as PickKind]?.(view, player, held) ?? null) : null;
}

/** Verbs of a roll that are made with its dice. */
const ROLL_VERBS = ['set', 'draw'];

/** The dice of a roll: those to roll again are toggled and the one that would pay is marked. */
function rolled(_view: View, player: PlayerView, { taps, verb }: InHand): Tray {
  if (verb === 'set') return { ...turning(player, taps), verbs: ROLL_VERBS };
  const dice = byIcon(handInRoll(player));
  const pieces = dice.map(({ die, target }): TrayPiece => ({ ...diePiece(die, target), read: true }));
  if (verb === 'draw') {
    const cards = drawCards(player).map((card) => cardPiece(card, `card:${card}`));
    return { pieces: [...pieces, ...cards], aside: say('tray.whatPays'), verbs: ROLL_VERBS };
  }
  const [payer, ...others] = rerollPayers(player, toggled(taps));
  const paying = dice.findLastIndex(({ die, target }) => die === payer && !taps.includes(target));
  return {
    pieces: [
      ...pieces.map((piece, i) => (i === paying ? { ...piece, note: say('tray.pays') } : piece)),
      ...others.map((name) => ({ ...payerPiece(name), note: say('tray.instead') })),
    ],
    ...(payer ? { aside: say('tray.upTo', { n: numberWord(REROLL_DICE) }) } : {}),
    verbs: ROLL_VERBS,
  };
}

function toggled(taps: readonly string[]): DieCode[] {
  return taps.flatMap((tap) => (tap.startsWith('die:') ? [dieNamed(tap.slice('die:'.length))] : []));
}

/** A die is turned in three steps: which one, to which icon, and what pays. */
function turning(player: PlayerView, taps: readonly string[]): Tray {
  const [die] = toggled(taps);
  if (!die) {
    const dice = byIcon(handInRoll(player)).map(({ die: one, target }) => diePiece(one, target));
    return { pieces: dice, aside: say('tray.whichDie') };
  }
  const faces = facesOf(die).map((face): TrayPiece => ({
    target: `face:${face}`,
    label: say('tray.face', { icon: word(dieIcon(face)) }),
  }));
  const held = diePiece(die, `die:${die}`);
  const face = faces.find(({ target }) => taps.includes(target));
  return face
    ? { pieces: [held, face, ...setPayers(player, die).map(payerPiece)], aside: say('tray.whatPays') }
    : { pieces: [held, ...faces], aside: say('tray.whichIcon') };
}

function payerPiece(name: string): TrayPiece {
  const { die, card } = sourceOf(thingOf(name));
  const target = `pays:${name}`;
  return card === null ? diePiece(die, target) : cardPiece(card, target);
}

function cardPiece(card: TechId, target: string): TrayPiece {
  return { target, label: techName(card) };
}

function turnDice(player: PlayerView): TrayPiece[] {
  return byIcon(handInTurn(player)).map(({ die, target }) => diePiece(die, target));
}

/** Only what the action can be paid with: there is no room to look through all dice for it. */
function paying(player: PlayerView, action: Action): TrayPiece[] {
  const dice = handInTurn(player).filter(({ die }) => spendable(player, action, dieIcon(die)));
  return byIcon(dice).map(({ die, target }) => diePiece(die, target));
}

/** Dice that were spent this round, those that pay now with them, by colour: they can still be given up. */
function spentDice(player: PlayerView, { taps }: InHand): TrayPiece[] {
  const spent = player.spent.slice();
  for (const { die, target } of handInTurn(player)) {
    const colour = dieColour(die);
    if (taps.includes(target)) spent[colour] = (spent[colour] ?? 0) + 1;
  }
  return spentColours({ spent }).map(({ colour, n }) => ({
    target: `spent:${colourAt(colour)}`,
    label: say('die.spent', { n, colour: word(colourAt(colour)) }),
    count: n,
  }));
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
  const { hi, lo } = tileOf(no);
  const points = hi === null ? {} : { note: `${hi}/${lo}` };
  return { target: `tile:${no}`, label: `${tileName(no)}, ${tileScore(no)}`, ...points };
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

/** Goods of one kind stand once with their number; those in the hand have come off the pile. */
function goods(player: PlayerView, { taps }: InHand): TrayPiece[] {
  return RESOURCES.flatMap((kind, i): TrayPiece[] => {
    const n = player.tokens[i] ?? 0;
    const name = `token:${kind}`;
    const taken = taps.filter((tap) => tap.split('#')[0] === name).length;
    const piles = Math.min(n, TRADE_SET, taken + 1);
    return numbered(Array.from({ length: piles }, () => name)).map((target, at) => {
      const count = at < taken ? 1 : n - taken;
      return { target, label: capital(say('fact.token', { n: count, kind: word(kind) })), count };
    });
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
  if (kind === 'colour' || kind === 'spent') {
    const colour = colourIndex(what);
    return <DieBox face={colourGlyph(colour)} fill={fillOf(colour)} size={size - 4} />;
  }
  return (
    <Svg width={size} height={size} viewBox="-25 -25 50 50" aria-hidden>
      {kind === 'tile' ? <TileArt no={Number(what)} /> : null}
      {kind === 'token' ? (
        <>
          <Plate x={-21} y={-21} width={42} height={42} rx={21} />
          <IconAt name={ICON_OF[resourceOf(what.split('#')[0] ?? what)]} x={0} y={0} size={28} />
        </>
      ) : null}
      {kind === 'card' || kind === 'pays' ? <CardArt card={techId(what)} /> : null}
    </Svg>
  );
});

function dieNamed(what: string): DieCode {
  return dieOf(what.split('#')[0] ?? what);
}

/** The die a target of the hand stands for: by its face, or by its icon in a turn. */
function dieAt(view: View, kind: string, what: string): DieCode | null {
  if (kind === 'die' || kind === 'face') return dieNamed(what);
  if (kind === 'pays') return sourceOf(thingOf(what)).die;
  const player = kind === 'icon' ? view.players[askedSeat(view)] : undefined;
  return player ? (handInTurn(player).find(({ target }) => target === `icon:${what}`)?.die ?? null) : null;
}

/** A card that pays: its paper, and the icon it makes. */
function CardArt({ card }: { readonly card: TechId }) {
  const { effect } = techOf(card);
  return (
    <>
      <Plate x={-17} y={-22} width={34} height={44} rx={4} />
      <IconAt name={effect.do === 'make' ? ICON_OF[effect.icon] : 'dice-pair'} x={0} y={0} size={24} />
    </>
  );
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
