/** What the dock shows of an auction and of the rival's turn, while they are on show. */
import { memo, type ReactNode } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Svg, { G } from 'react-native-svg';

import type { SceneProps, SeatLook } from '@/components/boards/board';
import { useTheme } from '@/components/ui/theme';
import { board, line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { GameEvent } from '@/engine/core/game';
import { PUMPKIN } from '@/engine/games/montana/data';
import { bidsOf, standOf } from '@/engine/games/montana/rules/contractors';
import { cardName, shopName } from '@/engine/games/montana/words/names';
import type { EventKind, View } from '@/engine/games/montana';

import { Contractor } from './bids';
import { AUCTION, SPIN } from './feel';
import { Good } from './pieces';
import { CardFace } from './rival-card';
import { colourOf } from './seat-colour';
import { say } from './words';

export function SceneDock(props: SceneProps<View>) {
  switch (props.scene) {
    case AUCTION:
      return <Auction {...props} />;
    case SPIN:
      return <Spin />;
    default:
      return <RivalTurn {...props} />;
  }
}

/** What the arrow will bring is not told before it rests. */
function Spin() {
  return (
    <Box style={styles.turn}>
      <Words step="prompt" heading>
        {say('spins')}
      </Words>
    </Box>
  );
}

/** The last sentence is what happens now. */
function Now({ shown }: Pick<SceneProps, 'shown'>) {
  return (
    <Words step="prompt" heading lines={2}>
      {shown[shown.length - 1]?.sentence ?? ''}
    </Words>
  );
}

interface Bid {
  readonly seat: number;
  readonly row: number;
  readonly price: number;
  readonly state: 'stands' | 'out' | 'paid';
}

/** Every bid so far, and what became of it. */
export function bidsSeen({ city }: View, shown: SceneProps['shown']): readonly Bid[] {
  const paid = new Set(of(shown, 'paid').map(({ seat }) => seat));
  return bidsOf(city).map(({ seat, space: { row, column: price } }) => {
    const at = standOf(city, seat);
    const stands = at?.row === row && at.column === price;
    return { seat, row, price, state: !stands ? 'out' : paid.has(seat) ? 'paid' : 'stands' };
  });
}

function of(shown: SceneProps['shown'], ...kinds: readonly EventKind[]): readonly GameEvent[] {
  return shown.map(({ event }) => event).filter(({ kind }) => kinds.some((one) => one === kind));
}

/** Bid by bid: who stands where, who was pushed out, who paid. */
function Auction({ shown, view, seats }: SceneProps<View>) {
  const card = of(shown, 'rival-bids', 'rival-no-bid').at(-1)?.args?.card;
  return (
    <Box style={styles.scene}>
      <Now shown={shown} />
      <Box style={styles.chips}>
        {bidsSeen(view, shown).map((bid, i) => (
          <BidChip key={i} {...bid} seats={seats} />
        ))}
        {card === undefined ? null : <Card id={String(card)} />}
      </Box>
    </Box>
  );
}

const CHIP = 36;

const BidChip = memo(function BidChip({
  seat,
  row,
  price,
  state,
  seats,
}: Bid & { readonly seats: readonly SeatLook[] }) {
  const { colours, spot, onSpot } = useTheme();
  const paid = state === 'paid';
  const out = state === 'out';
  // A chip is pale by night too: the contractor's hat would be lost on dark paper.
  const ink = paid ? onSpot : board.ink;
  return (
    <Box
      style={[
        styles.chip,
        {
          borderColor: out ? colours.line : colours.ink,
          backgroundColor: paid ? spot : board.pale,
        },
      ]}
    >
      <Svg width={CHIP - 6} height={CHIP - 4} viewBox="0 0 32 34">
        <G opacity={out ? 0.6 : 1}>
          <Contractor seat={colourOf(seat, seats)} x={16} y={18} size={30} />
        </G>
      </Svg>
      <Box>
        <Words step="strip" colour={ink}>
          {say('bid', { shop: shopName(row), n: price })}
        </Words>
        {out ? <Box style={[styles.strike, { backgroundColor: board.ink }]} /> : null}
      </Box>
      <Svg width={16} height={16} viewBox="0 0 16 16">
        <Good good={PUMPKIN} x={8} y={8} r={7} />
      </Svg>
      {paid || out ? (
        <Words step="strip" colour={ink}>
          {paid ? say('bid.paid', { n: price }) : say('bid.out')}
        </Words>
      ) : null}
    </Box>
  );
});

/** The card that was turned, and what it made the rival do. */
function RivalTurn({ shown }: SceneProps<View>) {
  const { colours } = useTheme();
  const card = of(shown, 'rival-card').at(-1)?.args?.card;
  return (
    <Box style={styles.turn}>
      {card === undefined ? null : <Card id={String(card)} large />}
      <Box style={styles.lines}>
        {shown.slice(-3).map(({ sentence }, i, all) => (
          <Words
            key={i}
            step={i === all.length - 1 ? 'prompt' : 'body'}
            colour={i === all.length - 1 ? colours.ink : colours.inkSoft}
          >
            {sentence}
          </Words>
        ))}
      </Box>
    </Box>
  );
}

function Card({ id, large = false }: { readonly id: string; readonly large?: boolean }): ReactNode {
  const height = large ? 104 : CHIP + 12;
  const width = Math.round(height * 0.8);
  return (
    <Box aria-label={cardName(id)} role="img">
      <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <CardFace id={id} x={1} y={1} width={width - 2} height={height - 2} />
      </Svg>
    </Box>
  );
}

const styles = StyleSheet.create({
  scene: { flex: 1, gap: 6 },
  chips: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    gap: 6,
  },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    height: CHIP,
    paddingHorizontal: 6,
    borderWidth: line.rule,
    borderRadius: radius.chip,
  },
  strike: { position: 'absolute', left: 0, right: 0, top: '52%', height: 1.5 },
  turn: { flex: 1, flexDirection: 'row', gap: 14, alignItems: 'flex-start' },
  lines: { flex: 1, gap: 6 },
});
