/** A roll in the dock: the own dice where they will lie to be placed, and beside them those of the ghosts. */
import { memo, type ReactNode } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Svg from 'react-native-svg';

import type { SceneProps } from '@/components/boards/board';
import { Tumble } from '@/components/play/motion/movers';
import { DieBox } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { GameEvent } from '@/engine/core/game';
import type { EventKind, View } from '@/engine/games/dark-horse';
import { spotOf } from '@/engine/games/dark-horse/data';
import { blockingDice } from '@/engine/games/dark-horse/rules/ghosts';
import { spaceName } from '@/engine/games/dark-horse/words/names';

import { SeatDie } from './seat-die';
import { say } from './words';

/** As in the tray. */
const ART = 46;

const ROLLS: ReadonlySet<string> = new Set<EventKind>([
  'rolls',
  'rerolls',
  'gun-rolls',
  'snake-eyes',
  'ghost-rolls',
]);

const facesOf = ({ args = {} }: GameEvent): readonly number[] =>
  String(args['faces'] ?? args['n'] ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);

export function RollDock({ shown, happening, view, calm }: SceneProps<View>) {
  const { colours } = useTheme();
  const rolls = shown.filter(({ event }) => ROLLS.has(event.kind));
  const own = rolls.filter(({ event }) => event.kind !== 'ghost-rolls').slice(-1);
  const ghosts = rolls.filter(({ event }) => event.kind === 'ghost-rolls').slice(-3);
  const now = shown[shown.length - 1];
  const moving = (event: GameEvent) => !calm && happening.events.includes(event);
  return (
    <Box style={styles.scene} testID="roll">
      <Words step="prompt" heading lines={1}>
        {now ? headingOf(now) : ''}
      </Words>
      <Box style={styles.row}>
        {own.map(({ event }) => (
          <OwnDice key={event.seat} event={event} view={view} ms={moving(event) ? happening.ms : 0} />
        ))}
        <Box style={styles.grow} />
        {ghosts.map(({ event }, i) => (
          <Box key={i} style={styles.ghost}>
            <GhostDice event={event} ms={moving(event) ? happening.ms : 0} />
            <Words step="strip" lines={1} colour={colours.inkSoft}>
              {spaceName(spotOf(String(event.args?.['space'])).id)}
            </Words>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A ghost's dice are drawn: where they go is what there is to say. */
function headingOf({ event, sentence }: SceneProps['shown'][number]): string {
  if (event.kind !== 'ghost-rolls') return sentence;
  return say('roll.ghost', { space: spaceName(spotOf(String(event.args?.['space'])).id) });
}

interface DiceProps {
  readonly event: GameEvent;
  /** 0 for dice that have come to rest. */
  readonly ms: number;
}

const OwnDice = memo(function OwnDice({ event, view, ms }: DiceProps & { readonly view: View }) {
  const who = view.seats[event.seat];
  const rolled = facesOf(event);
  // Those that were not rolled again lie among the others.
  const again = event.kind === 'rerolls';
  const dice = again || event.kind === 'rolls' ? (who?.dice ?? []) : [];
  const all = dice.length > 0 ? dice.map(({ face, deputy }) => ({ face, deputy })) : rolled.map(plain);
  const fresh = again
    ? turnedOf(
        dice.map(({ face }) => face),
        rolled,
      )
    : all.map(() => true);
  return (
    <Box style={styles.dice} role="img" aria-label={all.map(({ face }) => face).join(', ')} accessible>
      {all.map(({ face, deputy }, i) => (
        <Rolled key={i} side={PLACE} ms={fresh[i] ? ms : 0}>
          <Svg width={ART} height={ART} viewBox="0 0 46 46" aria-hidden>
            <SeatDie
              colour={who?.colour ?? 0}
              face={face}
              shift={0}
              deputy={deputy}
              x={23}
              y={22}
              size={40}
            />
          </Svg>
        </Rolled>
      ))}
    </Box>
  );
});

const plain = (face: number) => ({ face, deputy: false });

/** Which dice show the faces that were rolled again, as far as their faces tell. */
function turnedOf(faces: readonly number[], rolled: readonly number[]): readonly boolean[] {
  const left = [...rolled];
  return faces.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const GhostDice = memo(function GhostDice({ event, ms }: DiceProps) {
  const faces = facesOf(event);
  const blocks = blockingDice(faces);
  return (
    <Box style={styles.dice}>
      {faces.map((face, i) => (
        // The lower die of a small pair blocks nothing.
        <Box key={i} style={blocks.includes(face) ? null : styles.idle}>
          <Rolled side={GHOST_PLACE} ms={ms}>
            <DieBox face={face} size={30} hatch line={1.4} />
          </Rolled>
        </Box>
      ))}
    </Box>
  );
});

/** A die in its place; on its way to it while it is rolled. */
function Rolled({ side, ms, children }: RolledProps) {
  const place = [styles.place, { width: side, height: side }];
  if (ms === 0) return <Box style={place}>{children}</Box>;
  return (
    <Box style={place}>
      <Tumble place={{ x: side / 2, y: side / 2, width: side, height: side }} size={side} ms={ms}>
        {children}
      </Tumble>
    </Box>
  );
}

interface RolledProps {
  readonly side: number;
  readonly ms: number;
  readonly children: ReactNode;
}

const PLACE = 52;
const GHOST_PLACE = 38;

const styles = StyleSheet.create({
  // Words and dice stand where prompt and tray will.
  scene: { flex: 1, alignSelf: 'stretch', gap: 8, paddingTop: 10 },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 58 },
  dice: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  place: { alignItems: 'center', justifyContent: 'center' },
  ghost: { alignItems: 'center' },
  grow: { flex: 1 },
  idle: { opacity: 0.45 },
});
