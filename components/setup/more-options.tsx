import { StyleSheet, View } from 'react-native';

import { TextField } from '@/components/ui/text-field';

import { NAME_LETTERS, seated, SEED_LETTERS, withSeat, type Draft } from './draft';
import { ColourButton } from './seat-rows';
import { ShareField, type GoodShare } from './share-field';
import { say } from './words';

interface DraftProps {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/** Name and colour of one alone; nothing at a table of several, where each seat has its row. */
export function AloneRow({ draft, setDraft }: DraftProps) {
  const alone = draft.kind === 'solo' ? seated(draft)[0] : undefined;
  if (!alone) return null;
  return (
    <View style={styles.alone}>
      <ColourButton
        number={1}
        colour={alone.colour}
        onChange={(colour) => setDraft(withSeat(draft, 0, { colour }))}
      />
      <View style={styles.grow}>
        <TextField
          label={say('yourName')}
          value={draft.seats[0]?.name ?? ''}
          maxLength={NAME_LETTERS}
          onChange={(name) => setDraft(withSeat(draft, 0, { name }))}
        />
      </View>
    </View>
  );
}

interface MoreProps extends DraftProps {
  readonly onCode: (share: GoodShare, code: string) => void;
}

/** Seed and share code. */
export function MoreOptions({ draft, setDraft, onCode }: MoreProps) {
  return (
    <>
      <TextField
        label={say('seed')}
        help={say('seed.help')}
        value={draft.seed}
        maxLength={SEED_LETTERS}
        onChange={(seed) => setDraft({ ...draft, seed })}
        testID="seed"
      />
      <ShareField onCode={onCode} />
    </>
  );
}

const styles = StyleSheet.create({
  alone: { flexDirection: 'row', alignItems: 'flex-end', gap: 8 },
  grow: { flex: 1 },
});
