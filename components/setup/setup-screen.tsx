import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { lookOf } from '@/components/boards';
import { AimCard } from '@/components/coach/aim-card';
import { WithAim } from '@/components/coach/with-aim';
import { beginMatch } from '@/components/session/open-session';
import { takeShared } from '@/components/session/shared';
import { useWays, type Ways } from '@/components/shelf/go';
import { Section } from '@/components/shelf/page';
import { Fetching, WithGame } from '@/components/shelf/with-game';
import { textShelf } from '@/components/storage/text-shelf';
import { Button } from '@/components/ui/button';
import { Segment } from '@/components/ui/segment';
import { useTheme } from '@/components/ui/theme';
import { textScale } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { AnyGame } from '@/engine/core/game';
import { count, numberWord } from '@/engine/core/words';
import { cardById } from '@/engine/games/cards';

import {
  configOf,
  draftFromShare,
  draftFromText,
  draftToText,
  kindsOf,
  newSeed,
  optionsOf,
  seated,
  withKind,
  withOption,
} from './draft';
import { AloneRow, MoreOptions } from './more-options';
import { OpponentRows } from './opponent-rows';
import { OptionRows } from './option-rows';
import { SeatChips } from './seat-chips';
import { OpenTableSwitch, SeatRows } from './seat-rows';
import { SetupFoot } from './setup-foot';
import { SetupHead } from './setup-head';
import type { GoodShare } from './share-field';
import { useCode, type CodeOutcome } from './use-code';
import { useGentle } from './use-gentle';
import { say } from './words';

/** From this width on, print and title stand beside the choices. */
const SIDE_BY_SIDE = 760;
const SIDE_ROOM = 400;
const EDGE = 16;
const AIM_MOST = 560;
/** A window lower than this has room for one row of buttons. */
const LOW = 640;

interface SetupScreenProps {
  readonly game: string;
  /** A share code the screen starts from. */
  readonly code?: string;
}

export function SetupScreen({ game: id, code }: SetupScreenProps) {
  const ways = useWays();
  const read = useCode(id, code, ways);
  const title = cardById(id)?.info.title;
  if (read && (read.kind === 'reading' || read.kind === 'elsewhere'))
    return <Fetching title={title ?? say('code')} />;
  return (
    <WithGame id={id}>
      {(game) => (
        // Whoever comes with a deal of their own reads the aim another time.
        <WithAim key={`${id} ${code ?? ''}`} look={lookOf(game)} skip={read !== null}>
          {(openAim) => <Setup game={game} ways={ways} read={read} onAim={openAim} />}
        </WithAim>
      )}
    </WithGame>
  );
}

interface SetupProps {
  readonly game: AnyGame;
  readonly ways: Ways;
  /** What the code of the address said, where there was one. */
  readonly read: Extract<CodeOutcome, { readonly kind: 'deal' | 'bad' }> | null;
  readonly onAim: () => void;
}

