/** Pieces in the hand: people, drawn tiles, what can be built, goods. */
import { memo } from 'react';
import Svg, { G } from 'react-native-svg';

import type { Tray, TrayPiece } from '@/components/boards/board';
import { IconAt, Piece } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { capital } from '@/engine/core/words';
import type { Decision, Target } from '@/engine/core/game';
import type { PickKind, View } from '@/engine/games/dakota';
import {
  BUILDINGS,
  CART_SIZES,
  DANCE_MOST,
  PROSPECTOR,
  SEARCH_PRICE,
  kindAt,
  resAt,
  type BuildingId,
  type CartSize,
  type ResourceId,
} from '@/engine/games/dakota/data';
import { commitOf } from '@/engine/games/dakota/data-cards';
import { tileAt, tileIndex } from '@/engine/games/dakota/data-tiles';
import { buildersWaiting, buildingPrice, cartPrice } from '@/engine/games/dakota/rules/building';
import { at, sum } from '@/engine/games/dakota/rules/counts';
import { kindOf } from '@/engine/games/dakota/rules/notation';
import { dropTiles, riders } from '@/engine/games/dakota/rules/rides';
import {
  buildingName,
  cartName,
  cellName,
  resName,
  tileName,
  workerName,
} from '@/engine/games/dakota/words/names';

import { Facade, PLOT } from './facades';
import type { TownView } from './ground';
import { Worker } from './people';
import { Scale } from './scale';
import { MineTile } from './tile';
import { say } from './words';

type Hand = (view: View, town: TownView) => Tray | null;

/** What lies in the hand at each pick; null where board and words are enough. */
const HANDS: Readonly<Record<PickKind, Hand | null>> = {
  bail: null,
  'event-building': null,
  'event-endtile': null,
  engineer: null,
  wagon: null,
  'explore-bag': null,
  lay: drawnTiles,
  explorer: explorers,
  'noon-card': null,
  'card-target': null,
  'card-object': null,
  'card-worker': (_view, town) => people(town.idle),
  'card-crew': crew,
  respond: null,
  'jail-pick': ({ attack }) => people(counted(attack?.committed ?? [])),
  jailbreak: null,
  'heist-pick': null,
  'claim-pick': null,
  plan: (_view, town) => ({
    ...people(town.idle),
    aside: say('tray.free', { n: sum(town.idle) }),
  }),
  resolve: (_view, town) => toMake(town),
  'cart-drop': riding,
  lumber: null,
  saloon: null,
  evening: null,
  'slot-piece': null,
  'double-pick': null,
  'buyer-pick': (_view, town) => goods(town),
  'telegram-slot': null,
  'stagecoach-pick': ({ coach }) => people(counted(coach)),
  leave: (_view, town) => people(town.idle),
  'discard-resource': (_view, town) => goods(town),
  'discard-card': null,
};

export function tray(view: View, { kind, seat }: Decision<PickKind>): Tray | null {
  const town = view.towns[seat];
  const hand = HANDS[kind];
  const held = town && hand ? hand(view, town) : null;
  return held && held.pieces.length > 0 ? held : null;
}

function counted(kinds: readonly number[]): number[] {
  const counts: number[] = [];
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return Array.from(counts, (n) => n ?? 0);
}

/** Equal people stand once, with their number. */
function people(counts: readonly number[], key: 'tray.worker' | 'tray.rides' = 'tray.worker'): Tray {
  const pieces = counts.flatMap((n, kind): TrayPiece[] =>
    n > 0
      ? [
          {
            target: `worker:${kindAt(kind)}`,
            label: say(key, { worker: capital(workerName(kind)), n }),
            count: n,
          },
        ]
      : [],
  );
  return { pieces };
}

/** As many of each kind as the card takes, one by one: they are picked together. */
function crew({ attack }: View, town: TownView): Tray {
  const most = attack ? commitOf(attack.card) : DANCE_MOST;
  const pieces = town.idle.flatMap((n, kind): TrayPiece[] =>
    Array.from({ length: Math.min(n, most) }, (_, i) => ({
      target: `worker:${kindAt(kind)}${i > 0 ? `#${i + 1}` : ''}`,
      label: capital(workerName(kind)),
    })),
  );
  return { pieces };
}

function drawnTiles({ exploring }: View): Tray {
  const drawn = exploring?.exploration?.drawn ?? [];
  const pieces = [...new Set(drawn)].map((tile) => ({
    target: `tile:${tileAt(tile).id}`,
    label: tileName(tile),
    count: drawn.filter((one) => one === tile).length,
  }));
  return { pieces };
}

