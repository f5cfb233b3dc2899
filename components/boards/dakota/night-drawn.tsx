/** The card of the morning, turned up: to the hand, or an event and what it does. */
import { StyleSheet, View as Box } from 'react-native';

import { Icon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { fonts, line, press, radius, space } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { GameEvent } from '@/engine/core/game';
import { HAND_SIZE, RISE } from '@/engine/games/dakota/data';
import { cardNamed, typeOf, type CardId } from '@/engine/games/dakota/data-cards';
import { cardName, cardText } from '@/engine/games/dakota/words/names';

import { TYPE_ICONS } from './card-icons';
import type { TownView } from './ground';
import { Appear, TurnUp } from './night-moves';
import { say } from './words';

interface DrawnCardProps {
  readonly card: GameEvent | undefined;
  /** What an event of the deck did. */
  readonly after: GameEvent | undefined;
  readonly town: TownView | undefined;
  readonly calm: boolean;
}

export function DrawnCard({ card, after, town, calm }: DrawnCardProps) {
  const { colours } = useTheme();
  const id = card ? cardNamed(String(card.args?.['card'])) : null;
  return (
    <Box style={[styles.row, { borderColor: colours.line }]}>
      {id === null ? (
        <Back />
      ) : (
        <TurnUp key={id} calm={calm}>
          <Face id={id} />
        </TurnUp>
      )}
      <Box style={styles.fill}>
        {id === null ? null : (
          <Appear key={id} calm={calm} from="below">
            <Beside id={id} after={after} town={town} />
          </Appear>
        )}
      </Box>
    </Box>
  );
}

function Back() {
  const { colours } = useTheme();
  return (
    <Box style={[styles.card, styles.back, { borderColor: colours.line }]}>
      <Icon name="card-draw" size={44} colour={colours.line} />
    </Box>
  );
}

function Face({ id }: { readonly id: CardId }) {
  const { colours } = useTheme();
  const type = typeOf(id);
  return (
    <Box style={[styles.card, { backgroundColor: colours.paper, borderColor: colours.ink }]}>
      <Box style={styles.head}>
        <Icon name={TYPE_ICONS[type]} size={24} />
        <Words step="tile" colour={colours.inkSoft}>
          {say(`card.${type}`)}
        </Words>
      </Box>
      <Words step="strong" style={styles.name}>
        {cardName(id)}
      </Words>
      <Words step="tile" style={styles.text}>
        {cardText(id)}
      </Words>
    </Box>
  );
}

interface BesideProps {
  readonly id: CardId;
  readonly after: GameEvent | undefined;
  readonly town: TownView | undefined;
}

function Beside({ id, after, town }: BesideProps) {
  const { colours } = useTheme();
  const type = typeOf(id);
  const event = type === 'event';
  return (
    <Box style={styles.beside}>
      <Words step="caption" colour={colours.inkSoft}>
        {say(event ? 'night.event' : 'night.card')}
      </Words>
      <Words step="label" style={styles.semi}>
        {event ? did(after) : say(`night.play.${type}`)}
      </Words>
      {event || !town ? null : (
        <Box style={styles.hand}>
          <Icon name="papers" size={16} colour={colours.inkSoft} />
          <Words step="strip" colour={colours.inkSoft}>
            {say('night.hand', { n: town.handCount, of: handRoom(town) })}
          </Words>
        </Box>
      )}
    </Box>
  );
}

function handRoom(town: TownView): number {
  return HAND_SIZE + town.spaces.filter((b) => b?.type === 'school').length;
}

/** What the event brought or took, in a few words. */
function did(after: GameEvent | undefined): string {
  const n = Number(after?.args?.['n'] ?? 0);
  switch (after?.kind) {
    case 'fair':
      return say('night.did.fair', { n });
    case 'bank-run':
      return say('night.did.bank-run', { n });
    case 'spared':
      return say('night.did.spared');
    case 'prices-rise':
      return say('night.did.prices-rise', { n: RISE });
    default:
      return say('night.did');
  }
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 18,
    minHeight: 190,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    borderTopWidth: line.hair,
  },
  card: {
    width: 132,
    minHeight: 158,
    paddingHorizontal: 10,
    paddingVertical: 8,
    borderWidth: line.frame,
    borderBottomWidth: line.frame + press.button,
    borderRadius: radius.ticket,
  },
  back: {
    alignItems: 'center',
    justifyContent: 'center',
    borderStyle: 'dashed',
    borderBottomWidth: line.frame,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  name: { marginTop: 6 },
  text: { marginTop: 3 },
  fill: { flex: 1 },
  beside: { gap: 5 },
  semi: { fontFamily: fonts.semi },
  hand: { flexDirection: 'row', alignItems: 'center', gap: 6, marginTop: 4 },
});
