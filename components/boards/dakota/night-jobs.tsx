/** The job board at night: one rides on, the others move up, somebody new is at the end. */
import { StyleSheet, View as Box } from 'react-native';
import Svg from 'react-native-svg';

import { Shape } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { line, radius, space } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { GameEvent } from '@/engine/core/game';
import { jobPrice } from '@/engine/games/dakota/data';

import { Appear } from './night-moves';
import { Worker } from './people';
import { say } from './words';

interface JobsLineProps {
  readonly gone: GameEvent | undefined;
  readonly filled: GameEvent | undefined;
  readonly jobs: readonly number[];
  readonly room: number;
  readonly calm: boolean;
}

const WORDS = 72;
const LEAVER = 40;
const ARROW = 26;
const GAP = 6;

export function JobsLine({ gone, filled, jobs, room, calm }: JobsLineProps) {
  const { colours } = useTheme();
  const leaver = gone?.args?.['worker'];
  const left = room - 2 * space.l - WORDS - LEAVER - ARROW - (jobs.length + 1) * GAP;
  const slot = Math.min(54, Math.floor(left / jobs.length));
  const from = Number(filled?.args?.['from'] ?? jobs.length);
  return (
    <Box style={[styles.row, { borderColor: colours.line }]}>
      <Box style={styles.words}>
        <Words step="caption" colour={colours.inkSoft}>
          {say('part.jobs')}
        </Words>
        <Words step="sub" colour={colours.inkSoft}>
          {gone ? say('night.jobs.gone') : ' '}
        </Words>
      </Box>
      <Box style={styles.leaver}>
        {leaver === undefined ? null : (
          <Appear calm={calm} from="right">
            <Box style={styles.faded}>
              <Pawn kind={Number(leaver)} size={LEAVER} />
            </Box>
          </Appear>
        )}
      </Box>
      <Svg width={ARROW} height={20} viewBox="0 0 26 20" aria-hidden>
        <Shape d="M24 10H4M10 3L3 10l7 7" stroke={colours.inkSoft} width={2.4} />
      </Svg>
      {jobs.map((kind, i) => (
        <Slot
          // Whoever moves up comes in from the right.
          key={`${i} ${kind}`}
          kind={kind}
          price={jobPrice(i)}
          width={slot}
          fresh={kind >= 0 && i >= from}
          calm={calm}
        />
      ))}
    </Box>
  );
}

interface SlotProps {
  readonly kind: number;
  readonly price: number;
  readonly width: number;
  readonly fresh: boolean;
  readonly calm: boolean;
}

function Slot({ kind, price, width, fresh, calm }: SlotProps) {
  const { colours } = useTheme();
  const size = Math.min(38, width - 6);
  return (
    <Box
      style={[
        styles.slot,
        { width, backgroundColor: colours.paper, borderColor: kind < 0 ? colours.line : colours.ink },
      ]}
    >
      {kind < 0 ? (
        <Box style={{ height: size }} />
      ) : (
        <Appear calm={calm} from="right">
          <Pawn kind={kind} size={size} />
        </Appear>
      )}
      <Words step="strip" colour={kind < 0 ? colours.inkSoft : colours.ink}>{`$${price}`}</Words>
      {fresh ? (
        <Box style={[styles.fresh, { backgroundColor: colours.ink }]}>
          <Words step="tile" colour={colours.paperRaised}>
            {say('town.new')}
          </Words>
        </Box>
      ) : null}
    </Box>
  );
}

function Pawn({ kind, size }: { readonly kind: number; readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="-25 -25 50 50" aria-hidden>
      <Worker kind={kind} x={0} y={0} size={46} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    minHeight: 80,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderTopWidth: line.hair,
  },
  words: { width: WORDS },
  leaver: { width: LEAVER, height: LEAVER },
  faded: { opacity: 0.55 },
  slot: {
    alignItems: 'center',
    paddingTop: 2,
    paddingBottom: 3,
    borderWidth: line.rule,
    borderRadius: radius.chip,
  },
  fresh: { position: 'absolute', right: -7, top: -9, paddingHorizontal: 4, borderRadius: 3 },
});
