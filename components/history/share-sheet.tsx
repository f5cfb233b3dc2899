import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { Segment } from '@/components/ui/segment';
import { Sheet } from '@/components/ui/sheet';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Match } from '@/engine/core/match';
import { isSealed, sealOf } from '@/engine/core/seal';

import { CardPanel } from './card-panel';
import { handOut } from './hand-out';
import { shareText, type ShareKind, type ShareText } from './share-text';
import { say } from './words';

interface ShareSheetProps {
  /** Null: the sheet is closed. */
  readonly match: Match | null;
  /** When the match was finished, where it is; today where that is not known. */
  readonly at?: number;
  /** Breaks the seal of a match that counts: it goes on unranked. */
  readonly onUnseal?: () => Promise<void>;
  readonly onClose: () => void;
}

/** The deal or the whole match as code and link, with the seed; of a finished match a post-card first. */
export function ShareSheet({ match, at, onUnseal, onClose }: ShareSheetProps) {
  return (
    <Sheet open={match !== null} title={say('share.title')} onClose={onClose} testID="share sheet">
      {match ? <Shared match={match} at={at} onUnseal={onUnseal} /> : null}
    </Sheet>
  );
}

type Panel = 'card' | ShareKind;

interface SharedProps extends Pick<ShareSheetProps, 'at' | 'onUnseal'> {
  readonly match: Match;
}

function Shared({ match, at, onUnseal }: SharedProps) {
  const panels: readonly Panel[] = match.over ? ['card', 'deal', 'match'] : ['deal', 'match'];
  const [panel, setPanel] = useState<Panel>(match.over ? 'card' : 'deal');
  const [today] = useState(() => Date.now());
  const [sealed, setSealed] = useState(() => isSealed(match));
  if (sealed) {
    const unseal = () => void onUnseal?.().then(() => setSealed(isSealed(match)));
    return <Sealed match={match} onUnseal={onUnseal ? unseal : null} />;
  }
  return (
    <>
      <Segment<Panel>
        label={say('share.what')}
        items={panels.map((id) => ({ id, label: say(`share.${id}`) }))}
        value={panel}
        onChange={setPanel}
      />
      {panel === 'card' ? (
        <CardPanel match={match} at={at ?? today} />
      ) : (
        <Codes key={panel} match={match} kind={panel} />
      )}
    </>
  );
}

/** Deal and match both hold the seed: of a match that counts they are shared when it is over. */
function Sealed({ match, onUnseal }: { readonly match: Match; readonly onUnseal: (() => void) | null }) {
  const { colours } = useTheme();
  const { fingerprint } = useMemo(() => sealOf(match), [match]);
  return (
    <>
      <Words step="strong">{say('share.fingerprint', { fingerprint })}</Words>
      <Words>{say('share.sealed')}</Words>
      {onUnseal ? (
        <>
          <Words colour={colours.inkSoft}>{say('share.unseal.help')}</Words>
          <Button label={say('share.unseal')} onPress={onUnseal} testID="unseal" />
        </>
      ) : null}
    </>
  );
}

function Codes({ match, kind }: { readonly match: Match; readonly kind: ShareKind }) {
  const { colours } = useTheme();
  const text = useMemo(() => shareText(match, kind), [match, kind]);
  return (
    <>
      <Words step="strong">{say('share.seed', { seed: match.seed })}</Words>
      <Words colour={colours.inkSoft}>{say(`share.${kind}.help`)}</Words>
      {text ? <Texts text={text} /> : <Words>{say('share.startless')}</Words>}
    </>
  );
}

function Texts({ text }: { readonly text: ShareText }) {
  const { colours } = useTheme();
  const [note, setNote] = useState<string | null>(null);
  const { copy, share } = handOut;
  const whole = text.long ? text.code : text.link;
  async function put(what: 'link' | 'code') {
    const done = copy !== null && (await copy(text[what]));
    setNote(say(done ? `share.copied.${what}` : 'share.refused'));
  }
  return (
    <>
      <View style={[styles.text, { borderColor: colours.line, backgroundColor: colours.paper }]}>
        <Words selectable testID="share-text">
          {whole}
        </Words>
      </View>
      <Words step="sub" colour={colours.inkSoft}>
        {say(text.long ? 'share.long' : 'share.length', { letters: text.link.length })}
      </Words>
      <View style={styles.buttons}>
        {copy && !text.long ? (
          <Button small label={say('share.copy.link')} onPress={() => void put('link')} testID="copy-link" />
        ) : null}
        {copy ? (
          <Button small label={say('share.copy.code')} onPress={() => void put('code')} testID="copy-code" />
        ) : null}
        {share ? (
          <Button small label={say('share.send')} onPress={() => void share(whole)} testID="send-share" />
        ) : null}
      </View>
      {note ? (
        <View role="status" testID="share-note">
          <Words step="strong" colour={colours.good}>
            {note}
          </Words>
        </View>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  text: { padding: 10, borderWidth: line.hair, borderRadius: radius.ticket },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
