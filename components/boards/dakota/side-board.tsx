/** On a tablet: market, jobs and hand under each other where there is room, else one of them at a time. */
import { StyleSheet, View as Box } from 'react-native';

import type { BoardProps } from '@/components/boards/board';
import { OneOf } from '@/components/boards/one-of';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { View } from '@/engine/games/dakota';

import { CardsBoard } from './cards-board';
import { JobsBoard } from './jobs-board';
import { MarketBoard } from './market-board';
import { say } from './words';

const TITLE = 28;

/** Lower than this, as with several seats above it, one of the three has the room and the others a tab. */
const WHOLE = 400;

const FACES = [
  { id: 'market', label: say('part.market'), Board: MarketBoard, targets: ['price:', 'slot:'] },
  { id: 'jobs', label: say('part.jobs'), Board: JobsBoard, targets: ['job:', 'hire:'] },
  { id: 'cards', label: say('part.cards'), Board: CardsBoard, targets: ['card:'] },
] as const;

export function SideBoard(props: BoardProps<View>) {
  return props.height < WHOLE ? (
    <OneOf label={say('side.parts')} faces={FACES} board={props} />
  ) : (
    <AllThree {...props} />
  );
}

function AllThree(props: BoardProps<View>) {
  const { width, height } = props;
  const room = height - 3 * TITLE - 2 * line.rule;
  // Twice as many people look for work among four towns.
  const crowded = props.view.jobs.length > 4;
  const jobs = Math.round(room * (crowded ? 0.31 : 0.23));
  const market = Math.round(room * 0.5);
  const cards = room - jobs - market;
  return (
    <Box style={styles.column}>
      <Titled title={say('part.market')} note={say('side.market')} first>
        <MarketBoard {...props} width={width} height={market} />
      </Titled>
      <Titled title={say('part.jobs')} note={say('side.jobs')}>
        <JobsBoard {...props} width={width} height={jobs} />
      </Titled>
      <Titled title={say('cards.hand')} note={say('side.cards', { n: props.view.deckCount })}>
        <CardsBoard {...props} width={width} height={cards} />
      </Titled>
    </Box>
  );
}

interface TitledProps {
  readonly title: string;
  readonly note: string;
  readonly first?: boolean;
  readonly children: React.ReactNode;
}

function Titled({ title, note, first, children }: TitledProps) {
  const { colours } = useTheme();
  return (
    <Box style={first ? null : { borderTopWidth: line.rule, borderColor: colours.ink }}>
      <Box style={styles.title}>
        <Words step="label" heading>
          {title}
        </Words>
        <Words step="sub" colour={colours.inkSoft}>
          {note}
        </Words>
      </Box>
      {children}
    </Box>
  );
}

const styles = StyleSheet.create({
  column: { flex: 1 },
  title: {
    height: TITLE,
    paddingHorizontal: 10,
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
  },
});
