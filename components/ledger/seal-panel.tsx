import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Match } from '@/engine/core/match';
import { sealOf, type Seal } from '@/engine/core/seal';

import { Fold } from './roll-list';
import { say } from './words';

/** The fingerprint of the seed from the first moment on, the seed at the end, and how both are checked. */
export function SealPanel({ match }: { readonly match: Match }) {
  const { colours } = useTheme();
  const seal = useMemo(() => sealOf(match), [match]);
  return (
    <View style={[styles.seal, { borderColor: colours.ink, backgroundColor: colours.paper }]} testID="seal">
      <View style={styles.line}>
        <Words step="caption" colour={colours.inkSoft}>
          {say('seal.print')}
        </Words>
        <Words step="prompt" selectable testID="fingerprint">
          {seal.fingerprint}
        </Words>
      </View>
      {seal.opened ? (
        <Opened opened={seal.opened} />
      ) : (
        <Words step="sub" colour={colours.inkSoft}>
          {say('seal.closed')}
        </Words>
      )}
    </View>
  );
}

function Opened({ opened }: { readonly opened: NonNullable<Seal['opened']> }) {
  const { colours } = useTheme();
  const [how, setHow] = useState(false);
  const { seed, text, proven } = opened;
  const checked = proven === null ? 'lost' : proven ? 'proven' : 'failed';
  return (
    <>
      <View style={styles.line}>
        <Words step="caption" colour={colours.inkSoft}>
          {say('seal.seed')}
        </Words>
        <Words step="prompt" selectable testID="opened seed">
          {seed}
        </Words>
      </View>
      <View testID={`seal ${checked}`}>
        <Words step="strong" colour={proven === false ? colours.bad : colours.good}>
          {say(`seal.${checked}`)}
        </Words>
      </View>
      <Fold label={say('seal.how')} open={how} onPress={() => setHow(!how)} testID="seal how" />
      {how ? (
        <>
          <Words step="sub" colour={colours.inkSoft}>
            {[say('seal.open'), say('seal.text')].join(' ')}
          </Words>
          <Words step="sub" selectable testID="sealed text">
            {text}
          </Words>
        </>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  seal: { gap: 6, padding: 10, borderWidth: line.rule, borderRadius: radius.ticket },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 },
});
