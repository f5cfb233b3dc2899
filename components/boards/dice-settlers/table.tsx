/** The middle of the table: the Diceoneer where there is one, the dice to recruit and how near the end is. */
import { useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Box, type Spot } from '@/components/play/surface';
import { BrandAt, Die, IconAt, Key, Label, LitBand, Plate, Table, rect } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';
import { list } from '@/engine/core/words';
import {
  colourAt,
  END_COLOURS,
  END_HOUSES,
  HEX_SIDES,
  RECRUITABLE,
  RESOURCES,
} from '@/engine/games/dice-settlers/data';
import type { BotView, View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { RivalHex, sideAt } from './rival';
import { colourGlyph, colourOf, fillOf, ICON_OF } from './shown';
import { say } from './words';

const WIDTH = 390;
const RADIUS = 150;

function layout(solo: boolean, sides: number, width: number, height: number) {
  const hex = { x: WIDTH / 2, y: 138, r: RADIUS };
  const queue = 276;
  const supply = solo ? 324 : 24;
  const meter = supply + 62;
  const least = meter + (solo ? 50 : 58 + sides * 34);
  const k = Math.max(1, (least * width) / height / WIDTH);
  const boxWidth = WIDTH * k;
  const boxHeight = Math.max(least, (boxWidth * height) / width);
  const box: Box = {
    x: -(boxWidth - WIDTH) / 2,
    y: -(boxHeight - least) / 2,
    width: boxWidth,
    height: boxHeight,
  };
  return { hex, queue, supply, meter, box };
}

type Places = ReturnType<typeof layout>;

export function TableBoard(props: BoardProps<View>) {
  const { view, seats, lit, chosen, recent, width, height, night } = props;
  const { colours } = useTheme();
  const at = useMemo(
    () => layout(view.solo, view.sides, width, height),
    [view.solo, view.sides, width, height],
  );
  const spots = useMemo(() => spotsOf(view, at), [view, at]);
  return (
    <Surface board={props} box={at.box} spots={spots}>
      <Table
        x={at.box.x - 200}
        y={at.box.y - 200}
        width={at.box.width + 400}
        height={at.box.height + 400}
        night={night}
        seed={31}
      />
      {view.bot ? (
        <Rival bot={view.bot} at={at} ink={colours.inkSoft} steps={stepsOf(view.bot, recent)} />
      ) : null}
      <Label x={14} y={at.supply + 25} size={12.5} anchor="start" colour={colours.inkSoft} weight={600}>
        {say('caption.supply')}
      </Label>
      {RECRUITABLE.map((colour, i) => {
        const place = supplyBox(i, at.supply);
        const letter = lit.get(`colour:${colourAt(colour)}`);
        const n = view.supply[colour] ?? 0;
        return (
          <G key={colour}>
            <G opacity={n === 0 ? 0.45 : 1}>
              <Die
                x={place.x + 19}
                y={place.y + 21}
                size={32}
                face={colourGlyph(colour)}
                fill={fillOf(colour)}
              />
              <Label x={place.x + 48} y={place.y + 28} size={17} colour={colours.ink}>
                {n}
              </Label>
            </G>
            {letter === undefined ? null : (
              <LitBand
                d={rect(place.x, place.y, place.width, place.height)}
                width={chosen.has(`colour:${colourAt(colour)}`) ? 5 : 3}
              />
            )}
            <Key letter={letter ?? ''} x={place.x + place.width - 4} y={place.y + 2} r={10} />
          </G>
        );
      })}
      <Meter view={view} y={at.meter} />
      {view.solo ? null : <UsedActions view={view} seats={seats} y={at.meter + 56} ink={colours.ink} />}
    </Surface>
  );
}

/** The walk, while its step is told; else nothing. */
function stepsOf(bot: BotView, recent: ReadonlySet<string>): string {
  return bot.walk.some((side) => recent.has(`side:${side}`)) ? bot.walk.join(',') : '';
}

function supplyBox(i: number, y: number) {
  return { x: 74 + i * 62, y, width: 58, height: 42 };
}

function spotsOf(view: View, at: Places): Spot[] {
  const supply = RECRUITABLE.map((colour, i) => ({
    target: `colour:${colourAt(colour)}`,
    ...supplyBox(i, at.supply),
    label: say('colour', {
      colour: word(colourAt(colour)),
      n: view.supply[colour] ?? 0,
    }),
  }));
  const { bot } = view;
  if (!bot) return supply;
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
    ...supply,
    ...sides,
    {
      target: 'centre',
      x: x - 40,
      y: y - 40,
      width: 80,
      height: 80,
      label: say('centre', { goods: list(stored) || say('centre.none') }),
    },
    {
      target: 'queue',
      x: 10,
      y: at.queue,
      width: 230,
      height: 40,
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
  const step = Math.min(30, 178 / Math.max(1, bot.queue.length));
  return (
    <G>
      <RivalHex
        {...at.hex}
        dice={bot.sides.map((side) => side.dice.join(' ')).join('|')}
        tokens={bot.sides.map((side) => side.token).join(',')}
        marker={bot.marker}
        rolled={bot.rolled}
        steps={steps}
      />
      <Label x={14} y={at.queue + 24} size={12.5} anchor="start" colour={ink} weight={600}>
        {say('caption.queue')}
      </Label>
      {bot.queue.map((colour, i) => (
        <Die
          key={i}
          x={76 + i * step}
          y={at.queue + 19}
          size={24}
          face={colourGlyph(colour)}
          fill={fillOf(colour)}
          line={1.3}
        />
      ))}
      <Label x={256} y={at.queue + 24} size={12.5} anchor="start" colour={ink} weight={600}>
        {say('caption.store')}
      </Label>
      {RESOURCES.map((kind, i) => (
        <G key={kind} opacity={bot.centre[i] ? 1 : 0.35}>
          <IconAt name={ICON_OF[kind]} x={304 + i * 24} y={at.queue + 13} size={17} colour={ink} />
          <Label x={304 + i * 24} y={at.queue + 36} size={13} colour={ink}>
            {bot.centre[i] ?? 0}
          </Label>
        </G>
      ))}
    </G>
  );
}

/** How near each of the four endings is. */
function Meter({ view, y }: { readonly view: View; readonly y: number }) {
  const houses = Math.max(...view.players.map((p) => p.houses), view.bot?.houses ?? 0);
  const left = RECRUITABLE.filter((colour) => (view.supply[colour] ?? 0) > 0).length;
  const rows: { icon: IconName; text: string }[] = [
    { icon: 'spyglass', text: `${view.stack}` },
    { icon: 'round-star', text: `${view.vpSupply}` },
    { icon: 'perspective-die', text: `${left}/${END_COLOURS}` },
    { icon: 'house', text: `${houses}/${END_HOUSES}` },
  ];
  return (
    <G>
      {rows.map(({ icon, text }, i) => (
        <G key={icon}>
          <Plate x={14 + i * 92} y={y} width={86} height={36} rx={6} />
          <IconAt name={icon} x={36 + i * 92} y={y + 18} size={22} />
          <Label x={72 + i * 92} y={y + 24} size={17}>
            {text}
          </Label>
        </G>
      ))}
    </G>
  );
}

/** What every seat has already done this round. */
function UsedActions({
  view,
  seats,
  y,
  ink,
}: {
  readonly view: View;
  readonly seats: BoardProps['seats'];
  readonly y: number;
  readonly ink: string;
}) {
  return (
    <G>
      <Label x={14} y={y} size={12.5} anchor="start" colour={ink} weight={600}>
        {say('caption.actions')}
      </Label>
      {view.players.map((player, owner) => (
        <G key={owner}>
          <BrandAt seat={colourOf(view, seats, owner)} x={27} y={y + 24 + owner * 34} size={24} />
          {player.used.map((action, i) => (
            <IconAt
              key={action}
              name={ICON_OF[action]}
              x={62 + i * 34}
              y={y + 24 + owner * 34}
              size={26}
              colour={ink}
            />
          ))}
        </G>
      ))}
    </G>
  );
}
