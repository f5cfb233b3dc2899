import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import type { GameLook } from '@/components/boards/board';
import { BrandBadge } from '@/components/ui/brand-badge';
import { SeatGround } from '@/components/ui/seat-ground';
import { useTheme } from '@/components/ui/theme';
import { board, line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet, SeatSetup } from '@/engine/core/game';

import { figure } from './end-chart';
import { useClimbed } from './end-clock';
import { columnsOf, type Column } from './end-rows';
import { Badge } from './end-table';
import { say } from './end-words';
import { Reveal } from './reveal';

interface PlacesProps {
  readonly sheet: ScoreSheet;
  readonly seats: readonly SeatSetup[];
  readonly look: GameLook;
}

export interface Placed extends Column {
  /** Equals share a place; a tie that was broken does not. */
  readonly at: number;
}

/** The winners first, then by points; a rival among them. */
export function placesOf(sheet: ScoreSheet, seats: readonly SeatSetup[]): readonly Placed[] {
  const order = [...columnsOf(sheet, seats)].sort(
    (a, b) => Number(b.winner) - Number(a.winner) || b.score.total - a.score.total,
  );
  const ahead = (a: Column, b: Column) =>
    a.winner !== b.winner ? a.winner : !a.winner && a.score.total > b.score.total;
  return order.map((column) => ({
    ...column,
    at: 1 + order.filter((other) => ahead(other, column)).length,
  }));
}

/** Who came in where, named from the last to the first. */
export function Places({ sheet, seats, look }: PlacesProps) {
  const { colours } = useTheme();
  const places = placesOf(sheet, seats);
  const named = useClimbed(places.length);
  return (
    <View style={styles.places} testID="places">
      {places.map(({ at, ...column }, i) => {
        const { seat, name, score, winner } = column;
        return (
          <Reveal key={seat} shown={named >= places.length - i}>
            <View
              style={[styles.row, { borderColor: colours.line, borderTopWidth: i === 0 ? 0 : line.hair }]}
              accessible
              aria-label={say('place', { at, name, total: score.total })}
              role="img"
            >
              <Words step={winner ? 'label' : 'body'} style={styles.at}>
                {String(at)}
              </Words>
              <Badge column={column} look={look} size={22} />
              <Words step={winner ? 'label' : 'body'} lines={1} style={styles.name}>
                {name}
              </Words>
              <Words step={winner ? 'label' : 'body'} colour={winner ? colours.ink : colours.inkSoft}>
                {figure(score.total)}
              </Words>
            </View>
          </Reveal>
        );
      })}
    </View>
  );
}

const BAND = 34;

/** The winner's colour, pattern and brand along the foot of the print; winners together share it. */
export function WinnersBand({ sheet, seats, width }: Omit<PlacesProps, 'look'> & { readonly width: number }) {
  const { colours } = useTheme();
  const colour = (seat: number) => seats[seat]?.colour ?? seat;
  const { winners } = sheet;
  const share = width / winners.length;
  const [first] = winners;
  const last = winners[winners.length - 1];
  if (first === undefined || last === undefined) return null;
  return (
    <View style={[styles.band, { borderColor: colours.ink }]} testID="band">
      <Svg width={width} height={BAND}>
        {winners.map((seat, i) => (
          <SeatGround key={seat} colour={colour(seat)} x={i * share} width={share} height={BAND} />
        ))}
      </Svg>
      <View style={[styles.brand, styles.left]}>
        <BrandBadge colour={colour(first)} size={44} />
      </View>
      <View style={[styles.brand, styles.right]}>
        <BrandBadge colour={colour(last)} size={44} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  places: { alignSelf: 'center', width: '100%', maxWidth: 420 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 27 },
  at: { width: 18, textAlign: 'right' },
  name: { flex: 1, minWidth: 0 },
  band: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: BAND,
    borderTopWidth: line.frame,
    borderColor: board.ink,
  },
  brand: { position: 'absolute', top: -14 },
  left: { left: 14 },
  right: { right: 14 },
});
