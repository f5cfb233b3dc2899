/** The camps: the Diceoneer's wheel where there is one, and what every seat has beside the map. */
import { useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Box, type Spot } from '@/components/play/surface';
import { Die, IconAt, Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { groundTone } from '@/components/ui/tokens';
import { list } from '@/engine/core/words';
import {
  dieColour,
  dieIcon,
  HEX_SIDES,
  hexSideAt,
  RESOURCES,
  type DieCode,
} from '@/engine/games/dice-settlers/data';
import type { BotView, PlayerView, View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { Camp, CAMP, campSpots } from './camp';
import { RivalHex, SIDE_HEIGHT, SIDE_MIDDLE, sideAt } from './rival';
import { seasonOf } from './season';
import { colourGlyph, colourOf, fillOf, ICON_OF } from './shown';
import { say } from './words';

const WIDTH = 390;
const GAP = 8;

/** The wheel while the Diceoneer plays: as large as the room of a phone. */
const LARGE = 172;

/**
 * Where the Diceoneer and the camps stand: upright all of it, lying down the camps in one line each. While the
 * Diceoneer plays it has the room of a phone for itself.
 */
function layout(view: View, width: number, height: number, alone: boolean) {
  const short = width > height * 1.4;
  const large = alone && !short && view.bot !== null;
  const r = short ? 96 : large ? LARGE : 112;
  // The numbers of a walk stand on the rim.
  const hex = { x: short ? r + 14 : WIDTH / 2, y: r * 0.93 + 10, r };
  const solo = view.bot !== null;
  const queue = short
    ? { x: 2 * r + 34, y: 20, width: WIDTH - 2 * r - 40, store: 76 }
    : { x: 10, y: hex.y + r * 0.9 + 4, width: 230, store: 0 };
  const camps = !solo ? GAP : short ? hex.y + r * 0.9 + GAP : queue.y + 42;
  const rows = large ? 0 : view.players.length;
  const least = camps + rows * (short ? CAMP.line : CAMP.full + GAP);
  const k = Math.max(WIDTH / width, least / height);
  const box: Box = {
    x: WIDTH / 2 - (width * k) / 2,
    y: least / 2 - (height * k) / 2,
    width: width * k,
    height: height * k,
  };
  const campAt = (seat: number) => ({ x: 8, y: camps + seat * (short ? CAMP.line : CAMP.full + GAP) });
  return { short, large, hex, queue, campAt, box, least: LEAST_TEXT * k };
}

/** In points of the screen. */
const LEAST_TEXT = 12;

type Places = ReturnType<typeof layout>;

export function TableBoard(props: BoardProps<View>) {
  const { view, seats, lit, happening, width, height, decision, night } = props;
  const { colours } = useTheme();
  const kind = happening?.events[0]?.kind ?? '';
  const alone = kind.startsWith('bot-') && decision === null;
  const at = useMemo(() => layout(view, width, height, alone), [view, width, height, alone]);
  const spots = useMemo(() => spotsOf(view, at, decision?.seat ?? 0, kind), [view, at, decision, kind]);
  const open = [...lit.keys()].flatMap((target) => (target.startsWith('spent:') ? [target.slice(6)] : []));
  return (
    <Surface board={props} box={at.box} spots={spots} ground={groundTone(seasonOf(view), night)}>
      {view.bot ? (
        <Rival
          bot={view.bot}
          rolled={rolledOf(view)}
          at={at}
          ink={colours.ink}
          steps={stepsOf(view, view.bot, kind)}
        />
      ) : null}
      {(at.large ? NOBODY : view.players).map((player, seat) => (
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

const NOBODY: readonly PlayerView[] = [];
const NO_DICE: readonly DieCode[] = [];

/** Dice the Diceoneer has rolled and not yet placed: they lie where they lay in the queue. */
function rolledOf({ task }: View): readonly DieCode[] {
  return task?.kind === 'bot-assign' ? task.dice : NO_DICE;
}

/** The walk, while what came of it is on show; else nothing. */
function stepsOf(view: View, bot: BotView, kind: string): string {
  const walks = kind.startsWith('bot-') && kind !== 'bot-no-dice' && view.task?.kind !== 'bot-assign';
  return walks ? bot.walk.join(',') : '';
}

/** The middle of a die in the row of so many. */
function inQueue({ queue, short }: Places, count: number, i: number) {
  const room = short ? queue.width - 26 : queue.width - 74;
  const step = Math.min(30, room / Math.max(1, count));
  return { x: queue.x + (short ? 13 : 66) + i * step, y: queue.y + (short ? 26 : 19) };
}

/** Where goods are stored. */
function storeAt({ queue, short }: Places) {
  return short
    ? { x: queue.x, y: queue.y + queue.store, icons: queue.x + 16, down: 24, step: 40 }
    : { x: 250, y: queue.y + 24, icons: 304, down: -11, step: 23 };
}

const QUEUED = 24;

/** Places of what moves, while it does: dice just rolled, and the end of the queue. */
function movingSpots(view: View, bot: BotView, at: Places, kind: string): Spot[] {
  if (!kind.startsWith('bot-')) return [];
  const dice = rolledOf(view);
  const all = dice.length + bot.queue.length;
  // A new die is at its place when it drops; what flies there is still on its way.
  const last = kind === 'bot-die' ? all - 1 : all;
  const spot = (target: string, i: number): Spot => {
    const { x, y } = inQueue(at, all, i);
    const half = QUEUED / 2;
    const label = say('queue', { n: bot.queue.length });
    return { target, x: x - half, y: y - half, width: QUEUED, height: QUEUED, label };
  };
  return [...dice.map((_, i) => spot(`rolled:${i}`, i)), spot('queue:end', last)];
}

function spotsOf(view: View, at: Places, asked: number, kind: string): Spot[] {
  const mine = view.players[asked];
  const { x: campX, y: campY } = at.campAt(asked);
  const camps = mine && !at.large ? campSpots(mine, campX, campY, at.short) : [];
  const { bot } = view;
  if (!bot) return camps;
  const { x, y, r } = at.hex;
  const sides = HEX_SIDES.map((side, i) => {
    const middle = sideAt(x, y, r, i, SIDE_MIDDLE);
    const place = bot.sides[i];
    const token = RESOURCES[place?.token ?? -1];
    return {
      target: `side:${i}`,
      x: middle.x - r * 0.24,
      y: middle.y - (r * SIDE_HEIGHT) / 2,
      width: r * 0.48,
      height: r * SIDE_HEIGHT,
      label: say('side', {
        side: word(side),
        n: place?.dice.length ?? 0,
        token: token ? say('side.token', { kind: word(token) }) : say('side.none'),
      }),
    };
  });
  const store = storeAt(at);
  const stored = RESOURCES.flatMap((kind, i) => (bot.centre[i] ? [`${bot.centre[i]} ${word(kind)}`] : []));
  return [
    ...camps,
    ...sides,
    ...movingSpots(view, bot, at, kind),
    {
      target: 'marker',
      x: x - r * 0.28,
      y: y - r * 0.28,
      width: r * 0.56,
      height: r * 0.56,
      label: say('marker', { side: word(hexSideAt(bot.marker)) }),
    },
    {
      target: 'centre',
      x: store.icons - 12,
      y: store.y + store.down - 12,
      width: RESOURCES.length * store.step,
      height: 38,
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
  readonly rolled: readonly DieCode[];
  readonly at: Places;
  readonly ink: string;
  readonly steps: string;
}

function Rival({ bot, rolled, at, ink, steps }: RivalProps) {
  const { queue, short, least } = at;
  const size = Math.max(15, least);
  const all = rolled.length + bot.queue.length;
  const store = storeAt(at);
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
      {rolled.map((die, i) => (
        <Die
          key={`${die}${i}`}
          {...inQueue(at, all, i)}
          size={QUEUED + 2}
          face={ICON_OF[dieIcon(die)]}
          fill={fillOf(dieColour(die))}
          line={2}
        />
      ))}
      {bot.queue.map((colour, i) => (
        <Die
          key={i}
          {...inQueue(at, all, rolled.length + i)}
          size={QUEUED}
          face={colourGlyph(colour)}
          fill={fillOf(colour)}
          line={1.3}
        />
      ))}
      <Label x={store.x} y={store.y} size={size} anchor="start" colour={ink} weight={600}>
        {say('caption.store')}
      </Label>
      {RESOURCES.map((kind, i) => {
        const { step } = store;
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
