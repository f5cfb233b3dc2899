import { memo, useCallback, useContext, type ComponentType } from 'react';
import { Pressable, ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { GameLook, Tray, TrayPiece } from '@/components/boards/board';
import { onState, Said, saying, unsaid } from '@/components/ui/a11y';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Target } from '@/engine/core/game';
import { aims } from '@/engine/core/lesson';

import { nameOfPiece } from './choice';
import { useAnchor } from './motion/anchors';
import { Arriving } from './motion/arriving';
import { useInSight } from './use-in-sight';
import { say } from './words';

/** The drawing inside a piece of the tray. */
const ART = 46;
export const TRAY_HEIGHT = 58;
const TIGHT_ART = 40;

interface TrayRowProps {
  readonly tray: Tray;
  readonly look: GameLook;
  readonly view: unknown;
  readonly lit: ReadonlyMap<Target, string>;
  readonly chosen: ReadonlySet<Target>;
  /** Several may be picked at once: a picked one leans. */
  readonly toggles: boolean;
  /** The pick is made and seen to happen: what was chosen has left the hand. */
  readonly made?: boolean;
  /** Closer together, where the strong button stands beside them. */
  readonly tight?: boolean;
  /** What a bubble points at, the best first: a piece of it is brought into sight. */
  readonly pointed?: readonly string[];
  readonly onPress: (target: Target) => void;
  readonly onExplain: (target: Target) => void;
}

/** Pieces in the hand: what this decision is made with and lies on no board. */
export const TrayRow = memo(function TrayRow(props: TrayRowProps) {
  const { tray, look, view, lit, chosen, toggles, made = false, tight = false, onPress, onExplain } = props;
  const { TrayArt } = look;
  const { note, ...scrolls } = useInSight(wantedOf(tray, lit, chosen, props.pointed ?? []));
  if (!TrayArt) return null;
  return (
    <ScrollView
      {...scrolls}
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.scroll}
      contentContainerStyle={styles.row}
      testID="tray"
    >
      {tray.pieces.map((piece) => (
        <Piece
          key={piece.target}
          piece={piece}
          view={view}
          Art={TrayArt}
          // Of equal pieces any one will do.
          lit={lit.has(piece.target) || lit.has(nameOfPiece(piece.target))}
          chosen={chosen.has(piece.target)}
          taken={piece.stack ? takenOf(piece.target, chosen) : 0}
          more={piece.stack === true && lit.has(nthOf(piece.target, takenOf(piece.target, chosen) + 1))}
          away={made && chosen.has(piece.target) && piece.stack !== true}
          tight={tight}
          leans={toggles}
          onPress={onPress}
          onExplain={onExplain}
          onLaid={note}
        />
      ))}
    </ScrollView>
  );
});

/** The piece that must be seen: what is chosen, by the lamp or the coach too, else what a bubble points at. */
function wantedOf(
  { pieces }: Tray,
  lit: ReadonlyMap<Target, string>,
  chosen: ReadonlySet<Target>,
  pointed: readonly string[],
): Target | null {
  const held = pieces.find(({ target }) => chosen.has(target));
  if (held) return held.target;
  for (const name of pointed) {
    const meant = pieces.filter(({ target }) => aims(name, target));
    const [first = null] = meant;
    const one = meant.find(({ target }) => lit.has(target)) ?? first;
    if (one) return one.target;
  }
  return null;
}

/** How many of a stack are chosen. */
function takenOf(name: Target, chosen: ReadonlySet<Target>): number {
  let taken = 0;
  while (chosen.has(nthOf(name, taken + 1))) taken++;
  return taken;
}

function nthOf(name: Target, n: number): Target {
  return n > 1 ? `${name}#${n}` : name;
}

interface PieceProps {
  readonly piece: TrayPiece;
  readonly view: unknown;
  readonly Art: ComponentType<{ readonly view: unknown; readonly target: Target; readonly size: number }>;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly leans: boolean;
  readonly away: boolean;
  /** Of a stack: how many are chosen, and whether one more can be. */
  readonly taken: number;
  readonly more: boolean;
  readonly tight: boolean;
  readonly onPress: (target: Target) => void;
  readonly onExplain: (target: Target) => void;
  readonly onLaid: (target: Target, event: LayoutChangeEvent) => void;
}

