/** What lies in the dock: the wagon with its goods and what the supply still has, or workers to choose from. */
import { memo } from 'react';
import Svg, { G, Rect } from 'react-native-svg';

import type { Tray, TrayPiece } from '@/components/boards/board';
import { Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import type { Decision, Target } from '@/engine/core/game';
import { count } from '@/engine/core/words';
import {
  COLOURS,
  colourIndex,
  entry,
  GOODS,
  isColour,
  SMALL_GOODS,
  UPGRADES,
} from '@/engine/games/montana/data';
import { targetOf } from '@/engine/games/montana/rules/targets';
import { goodWord, workerWord } from '@/engine/games/montana/words/names';
import type { PickKind, View } from '@/engine/games/montana';

import { Good, Worker } from './pieces';
import { say } from './words';

type Lays = (view: View, seat: number) => Tray | null;

/** The tray of every pick. */
const TRAYS: Readonly<Record<PickKind, Lays>> = {
  'setup-start-field': () => null,
  'white-pair': hired,
  'return-worker': held,
  'choose-action': wagon,
  'small-space': held,
  'recruit-advance': wagon,
  'city-place': wagon,
  'city-goods': goods,
  'city-upgrade': goods,
  'build-next': wagon,
  'end-turn': wagon,
};

export function tray(view: View, { seat, kind }: Decision<PickKind>): Tray | null {
  return TRAYS[kind](view, seat);
}

/** Goods are had for a cow, out of the supply. */
function wagon(view: View, seat: number): Tray {
  return { pieces: wagonPieces(view, seat, (good) => targetOf.supply(entry(GOODS, good))) };
}

/** Goods are what is asked for. */
function goods(view: View, seat: number): Tray {
  return { pieces: wagonPieces(view, seat, targetOf.good) };
}

/** The four goods with words; a big one stands beside the small one it is made of. */
function wagonPieces(view: View, seat: number, targetFor: (good: number) => Target): TrayPiece[] {
  const player = entry(view.players, seat);
  return SMALL_GOODS.map((good) => {
    const big = bigOf(good);
    const has = entry(player.goods, good);
    const bigs = big < 0 ? 0 : entry(player.goods, big);
    return {
      target: targetFor(good),
      label: [
        say('tray.good', { n: has, good: goodWord(good, has), left: entry(view.supply.goods, good) }),
        ...(bigs > 0 ? [`${bigs} ${goodWord(big, bigs)}`] : []),
      ].join('; '),
      read: true,
    };
  });
}

/** The big piece a small good becomes, -1 where there is none. */
function bigOf(small: number): number {
  return UPGRADES.find((one) => one.small === small)?.big ?? -1;
}

/** All colours, with what is held of each. */
function hired(view: View, seat: number): Tray {
  return { pieces: COLOURS.map((_, colour) => worker(view, seat, colour)), aside: say('tray.hire') };
}

function held(view: View, seat: number): Tray {
  const pieces = COLOURS.flatMap((_, colour) =>
    entry(entry(view.players, seat).workers, colour) > 0 ? [worker(view, seat, colour)] : [],
  );
  return { pieces };
}

function worker(view: View, seat: number, colour: number): TrayPiece {
  const n = entry(entry(view.players, seat).workers, colour);
  return {
    target: targetOf.worker(colour),
    label: say('tray.worker', { workers: count(n, workerWord(colour)) }),
    count: n,
  };
}

interface TrayArtProps {
  readonly view: View;
  readonly target: Target;
  readonly size: number;
}

export const TrayArt = memo(function TrayArt({ view, target, size }: TrayArtProps) {
  const id = target.slice(target.indexOf(':') + 1);
  if (!isColour(id)) throw new RangeError(`Nothing in the tray is called ${target}.`);
  const colour = colourIndex(id);
  if (target !== targetOf.worker(colour)) return <WagonArt view={view} good={entry(SMALL_GOODS, colour)} />;
  return (
    <Svg width={size} height={size} viewBox="0 0 46 46">
      <Worker colour={colour} x={23} y={22} size={38} />
    </Svg>
  );
});

const WIDTH = 76;
const HEIGHT = 50;

/** A good with its word: how many are in the wagon, how many the supply has left. */
function WagonArt({ view, good }: { readonly view: View; readonly good: number }) {
  const { colours } = useTheme();
  const player = view.players[Math.max(0, view.acting)];
  const has = player ? entry(player.goods, good) : 0;
  const big = bigOf(good);
  const bigs = player && big >= 0 ? entry(player.goods, big) : 0;
  return (
    <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <Rect
        x={0.75}
        y={0.75}
        width={WIDTH - 1.5}
        height={HEIGHT - 1.5}
        rx={6}
        fill={colours.paper}
        stroke={colours.ink}
        strokeWidth={1.5}
      />
      <Good good={good} x={14} y={19} r={9} />
      <Label x={26} y={20} size={17} colour={colours.ink} anchor="start">
        {has}
      </Label>
      <Label x={WIDTH - 4} y={19} size={12} colour={colours.inkSoft} anchor="end" weight={500}>
        {say('tray.left', { n: entry(view.supply.goods, good) })}
      </Label>
      <Label x={5} y={42} size={12} colour={colours.ink} anchor="start" weight={600}>
        {goodWord(good)}
      </Label>
      {bigs > 0 ? (
        <G>
          <Good good={big} x={WIDTH - 22} y={38} r={5.2} />
          <Label x={WIDTH - 4} y={42.5} size={13} colour={colours.ink} anchor="end">
            {bigs}
          </Label>
        </G>
      ) : null}
    </Svg>
  );
}
