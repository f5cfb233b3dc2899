import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { drawingOf } from '@/components/boards';
import { beginMatch } from '@/components/session/open-session';
import { takeShared } from '@/components/session/shared';
import { useWays, type Ways } from '@/components/shelf/go';
import { Section } from '@/components/shelf/page';
import { lengthLine } from '@/components/shelf/print-card';
import { Fetching, WithGame } from '@/components/shelf/with-game';
import { textShelf } from '@/components/storage/text-shelf';
import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { Segment } from '@/components/ui/segment';
import { TextField } from '@/components/ui/text-field';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { AnyGame } from '@/engine/core/game';
import { count } from '@/engine/core/words';
import { cardById } from '@/engine/games/cards';

import {
  configOf,
  draftFromShare,
  draftFromText,
  draftToText,
  kindsOf,
  NAME_LETTERS,
  newSeed,
  optionsOf,
  seated,
  SEED_LETTERS,
  withKind,
  withOption,
  withSeat,
  type Draft,
} from './draft';
import { OptionRows } from './option-rows';
import { ColourButton, SeatRows } from './seat-rows';
import { ShareField, type GoodShare } from './share-field';
import { useCode, type CodeOutcome } from './use-code';
import { say } from './words';

/** From this width on, print and title stand beside the choices. */
const SIDE_BY_SIDE = 760;
const SIDE_ROOM = 400;

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
      {(game) => <Setup key={`${id} ${code ?? ''}`} game={game} ways={ways} read={read} />}
    </WithGame>
  );
}

interface SetupProps {
  readonly game: AnyGame;
  readonly ways: Ways;
  /** What the code of the address said, where there was one. */
  readonly read: Extract<CodeOutcome, { readonly kind: 'deal' | 'bad' }> | null;
}

function Setup({ game, ways, read }: SetupProps) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const wide = width >= SIDE_BY_SIDE;
  const [draft, setDraft] = useState(() =>
    read?.kind === 'deal' ? read.draft : draftFromText(game, textShelf.read(`setup.${game.id}`)),
  );
  const [note, setNote] = useState(read?.kind === 'deal' ? read.note : null);
  const [more, setMore] = useState(read !== null);
  const [starting, setStarting] = useState(false);

  async function start() {
    setStarting(true);
    textShelf.write(`setup.${game.id}`, draftToText(draft));
    ways.play(await beginMatch(game, configOf(game, draft), draft.seed.trim() || newSeed()));
  }

  async function takeShare(share: GoodShare, text: string) {
    if (share.kind === 'match') return ways.play(await takeShared(share.match, text));
    if (share.game.id !== game.id) return ways.setup(share.game.id, text);
    setDraft(draftFromShare(share.config, share.seed));
    setNote(say('code.taken', { title: game.info.title, seats: count(share.config.seats.length, 'seat') }));
  }

  const head = (
    <Head
      game={game}
      room={wide ? SIDE_ROOM : width}
      top={wide ? 0 : insets.top}
      onBack={ways.back}
      onRules={() => ways.rules(game.id)}
    />
  );
  const content = (
    <View style={[styles.column, styles.content]}>
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
        onChange={(kind) => setDraft(withKind(game, draft, kind))}
      />
      {draft.kind === 'solo' ? null : (
        <Section title={say('seats')}>
          <Words step="sub" colour={colours.inkSoft}>
            {say(`kind.${draft.kind}.help`)}
          </Words>
          <SeatRows game={game} draft={draft} onChange={setDraft} />
        </Section>
      )}
      <OptionRows
        specs={game.options}
        seats={seated(draft)}
        values={optionsOf(game, draft)}
        onChange={(key, value) => setDraft(withOption(draft, key, value))}
      />
      {note ? (
        <View role="status">
          <Words colour={colours.good}>{note}</Words>
        </View>
      ) : null}
      {more ? <MoreOptions draft={draft} setDraft={setDraft} onCode={takeShare} /> : null}
    </View>
  );

  return (
    <View
      role="main"
      testID="setup"
      style={[styles.screen, { backgroundColor: colours.paper, paddingTop: wide ? insets.top : 0 }]}
    >
      <View style={wide ? styles.beside : styles.scroll}>
        {wide ? <View style={styles.side}>{head}</View> : null}
        <ScrollView style={styles.scroll} tabIndex={0} aria-label={game.info.title}>
          {wide ? null : head}
          {content}
        </ScrollView>
      </View>
      <View style={[styles.foot, { borderColor: colours.ink, paddingBottom: insets.bottom + 16 }]}>
        <View style={[styles.column, styles.buttons]}>
          <Button label={say(more ? 'less' : 'more')} onPress={() => setMore(!more)} testID="more" />
          <Button
            kind="primary"
            label={say('start')}
            onPress={() => void start()}
            disabled={starting}
            style={styles.grow}
            testID="start"
          />
        </View>
      </View>
    </View>
  );
}

interface MoreProps {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly onCode: (share: GoodShare, code: string) => void;
}

function MoreOptions({ draft, setDraft, onCode }: MoreProps) {
  const alone = draft.kind === 'solo' ? seated(draft)[0] : undefined;
  return (
    <>
      {alone ? (
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
      ) : null}
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

interface HeadProps {
  readonly game: AnyGame;
  readonly room: number;
  readonly top: number;
  readonly onBack: () => void;
  readonly onRules: () => void;
}

function Head({ game, room, top, onBack, onRules }: HeadProps) {
  const { colours, night } = useTheme();
  const { height } = useWindowDimensions();
  const drawing = drawingOf(game);
  const tall = Math.round(Math.min(room * 0.56, Math.max(height * 0.3, 120)));
  return (
    <View>
      <View style={[styles.print, { borderColor: colours.ink, height: tall }]}>
        <View aria-hidden importantForAccessibility="no-hide-descendants">
          <drawing.Print width={room} height={tall} night={night} />
        </View>
        <View style={[styles.back, { top: top + 10 }]}>
          <ToolButton framed label={say('back')} onPress={onBack} testID="back">
            <ToolIcon name="back" />
          </ToolButton>
        </View>
      </View>
      <View style={[styles.column, styles.plate]}>
        <View style={styles.grow}>
          <Words step="title" heading>
            {game.info.title}
          </Words>
          <Words step="strip" colour={colours.inkSoft}>
            {say('minutes', { minutes: lengthLine(game) })}
          </Words>
        </View>
        <Button small label={say('rules')} onPress={onRules} />
      </View>
      <View style={styles.column}>
        <OxfordRule />
        {room === SIDE_ROOM ? <Words style={styles.line}>{game.info.line}</Words> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  scroll: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row', alignSelf: 'center', width: '100%', maxWidth: 1180 },
  side: { width: SIDE_ROOM },
  column: { width: '100%', maxWidth: 720, alignSelf: 'center', paddingHorizontal: 16 },
  content: { gap: 18, paddingTop: 14, paddingBottom: 32 },
  print: { borderBottomWidth: line.frame, overflow: 'hidden' },
  back: { position: 'absolute', left: 12 },
  plate: { flexDirection: 'row', alignItems: 'center', gap: 12, paddingVertical: 8 },
  grow: { flex: 1 },
  line: { paddingTop: 12 },
  foot: { paddingTop: 10, borderTopWidth: line.hair },
  buttons: { flexDirection: 'row', gap: 8 },
  alone: { flexDirection: 'row', alignItems: 'flex-end', gap: 8 },
});