function explorers(_view: View, town: TownView): Tray {
  const { pieces } = people(town.idle);
  if (at(town.idle, PROSPECTOR) < 1) return { pieces };
  const search = {
    target: 'search:fork',
    label: say('tray.search', { n: SEARCH_PRICE }),
    note: `$${SEARCH_PRICE}`,
  };
  return { pieces: [...pieces, search] };
}

/** Buildings and carts those in the workshops may make, with their prices. */
function toMake(town: TownView): Tray | null {
  const [builder, other] = buildersWaiting(town);
  if (builder === undefined) return null;
  const buildings = BUILDINGS.map((type) => {
    const n = buildingPrice(type, builder);
    const label = say('tray.make', { thing: capital(buildingName(type)), n });
    return { target: `supply:${type}`, label, note: `$${n}` };
  });
  const carts = CART_SIZES.map((size) => {
    const n = cartPrice(size, builder);
    const label = say('tray.make', { thing: say('tray.cart', { size: capital(cartName(size)) }), n });
    return { target: `supply:${size}-cart`, label, note: `$${n}` };
  });
  const second = other === undefined ? [] : people(counted([other])).pieces;
  return { pieces: [...buildings, ...carts, ...second] };
}

/** Those who ride, and where a strong miner could stand instead. */
function riding(view: View, town: TownView): Tray {
  const aboard = riders(town, view.cart);
  const { pieces } = people(aboard, 'tray.rides');
  const strong = at(aboard, kindOf('strong-miner'));
  const doubles = dropTiles(town, view.cart).filter((tile) => tileAt(tile.tile).resources.length > 1);
  if (strong === 0 || doubles.length <= strong) return { pieces };
  const spots = doubles.map(({ x, y }) => ({
    target: `strong:${x},${y}`,
    label: say('tray.strong', { row: cellName(x, y) }),
    note: `${y}`,
  }));
  return { pieces: [...pieces, ...spots] };
}

function goods(town: TownView): Tray {
  const pieces = town.resources.flatMap((n, res) =>
    n > 0
      ? [{ target: `price:${resAt(res)}`, label: say('tray.piece', { n, res: resName(res) }), count: n }]
      : [],
  );
  return { pieces };
}

interface ArtProps {
  readonly view: View;
  readonly target: Target;
  readonly size: number;
}

/** A piece of the tray, drawn into a square of 52 units. */
export const TrayArt = memo(function TrayArt({ target, size }: ArtProps) {
  const { night } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden>
      <Scale value={size / 52}>
        <Art target={target} night={night} />
      </Scale>
    </Svg>
  );
});

function Art({ target, night }: { readonly target: Target; readonly night: boolean }) {
  const colon = target.indexOf(':');
  const [id = ''] = target.slice(colon + 1).split('#');
  switch (target.slice(0, colon)) {
    case 'worker':
      return <Worker kind={kindOf(id)} x={0} y={0} size={48} />;
    case 'strong':
      return <Worker kind={kindOf('strong-miner')} x={0} y={-3} size={38} />;
    case 'tile':
      return <MineTile tile={tileIndex(id)} turn={0} x={0} y={0} side={50} night={night} />;
    case 'search':
      return <IconAt name="spyglass" x={0} y={-4} size={34} colour={night ? board.candle : board.ink} />;
    case 'price':
      return <Piece kind={id as ResourceId} x={0} y={0} r={17} />;
    default:
      return <Model id={id} night={night} />;
  }
}

/** A building or a cart in small. */
function Model({ id, night }: { readonly id: string; readonly night: boolean }) {
  const size = CART_SIZES.find((one) => id === `${one}-cart`);
  if (size) return <Wagon size={size} night={night} />;
  const scale = 52 / PLOT.height;
  return (
    <G transform={`translate(${-PLOT.width * scale * 0.5} 25) scale(${scale})`}>
      <Facade
        type={id as BuildingId}
        x={0}
        y={0}
        width={PLOT.width}
        night={night}
        windows=""
        asleep={0}
        mute
      />
    </G>
  );
}

function Wagon({ size, night }: { readonly size: CartSize; readonly night: boolean }) {
  const colour = night ? board.candle : board.ink;
  return <IconAt name="mine-wagon" x={0} y={-4} size={size === 'large' ? 44 : 32} colour={colour} />;
}
