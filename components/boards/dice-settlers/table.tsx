/** The camps: the Diceoneer's wheel where there is one, and what every seat has beside the map. */
import { useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Box, type Spot } from '@/components/play/surface';
import { Die, IconAt, Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { list } from '@/engine/core/words';
import { HEX_SIDES, RESOURCES } from '@/engine/games/dice-settlers/data';
import type { BotView, View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { Camp, CAMP, campSpots } from './camp';
import { RivalHex, sideAt } from './rival';
import { colourGlyph, colourOf, fillOf, ICON_OF } from './shown';
import { say } from './words';

const WIDTH = 390;
const GAP = 8;

/** Where the Diceoneer and the camps stand: upright all of it, lying down the camps in one line each. */
function layout(view: View, width: number, height: number) {
  const short = width > height * 1.4;
  const r = short ? 96 : 112;
  const hex = { x: short ? r + 6 : WIDTH / 2, y: r * 0.9 + 4, r };
  const solo = view.bot !== null;
  const queue = short
    ? { x: 2 * r + 20, y: 20, width: WIDTH - 2 * r - 26, store: 76 }
    : { x: 10, y: hex.y + r * 0.9 + 4, width: 230, store: 0 };
  const camps = !solo ? GAP : short ? 2 * hex.y + GAP : queue.y + 42;
  const rows = view.players.length;
  const least = camps + rows * (short ? CAMP.line : CAMP.full + GAP);
  const k = Math.max(WIDTH / width, least / height);
  const box: Box = {
    x: WIDTH / 2 - (width * k) / 2,
    y: least / 2 - (height * k) / 2,
    width: width * k,
    height: height * k,
  };
  const campAt = (seat: number) => ({ x: 8, y: camps + seat * (short ? CAMP.line : CAMP.full + GAP) });
  return { short, hex, queue, campAt, box, least: LEAST_TEXT * k };
}

/** In points of the screen. */
const LEAST_TEXT = 12;

type Places = ReturnType<typeof layout>;

export function TableBoard(props: BoardProps<View>) {
  const { view, seats, lit, recent, width, height, decision } = props;
  const { colours } = useTheme();
  const at = useMemo(() => layout(view, width, height), [view, width, height]);
  const spots = useMemo(() => spotsOf(view, at, decision?.seat ?? 0), [view, at, decision]);
  const open = [...lit.keys()].flatMap((target) => (target.startsWith('spent:') ? [target.slice(6)] : []));
  return (
    <Surface board={props} box={at.box} spots={spots}>
      {view.bot ? <Rival bot={view.bot} at={at} ink={colours.ink} steps={stepsOf(view.bot, recent)} /> : null}
      {view.players.map((player, seat) => (
        <Camp
          key={seat}
          player={player}
          seat={colourOf(view, seats, seat)}
          {...at.campAt(seat)}
          short={at.short}
          ink={colours.ink}
          least={at.least}
          lit={seat === decision?.seat ? open.join(' ') : ''}
        />
      ))}
    </Surface>
  );
}

/** The walk, while its step is told; else nothing. */
function stepsOf(bot: BotView, recent: ReadonlySet<string>): string {
  return bot.walk.some((side) => recent.has(`side:${side}`)) ? bot.walk.join(',') : '';
}

function spotsOf(view: View, at: Places, asked: number): Spot[] {
  const mine = view.players[asked];
  const { x: campX, y: campY } = at.campAt(asked);
  const camps = mine && !at.short ? campSpots(mine, campX, campY) : [];
  const { bot } = view;
  if (!bot) return camps;
  const { x, y, r } = at.hex;
  const sides = HEX_SIDES.map((side, i) => {
    const middle = sideAt(x, y, r, i, 0.62);
    const place = bot.sides[i];
    const token = RESOURCES[place?.token ?? -1];
    return {
      target: `side:${i}`,
      x: middle.x - r * 0.24,
      y: middle.y - r * 0.2,
      width: r * 0.48,
      height: r * 0.4,
      label: say('side', {
        side: word(side),
        n: place?.dice.length ?? 0,
        token: token ? say('side.token', { kind: word(token) }) : say('side.none'),
      }),
    };
  });
  const stored = RESOURCES.flatMap((kind, i) => (bot.centre[i] ? [`${bot.centre[i]} ${word(kind)}`] : []));
  return [
    ...camps,
    ...sides,
    {
      target: 'centre',
      x: x - r * 0.28,
      y: y - r * 0.28,
      width: r * 0.56,
      height: r * 0.56,
      label: say('centre', { goods: list(stored) || say('centre.none') }),
    },
    {
      target: 'queue',
      x: at.queue.x,
      y: at.queue.y,
      width: at.queue.width,
      height: 38,
      label: say('queue', { n: bot.queue.length }),
    },
  ];
}

interface RivalProps {
  readonly bot: BotView;
  readonly at: Places;
  readonly ink: string;
  readonly steps: string;
}

function Rival({ bot, at, ink, steps }: RivalProps) {
  const { queue, short, least } = at;
  const size = Math.max(15, least);
  const room = short ? queue.width - 26 : queue.width - 74;
  const step = Math.min(30, room / Math.max(1, bot.queue.length));
  const dice = { x: short ? queue.x + 13 : queue.x + 66, y: short ? queue.y + 26 : queue.y + 19 };
  const store = short
    ? { x: queue.x, y: queue.y + queue.store, icons: queue.x + 16, down: 24 }
    : { x: 250, y: queue.y + 24, icons: 304, down: -11 };
  return (
    <G>
      <RivalHex
        {...at.hex}
        dice={bot.sides.map((side) => side.dice.join(' ')).join('|')}
        tokens={bot.sides.map((side) => side.token).join(',')}
        marker={bot.marker}
        rolled={bot.rolled}
        steps={steps}
        least={least}
      />
      <Label
        x={queue.x}
        y={short ? queue.y + 4 : queue.y + 24}
        size={size}
        anchor="start"
        colour={ink}
        weight={600}
      >
        {say('caption.queue')}
      </Label>
      {bot.queue.map((colour, i) => (
        <Die
          key={i}
          x={dice.x + i * step}
          y={dice.y}
          size={24}
          face={colourGlyph(colour)}
          fill={fillOf(colour)}
          line={1.3}
        />
      ))}
      <Label x={store.x} y={store.y} size={size} anchor="start" colour={ink} weight={600}>
        {say('caption.store')}
      </Label>
      {RESOURCES.map((kind, i) => {
        const step = short ? 40 : 23;
        return (
          <G key={kind} opacity={bot.centre[i] ? 1 : 0.6}>
            <IconAt
              name={ICON_OF[kind]}
              x={store.icons + i * step}
              y={store.y + store.down}
              size={18}
              colour={ink}
            />
            <Label
              x={store.icons + i * step + (short ? 18 : 0)}
              y={store.y + store.down + (short ? 6 : 23)}
              size={size}
              colour={ink}
            >
              {bot.centre[i] ?? 0}
            </Label>
          </G>
        );
      })}
    </G>
  );
}