const Piece = memo(
  function Piece(props: PieceProps) {
    const { piece, view, Art, lit, chosen, leans, away, taken, more, tight } = props;
    const { onPress, onExplain, onLaid } = props;
    const { colours } = useTheme();
    const { target, note, read, stack } = piece;
    const anchor = useAnchor(target);
    const arriving = useContext(Arriving).has(target);
    // A stack without another to give takes its last one back.
    const next = more ? nthOf(target, taken + 1) : target;
    const count = stack ? taken : piece.count;
    const label = taken > 0 ? say('tray.taken', { label: piece.label, count: taken }) : piece.label;
    const press = useCallback(() => onPress(next), [onPress, next]);
    const explain = useCallback(() => onExplain(target), [onExplain, target]);
    const laid = useCallback((event: LayoutChangeEvent) => onLaid(target, event), [onLaid, target]);
    return (
      <Pressable
        ref={anchor}
        role="button"
        {...saying(label)}
        {...onState(chosen)}
        testID={lit ? `tray ${next}` : `kept ${target}`}
        onPress={press}
        onLongPress={explain}
        onLayout={laid}
        style={[
          styles.piece,
          tight && styles.tight,
          chosen && !away
            ? { backgroundColor: colours.lamp, borderColor: colours.onLamp }
            : { borderColor: 'transparent' },
        ]}
      >
        <Said>{label}</Said>
        <View
          style={[
            styles.art,
            chosen && leans && styles.leaning,
            !lit && !chosen && !read && styles.idle,
            away && styles.away,
            arriving && styles.arriving,
          ]}
          {...unsaid}
        >
          <Art view={view} target={target} size={tight ? TIGHT_ART : ART} />
        </View>
        {count !== undefined && count > (stack ? 0 : 1) ? (
          <View style={[styles.count, { backgroundColor: colours.ink }]} {...unsaid}>
            <Words step="tile" colour={colours.paper} align="center">
              {count}
            </Words>
          </View>
        ) : null}
        {note ? (
          <View style={[styles.note, { backgroundColor: colours.ink }]} {...unsaid}>
            <Words step="tile" colour={colours.paper} align="center">
              {note}
            </Words>
          </View>
        ) : null}
      </Pressable>
    );
  },
  (a, b) =>
    a.view === b.view &&
    a.Art === b.Art &&
    a.lit === b.lit &&
    a.chosen === b.chosen &&
    a.leans === b.leans &&
    a.away === b.away &&
    a.taken === b.taken &&
    a.more === b.more &&
    a.tight === b.tight &&
    a.onPress === b.onPress &&
    a.onExplain === b.onExplain &&
    a.onLaid === b.onLaid &&
    a.piece.target === b.piece.target &&
    a.piece.label === b.piece.label &&
    a.piece.count === b.piece.count &&
    a.piece.note === b.piece.note &&
    a.piece.stack === b.piece.stack &&
    a.piece.read === b.piece.read,
);

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, flexShrink: 1, minHeight: TRAY_HEIGHT },
  row: { gap: 6, alignItems: 'center', paddingRight: 6 },
  piece: {
    minWidth: 50,
    minHeight: 56,
    padding: 3,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: line.rule,
    borderRadius: 9,
  },
  tight: { minWidth: 44, padding: 1 },
  art: { alignItems: 'center', justifyContent: 'center' },
  leaning: { transform: [{ rotate: '-7deg' }] },
  idle: { opacity: 0.45 },
  away: { opacity: 0.12 },
  arriving: { opacity: 0 },
  count: {
    position: 'absolute',
    right: -3,
    top: -1,
    minWidth: 20,
    height: 20,
    borderRadius: 10,
    paddingHorizontal: 4,
    justifyContent: 'center',
  },
  note: { position: 'absolute', bottom: -2, paddingHorizontal: 5, borderRadius: 4 },
});
