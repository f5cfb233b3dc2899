/** Scenes: the Diceoneer explains itself in the dock, and a card announces the last round. */
import { memo } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Svg from 'react-native-svg';

import type { SceneProps } from '@/components/boards/board';
import { DieBox, Shape } from '@/components/ui/draw';
import { Icon, ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { board, line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { GameEvent } from '@/engine/core/game';
import { list } from '@/engine/core/words';
import { dieColour, dieIcon, type DieCode, type HexAction } from '@/engine/games/dice-settlers/data';
import { takeOne } from '@/engine/games/dice-settlers/rules/lists';
import { dieOf } from '@/engine/games/dice-settlers/rules/notation';
import type { EventKind } from '@/engine/games/dice-settlers/state';
import type { View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { fillOf, ICON_OF } from './shown';
import { say } from './words';

type Props = SceneProps<View>;
type Shown = Props['shown'];

/** Bookkeeping of turns is no step of the Diceoneer. */
const ASIDE: readonly EventKind[] = ['turn', 'end-turn', 'roll-done', 'clean-up'];
/** Steps that went before, in sight. */
const BEFORE = 2;

/** What it does now in one sentence, its roll or walk as pieces, and what it did just before. */
export function SceneDock({ shown, happening, view }: Props) {
  const { colours, spot } = useTheme();
  const steps = shown.filter(({ event }) => !ASIDE.includes(event.kind as EventKind));
  const now = steps[steps.length - 1];
  const joined = steps.filter(({ event }) => happening.events.includes(event)).length;
  const before = steps.slice(0, Math.min(-1, -joined)).slice(-BEFORE);
  if (!now) return null;
  return (
    <Box style={styles.dock} testID="rival scene">
      <Box style={styles.head}>
        <Words step="prompt" lines={2} style={styles.grow}>
          {headOf(happening.events) ?? lineOf(now)}
        </Words>
        {now.event.rule ? (
          <Words step="strip" colour={spot}>
            {now.event.rule}
          </Words>
        ) : null}
      </Box>
      <Trail shown={steps} walked={view.bot?.walk.length ?? 0} />
      {before.map((step, i) => (
        <Box key={i} style={styles.line}>
          <ToolIcon name="check" size={14} weight={3} />
          <Words step="sub" colour={colours.inkSoft} lines={1} style={styles.grow}>
            {lineOf(step)}
          </Words>
        </Box>
      ))}
    </Box>
  );
}

/** Dice that go to their sides together are told in one sentence. */
function headOf(events: readonly GameEvent[]): string | null {
  if (events[0]?.kind !== 'bot-assign' || events.length < 2) return null;
  const counts = new Map<string, number>();
  for (const { args } of events) {
    const side = word(args?.side as HexAction);
    counts.set(side, (counts.get(side) ?? 0) + 1);
  }
  const sides = [...counts].map(([side, n]) => (n > 1 ? say('scene.twice', { side, n }) : side));
  return say('scene.assign', { sides: list(sides) });
}

function argOf({ args = {} }: GameEvent, name: string): string {
  return String(args[name] ?? '');
}

/** Roll and walk lie beside the words as pieces: they need not be said again. */
function lineOf({ event, sentence }: Shown[number]): string {
  if (event.kind === 'bot-roll')
    return say('scene.roll', { n: argOf(event, 'n'), cap: Number(event.args?.cap ?? 0) });
  if (event.kind !== 'bot-walk') return sentence;
  const last = argOf(event, 'steps').split(' ').pop();
  return say('scene.walk', { n: Number(event.args?.n ?? 0), side: word(last as HexAction) });
}

/** The last roll or walk of the scene as a row of pieces. */
function Trail({ shown, walked }: { readonly shown: Shown; readonly walked: number }) {
  const from = shown.findLastIndex(({ event }) => event.kind === 'bot-roll' || event.kind === 'bot-walk');
  const first = shown[from]?.event;
  if (!first) return null;
  const since = shown.slice(from + 1).map(({ event }) => event);
  if (first.kind === 'bot-roll')
    return <Rolled dice={argOf(first, 'dice')} left={leftOf(first, since).join(' ')} />;
  const strength = since.find(({ kind }) => kind === 'bot-strength');
  return (
    <Walked
      rolled={Number(first.args?.n ?? 0)}
      steps={argOf(first, 'steps')}
      walked={walked}
      strength={Number(strength?.args?.n ?? 0)}
    />
  );
}

/** Dice of a roll that have no place yet. */
function leftOf(roll: GameEvent, since: readonly GameEvent[]): DieCode[] {
  const dice = argOf(roll, 'dice').split(' ').map(dieOf);
  for (const event of since) {
    if (event.kind === 'bot-assign') takeOne(dice, dieOf(argOf(event, 'die')));
    if (event.kind === 'bot-back') return [];
  }
  return dice;
}

const Rolled = memo(function Rolled({ dice, left }: { readonly dice: string; readonly left: string }) {
  const waiting = left.split(' ');
  return (
    <Box style={styles.trail}>
      {dice.split(' ').map((die, i) => (
        <Box key={i} style={takeOne(waiting, die) ? null : styles.gone}>
          <DieBox size={26} face={ICON_OF[dieIcon(dieOf(die))]} fill={fillOf(dieColour(dieOf(die)))} />
        </Box>
      ))}
    </Box>
  );
});

interface WalkedProps {
  readonly rolled: number;
  /** Sides of the walk, "explore explore research". */
  readonly steps: string;
  readonly walked: number;
  /** 0 while it is not counted. */
  readonly strength: number;
}

/** The die, the side of every step, and the strength it finds at the last. */
const Walked = memo(function Walked({ rolled, steps, walked, strength }: WalkedProps) {
  const { colours } = useTheme();
  return (
    <Box style={styles.trail}>
      <DieBox size={26} face={rolled} fill={board.lamp} />
      {steps.split(' ').map((side, i) => (
        <Box key={i} style={styles.step}>
          <Svg width={10} height={12} viewBox="0 0 10 12">
            <Shape d="M2 2L7 6L2 10" stroke={colours.ink} width={2} />
          </Svg>
          <Box
            style={[
              styles.side,
              { borderColor: i < walked ? colours.ink : colours.line },
              i === walked - 1 && { backgroundColor: colours.lamp, borderColor: colours.onLamp },
              i >= walked && styles.coming,
            ]}
          >
            <Icon
              name={ICON_OF[side as HexAction]}
              size={19}
              colour={i === walked - 1 ? colours.onLamp : i < walked ? colours.ink : colours.inkSoft}
            />
          </Box>
        </Box>
      ))}
      {strength > 0 ? <Words step="label">{say('scene.strength', { n: strength })}</Words> : null}
    </Box>
  );
});

/** The last round is announced, with what brought it. */
export function SceneCard({ shown, width }: Props) {
  const { colours, spot } = useTheme();
  const told = shown.findLast(({ event }) => event.kind === ('last-round' satisfies EventKind));
  return (
    <Box
      testID="last round"
      style={[styles.card, { width, backgroundColor: colours.paperRaised, borderColor: colours.ink }]}
    >
      <Icon name="campfire" size={64} colour={spot} />
      <Words step="title" heading align="center">
        {say('scene.last')}
      </Words>
      <Words align="center">{told?.sentence ?? ''}</Words>
    </Box>
  );
}

const styles = StyleSheet.create({
  dock: { flex: 1, minHeight: 0, gap: 6, overflow: 'hidden' },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: 10 },
  grow: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  trail: { flexDirection: 'row', alignItems: 'center', gap: 5, height: 36 },
  gone: { opacity: 0.35 },
  step: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  side: {
    width: 32,
    height: 32,
    borderWidth: line.rule,
    borderRadius: 6,
    alignItems: 'center',
    justifyContent: 'center',
  },
  coming: { borderStyle: 'dashed' },
  card: {
    alignItems: 'center',
    gap: 12,
    padding: 24,
    borderWidth: line.rule,
    borderBottomWidth: 5,
    borderRadius: 6,
  },
});
