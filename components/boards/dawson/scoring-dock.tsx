/** What the dock shows while neighbourhoods score: who takes it and why, both strengths as dice. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { SceneProps } from '@/components/boards/board';
import { Gain } from '@/components/play/motion/movers';
import { BrandBadge } from '@/components/ui/brand-badge';
import { DieBox } from '@/components/ui/draw';
import { Icon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { View as CityView } from '@/engine/games/dawson';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { isStreet } from '@/engine/games/dawson/state';
import { hoodName, nameOf, namesOf } from '@/engine/games/dawson/words/names';

import { contestOf, GANG, heldHoods, scoredHood, type Contest, type Side } from './contest';
import { colourOf } from './hoods';
import { say } from './words';

/** Wide docks are low: the sides stand beside the sentence. */
const WIDE_FROM = 700;
/** So many sides are shown, and dice of each. */
const SIDES = 2;
const DICE = 6;

export function ScoringDock({ view, viewer, happening, width }: SceneProps<CityView>) {
  const scored = scoredHood(happening);
  const contest = scored ? contestOf(view, scored.hood) : null;
  const wide = width >= WIDE_FROM;
  const sentence = contest ? sentenceOf(view, viewer, contest) : opening(view);
  const gain =
    scored?.event.kind === 'score-gang' ? 0 : Number(scored?.event.args?.['share'] ?? contest?.points ?? 0);
  const sides = (contest?.sides ?? []).slice(0, SIDES);
  return (
    <View style={[styles.dock, wide && styles.wide]} testID="scoring">
      <View style={[styles.head, wide && styles.half]}>
        <View style={styles.grow}>
          <Words step="prompt" heading lines={2}>
            {sentence}
          </Words>
        </View>
        {gain > 0 ? (
          // A player takes them; the Street's are only outlined.
          <Gain amount={gain} bare={scored?.event.kind !== 'score'}>
            {(ink) => <Icon name="round-star" size={18} colour={ink} />}
          </Gain>
        ) : null}
      </View>
      <View style={[styles.sides, wide && styles.half]}>
        {sides.map((side, i) => (
          <SideRow key={side.player} view={view} side={side} first={i === 0} noted={!wide} />
        ))}
      </View>
    </View>
  );
}

/** Before the first neighbourhood: how many there are to come. */
function opening(view: CityView): string {
  const n = heldHoods(view).length;
  return `${say('scoring.head', { round: view.rounds.length })}: ${say('scoring.count', { n })}`;
}

function sentenceOf(view: CityView, viewer: number, { hood, winners, sides }: Contest): string {
  const place = hoodName(cityOf(view.plan), hood);
  const own = sides[0]?.strength ?? 0;
  const rest = sides.slice(Math.max(1, winners.length));
  const other = rest[0]?.strength;
  if (winners.length === 0) {
    return other === undefined
      ? say('scoring.gang.alone', { place, own })
      : say('scoring.gang', { place, own, other });
  }
  if (winners.length > 1) return say('scoring.share', { names: namesOf(view, winners), place, own });
  const [winner = 0] = winners;
  const how = other === undefined ? 'alone' : own > other ? 'beats' : 'ties';
  const holes = { place, own, other: other ?? 0 };
  // Alone at the table one is spoken to, as in the log.
  if (view.people === 1 && winner === viewer) return say(`scoring.yours.${how}`, holes);
  return say(`scoring.${how}`, { ...holes, name: nameOf(view, winner) });
}

interface SideRowProps {
  readonly view: CityView;
  readonly side: Side;
  /** Who holds the neighbourhood stands first, in full ink. */
  readonly first: boolean;
  /** There is room to say what the dice are. */
  readonly noted: boolean;
}

const SideRow = memo(function SideRow({ view, side, first, noted }: SideRowProps) {
  const { colours } = useTheme();
  const { player, dice, strength } = side;
  const gang = player === GANG;
  const ink = first ? colours.ink : colours.inkSoft;
  const shown = dice.slice(0, DICE);
  return (
    <View style={styles.side}>
      {gang ? (
        <Icon name="bandit" size={28} colour={ink} />
      ) : (
        <BrandBadge colour={colourOf(view, player)} size={28} />
      )}
      <View style={styles.name}>
        <Words step="label" colour={ink} lines={1}>
          {gang ? say(isStreet(view) ? 'side.street' : 'side.gang.name') : nameOf(view, player)}
        </Words>
      </View>
      {shown.map((die, i) => (
        <DieBox key={i} face={die} size={26} flat line={1.6} fill={gang ? board.pale : board.candle} />
      ))}
      <View style={styles.grow}>
        {noted && shown.length <= 3 ? (
          <Words step="sub" colour={colours.inkSoft} lines={1}>
            {noteOf(view, side)}
          </Words>
        ) : null}
      </View>
      <Words step="button" colour={ink}>
        {strength}
      </Words>
    </View>
  );
});

function noteOf(view: CityView, { player, dice: { length: n } }: Side): string {
  if (player !== GANG) return say('side.guests', { n });
  return view.gangBonus > 0 ? say('side.bonus', { n, bonus: view.gangBonus }) : say('side.gang', { n });
}

const styles = StyleSheet.create({
  dock: { flex: 1, minHeight: 0, gap: 4 },
  wide: { flexDirection: 'row', alignItems: 'center', gap: 24 },
  half: { flex: 1, minWidth: 0 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  grow: { flex: 1, minWidth: 0 },
  sides: { gap: 2 },
  side: { flexDirection: 'row', alignItems: 'center', gap: 5, minHeight: 36 },
  name: { width: 92, paddingLeft: 5 },
});
