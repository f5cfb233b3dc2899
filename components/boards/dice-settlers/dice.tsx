/** A seat's dice: active ones grouped by icon, spent ones and the bag, its goods, and the actions of the round. */
import { useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { CountDisc, Die, IconAt, Key, Label, LitBand, Plate, Shape, Table, rect } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import {
  ACTION_OF,
  ACTIONS,
  colourAt,
  dieIcon,
  RESOURCES,
  type Action,
  type DieCode,
} from '@/engine/games/dice-settlers/data';
import { dieName } from '@/engine/games/dice-settlers/words/names';
import type { PlayerView, View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { grouped, runs, SettlerDie } from './dice-row';
import { colourGlyph, fillOf, ICON_OF, shownSeat } from './shown';
import { say } from './words';

const WIDTH = 390;
const DIE = 46;
const STEP = 56;
const COLUMNS = 6;

/** Where the rows stand; the active dice take what they need. */
function layout(active: number, width: number, height: number) {
  const rows = Math.max(1, Math.ceil(active / COLUMNS));
  const dice = 26;
  const spent = dice + rows * STEP + 20;
  const goods = spent + 58;
  const actions = goods + 58;
  const least = actions + 76;
  const k = Math.max(1, (least * width) / height / WIDTH);
  const boxWidth = WIDTH * k;
  return {
    dice,
    spent,
    goods,
    actions,
    box: {
      x: -(boxWidth - WIDTH) / 2,
      y: 0,
      width: boxWidth,
      height: Math.max(least, (boxWidth * height) / width),
    },
  };
}

function place(index: number, top: number): { x: number; y: number } {
  return {
    x: 16 + DIE / 2 + (index % COLUMNS) * (STEP + 6),
    y: top + DIE / 2 + Math.floor(index / COLUMNS) * STEP,
  };
}

export function DiceBoard(props: BoardProps<View>) {
  const { view, viewer, decision, lit, chosen, width, height, night } = props;
  const { colours } = useTheme();
  const player = view.players[shownSeat(view, viewer, decision?.seat)];
  const dice = useMemo(() => grouped(player?.active ?? []), [player]);
  const at = useMemo(() => layout(dice.length, width, height), [dice, width, height]);
  const spots = useMemo(() => (player ? spotsOf(player, dice, at) : []), [player, dice, at]);
  if (!player) return null;
  return (
    <Surface board={props} box={at.box} spots={spots}>
      <Table
        x={at.box.x - 200}
        y={-200}
        width={at.box.width + 400}
        height={at.box.height + 400}
        night={night}
        seed={17}
      />
      <Label x={16} y={18} size={13} anchor="start" colour={colours.inkSoft} weight={600}>
        {dice.length > 0 ? say('caption.active') : say('noDice')}
      </Label>
      {dice.map((code, i) => {
        const { x, y } = place(i, at.dice);
        return <SettlerDie key={`${code} ${i}`} code={code} x={x} y={y} size={DIE} />;
      })}
      {runs(dice).map(({ code, from }) => {
        const letter = lit.get(`die:${code}`);
        if (letter === undefined) return null;
        const { x, y } = place(from, at.dice);
        const picked = chosen.has(`die:${code}`);
        return (
          <G key={code}>
            <LitBand d={rect(x - DIE / 2 - 4, y - DIE / 2 - 4, DIE + 8, DIE + 9)} width={picked ? 5 : 3} />
            <Key letter={letter} x={x + DIE / 2} y={y - DIE / 2} r={11} />
          </G>
        );
      })}
      <SpentRow player={player} y={at.spent} lit={lit} ink={colours.inkSoft} />
      <Goods player={player} y={at.goods} />
      <ActionBar player={player} y={at.actions} lit={lit} chosen={chosen} ink={colours.inkSoft} />
    </Surface>
  );
}

type Places = ReturnType<typeof layout>;

function spotsOf(player: PlayerView, dice: readonly DieCode[], at: Places): Spot[] {
  const active = runs(dice).map(({ code, n, from }) => {
    const { x, y } = place(from, at.dice);
    const across = Math.min(n, COLUMNS - (from % COLUMNS));
    return {
      target: `die:${code}`,
      x: x - DIE / 2,
      y: y - DIE / 2,
      width: DIE + (across - 1) * (STEP + 6),
      height: DIE,
      label: n > 1 ? say('dice', { n, die: dieName(code) }) : say('die', { die: dieName(code) }),
    };
  });
  const spent = spentColours(player).map(({ colour, n }, i) => ({
    target: `spent:${colourAt(colour)}`,
    x: 62 + i * 40,
    y: at.spent,
    width: 34,
    height: 40,
    label: say('die.spent', { n, colour: word(colourAt(colour)) }),
  }));
  const bag = {
    target: 'bag',
    x: 306,
    y: at.spent,
    width: 72,
    height: 40,
    label: say('bag', { n: player.bagCount }),
  };
  const acts = ACTIONS.map((action, i) => ({
    target: `act:${action}`,
    ...actionBox(i, at.actions),
    label: player.used.includes(action)
      ? say('act.used', { action: word(action) })
      : say('act', { action: word(action), n: showing(player, action) }),
  }));
  return [...active, ...spent, bag, ...acts];
}

function spentColours(player: PlayerView): { colour: number; n: number }[] {
  return player.spent.flatMap((n, colour) => (n > 0 ? [{ colour, n }] : []));
}

interface SpentRowProps {
  readonly player: PlayerView;
  readonly y: number;
  readonly lit: ReadonlyMap<string, string>;
  readonly ink: string;
}

function SpentRow({ player, y, lit, ink }: SpentRowProps) {
  return (
    <G>
      <Label x={16} y={y + 25} size={12.5} anchor="start" colour={ink} weight={600}>
        {say('spent.short')}
      </Label>
      {spentColours(player).map(({ colour, n }, i) => (
        <G key={colour} opacity={lit.has(`spent:${colourAt(colour)}`) ? 1 : 0.7}>
          <Die x={79 + i * 40} y={y + 20} size={28} face={colourGlyph(colour)} fill={fillOf(colour)} flat />
          {n > 1 ? <CountDisc count={n} x={92 + i * 40} y={y + 8} r={8} /> : null}
          {lit.has(`spent:${colourAt(colour)}`) ? (
            <LitBand d={rect(62 + i * 40, y + 3, 34, 34)} width={3} />
          ) : null}
        </G>
      ))}
      <Plate x={306} y={y} width={72} height={40} rx={6} />
      <IconAt name="grain-sack" x={326} y={y + 20} size={26} />
      <Label x={357} y={y + 27} size={18}>
        {player.bagCount}
      </Label>
    </G>
  );
}

function Goods({ player, y }: { readonly player: PlayerView; readonly y: number }) {
  const facts = [
    ...RESOURCES.map((kind, i) => ({ key: kind as string, icon: ICON_OF[kind], n: player.tokens[i] ?? 0 })),
    { key: 'tent', icon: 'camping-tent' as const, n: player.tents },
    { key: 'quota', icon: 'perspective-die' as const, n: player.quota },
  ];
  return (
    <G>
      {facts.map(({ key, icon, n }, i) => (
        <G key={key} opacity={n === 0 ? 0.55 : 1}>
          <Plate x={12 + i * 62} y={y} width={56} height={40} rx={6} />
          <IconAt name={icon} x={29 + i * 62} y={y + 20} size={24} />
          <Label x={54 + i * 62} y={y + 26} size={17}>
            {n}
          </Label>
        </G>
      ))}
    </G>
  );
}

function actionBox(i: number, y: number) {
  return { x: 12 + i * 53, y: y + 8, width: 48, height: 56 };
}

function showing(player: PlayerView, action: Action): number {
  return player.active.filter((die) => ACTION_OF[dieIcon(die)] === action).length;
}

interface ActionBarProps {
  readonly player: PlayerView;
  readonly y: number;
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly ink: string;
}

/** Seven actions with the icons that show them; used ones are struck through. */
function ActionBar({ player, y, lit, chosen }: ActionBarProps) {
  return (
    <G>
      {ACTIONS.map((action, i) => {
        const place = actionBox(i, y);
        const used = player.used.includes(action);
        const letter = lit.get(`act:${action}`);
        const n = showing(player, action);
        return (
          <G key={action}>
            <G opacity={letter === undefined && (used || n === 0) ? 0.6 : 1}>
              <Plate {...place} rx={6} fill={letter === undefined ? board.pale : board.litFill} />
              <IconAt name={ICON_OF[action]} x={place.x + 24} y={place.y + 20} size={28} />
              <Label x={place.x + 24} y={place.y + 50} size={9.6} weight={600}>
                {word(action)}
              </Label>
            </G>
            {used ? (
              <Shape
                d={`M${place.x + 5} ${place.y + 50}L${place.x + 43} ${place.y + 5}`}
                stroke={board.ink}
                width={2.4}
              />
            ) : null}
            {letter === undefined ? null : (
              <LitBand
                d={rect(place.x, place.y, place.width, place.height)}
                width={chosen.has(`act:${action}`) ? 5 : 3}
              />
            )}
            {n > 0 && !used ? <CountDisc count={n} x={place.x + 41} y={place.y + 5} r={9} /> : null}
            <Key letter={letter ?? ''} x={place.x + 7} y={place.y + 4} r={10} />
          </G>
        );
      })}
    </G>
  );
}