function Setup({ game, ways, read, onAim }: SetupProps) {
  const { colours, scale } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const wide = width >= SIDE_BY_SIDE;
  const [draft, setDraft] = useState(() =>
    read?.kind === 'deal' ? read.draft : draftFromText(game, textShelf.read(`setup.${game.id}`)),
  );
  const [note, setNote] = useState(read?.kind === 'deal' ? read.note : null);
  const [more, setMore] = useState(read !== null);
  const [starting, setStarting] = useState(false);
  const gentle = useGentle(game.id);

  async function start() {
    setStarting(true);
    textShelf.write(`setup.${game.id}`, draftToText(draft));
    ways.play(await beginMatch(game, configOf(game, draft, gentle), draft.seed.trim() || newSeed()));
  }

  async function takeShare(share: GoodShare, text: string) {
    if (share.kind === 'match') return ways.play(await takeShared(share.match, text));
    if (share.game.id !== game.id) return ways.setup(share.game.id, text);
    setDraft(draftFromShare(share.config, share.seed));
    setNote(say('code.taken', { title: game.info.title, seats: count(share.config.seats.length, 'seat') }));
  }

  const head = (
    <SetupHead
      game={game}
      room={wide ? SIDE_ROOM : width}
      top={wide ? 0 : insets.top}
      beside={wide}
      onBack={ways.back}
      onAim={onAim}
      onRules={() => ways.rules(game.id)}
    />
  );
  const people = (
    <>
      {read?.kind === 'bad' ? (
        <View role="alert" testID="link-trouble">
          <Words step="strong" colour={colours.bad}>
            {say('code.link', { trouble: read.message })}
          </Words>
        </View>
      ) : null}
      <Segment
        label={say('kind.label')}
        items={kindsOf(game).map((kind) => ({ id: kind, label: say(`kind.${kind}`) }))}
        value={draft.kind}
        onChange={(kind) => setDraft(withKind(game, draft, kind, gentle))}
      />
      {draft.kind === 'pass' ? (
        <Section title={say('seats')}>
          <Words step="sub" colour={colours.inkSoft}>
            {say('kind.pass.help')}
          </Words>
          <SeatRows game={game} draft={draft} onChange={setDraft} />
        </Section>
      ) : null}
      {wide ? <AloneRow draft={draft} setDraft={setDraft} /> : null}
    </>
  );
  const table = { game, draft, onChange: setDraft };
  const bots = draft.kind === 'bots';
  const chips = bots ? <SeatChips {...table} /> : null;
  // The chips stand over the button, unless letters or window leave no room for both there.
  const chipsBelow = height >= LOW && scale <= textScale.stackFrom;
  const choices = (
    <>
      {bots ? <OpponentRows {...table} /> : null}
      {chipsBelow ? null : chips}
      {bots ? <OpenTableSwitch game={game} draft={draft} /> : null}
      <OptionRows
        specs={game.options}
        seats={seated(draft)}
        values={optionsOf(game, draft, gentle)}
        onChange={(key, value) => setDraft(withOption(draft, key, value))}
      />
      {note ? (
        <View role="status">
          <Words colour={colours.good}>{note}</Words>
        </View>
      ) : null}
      {more && !wide ? <AloneRow draft={draft} setDraft={setDraft} /> : null}
      {more ? <MoreOptions draft={draft} setDraft={setDraft} onCode={takeShare} /> : null}
      {more ? <Button small label={say('fair')} onPress={() => ways.fair(game.id)} testID="fair" /> : null}
    </>
  );

  return (
    <View
      role="main"
      testID="setup"
      style={[styles.screen, { backgroundColor: colours.paper, paddingTop: wide ? insets.top : 0 }]}
    >
      {wide ? (
        <View style={styles.beside}>
          <ScrollView style={styles.side} tabIndex={0} aria-label={say('kind.label')}>
            {head}
            <View style={[styles.column, styles.content]}>{people}</View>
          </ScrollView>
          <ScrollView style={styles.scroll} tabIndex={0} aria-label={game.info.title}>
            <View style={[styles.column, styles.content]}>
              {choices}
              <AimCard look={lookOf(game)} width={Math.min(AIM_MOST, width - SIDE_ROOM - 2 * EDGE)} />
            </View>
          </ScrollView>
        </View>
      ) : (
        <ScrollView style={styles.scroll} tabIndex={0} aria-label={game.info.title}>
          {head}
          <View style={[styles.column, styles.content]}>
            {people}
            {choices}
          </View>
        </ScrollView>
      )}
      <SetupFoot
        chips={chipsBelow ? chips : null}
        wide={wide}
        more={more}
        onMore={() => setMore(!more)}
        start={
          draft.kind === 'solo' ? say('start') : say('start.for', { number: numberWord(draft.seats.length) })
        }
        starting={starting}
        onStart={() => void start()}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  scroll: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row', alignSelf: 'center', width: '100%', maxWidth: 1180 },
  side: { width: SIDE_ROOM, flexGrow: 0, flexShrink: 0 },
  column: { width: '100%', maxWidth: 720, alignSelf: 'center', paddingHorizontal: EDGE },
  content: { gap: 14, paddingTop: 14, paddingBottom: 24 },
});
