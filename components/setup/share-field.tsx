import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LoadTrouble, readWithGames } from '@/components/boards';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { readShare, type ShareOutcome } from '@/engine/core/share';

import { say } from './words';

export type GoodShare = Exclude<ShareOutcome, { readonly kind: 'bad' }>;

/** A code from a friend: read when asked, and refused in words. */
export function ShareField({ onCode }: { readonly onCode: (share: GoodShare, code: string) => void }) {
  const { colours } = useTheme();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  async function read() {
    try {
      const outcome = await readWithGames((gameById) => readShare(code, gameById));
      setTrouble(outcome.kind === 'bad' ? outcome.message : null);
      if (outcome.kind !== 'bad') onCode(outcome, code);
    } catch (error) {
      if (!(error instanceof LoadTrouble)) throw error;
      setTrouble(say('code.fetch'));
    }
  }
  return (
    <View style={styles.field}>
      <TextField
        label={say('code')}
        help={say('code.help')}
        value={code}
        onChange={(text) => {
          setCode(text);
          setTrouble(null);
        }}
        testID="share-code"
      />
      {trouble ? (
        <View role="alert" testID="share-trouble">
          <Words colour={colours.bad}>{trouble}</Words>
        </View>
      ) : null}
      <Button
        small
        label={say('code.use')}
        onPress={() => void read()}
        disabled={code.trim() === ''}
        testID="share-use"
      />
    </View>
  );
}

const styles = StyleSheet.create({ field: { gap: 8 } });
