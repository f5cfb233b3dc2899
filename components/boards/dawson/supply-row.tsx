/** Who somebody is, and what they have left to build. One's own hotels can be taken in the hand. */
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Said, saying, unsaid } from '@/components/ui/a11y';
import { CountDisc, Hotel, LitBand, rect } from '@/components/ui/draw';
import { Words } from '@/components/ui/words';
import type { View as CityView } from '@/engine/games/dawson';
import { VALUES } from '@/engine/games/dawson/data';
import { roomTarget, supplyTarget } from '@/engine/games/dawson/rules/notation';
import { playerAt } from '@/engine/games/dawson/state';
import { supplySentence } from '@/engine/games/dawson/words/explain';
import { nameOf } from '@/engine/games/dawson/words/names';

import { colourOf } from './hoods';
import { Portrait } from './portraits';
import { say } from './words';

export const SUPPLY_ROW = 76;
const SIDE = 40;
const FACE = 54;
/** A hotel with the room for its number; at least a finger wide. */
const STEP = 47;
const TALL = 50;

interface SupplyRowProps extends Pick<BoardProps, 'lit' | 'onPress' | 'onExplain'> {
  readonly view: CityView;
  readonly seat: number;
  /** The hotels of one's own are pieces. */
  readonly own: boolean;
  /** The value taken in the hand; 0 for none. */
  readonly held: number;
}

export const SupplyRow = memo(function SupplyRow(props: SupplyRowProps) {
  const { view, seat, own, lit, held, onPress, onExplain } = props;
  const { gold, supply, character } = playerAt(view, seat);
  const colour = colourOf(view, seat);
  const target = supplyTarget(seat);
  const name = nameOf(view, seat);
  return (
    <View style={styles.row}>
      <Pressable
        role="button"
        aria-label={say('spot.supply', { name, gold, left: supplySentence(view, seat) })}
        testID={`spot ${target}`}
        onPress={() => onPress(target)}
        onLongPress={() => onExplain(target)}
        style={styles.face}
      >
        {character === '' ? null : (
          <Svg width={FACE} height={FACE} viewBox="0 0 96 96" aria-hidden>
            <Portrait character={character} seat={colour} />
          </Svg>
        )}
      </Pressable>
      <View>
        <Words step="strip" lines={1}>
          {name}
        </Words>
        <View style={styles.hotels}>
          {VALUES.map((value) => (
            <Rooms
              key={value}
              colour={colour}
              value={value}
              left={supply[value - 1] ?? 0}
              own={own}
              lit={lit.has(roomTarget(value))}
              held={held === value}
              onPress={onPress}
              onExplain={onExplain}
            />
          ))}
        </View>
      </View>
    </View>
  );
});

interface RoomsProps extends Pick<BoardProps, 'onPress' | 'onExplain'> {
  readonly colour: number;
  readonly value: number;
  readonly left: number;
  readonly own: boolean;
  readonly lit: boolean;
  readonly held: boolean;
}

/** The hotels of one value. */
const Rooms = memo(function Rooms(props: RoomsProps) {
  const { colour, value, left, own, lit, held, onPress, onExplain } = props;
  const target = roomTarget(value);
  const drawing = (
    <Svg width={STEP} height={TALL} viewBox={`0 0 ${STEP} ${TALL}`} aria-hidden>
      <G opacity={left === 0 ? 0.3 : 1}>
        <Hotel seat={colour} left={2} top={3} side={SIDE} value={value} empty />
        {left > 1 ? <CountDisc count={left} x={SIDE - 1} y={SIDE} r={9} /> : null}
      </G>
      {held ? <LitBand d={rect(0, 1, SIDE + 4, SIDE + 4)} width={4} /> : null}
    </Svg>
  );
  if (!own) return drawing;
  const says = say('spot.room', { value, n: left });
  return (
    <Pressable
      role="button"
      {...saying(says)}
      testID={`${lit ? 'lit' : 'spot'} ${target}`}
      onPress={() => onPress(target)}
      onLongPress={() => onExplain(target)}
    >
      <Said>{says}</Said>
      <View {...unsaid}>{drawing}</View>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, height: SUPPLY_ROW, paddingHorizontal: 14 },
  face: { minWidth: FACE, minHeight: FACE },
  hotels: { flexDirection: 'row' },
});
