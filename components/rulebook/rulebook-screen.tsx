import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useWays } from '@/components/shelf/go';
import { WithGame } from '@/components/shelf/with-game';
import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { AnyGame, RulebookChapter, RuleText } from '@/engine/core/game';

import { say } from './words';

/** Below it the title is set smaller, so that it stands beside its buttons. */
const WIDE_TITLE = 380;

interface RulebookScreenProps {
  readonly game: string;
  /** The clause to open at, such as DK-4.12. */
  readonly clause?: string;
}

export function RulebookScreen({ game: id, clause }: RulebookScreenProps) {
  return <WithGame id={id}>{(game) => <Rulebook game={game} clause={clause} />}</WithGame>;
}

function Rulebook({ game, clause: asking }: { readonly game: AnyGame; readonly clause: string | undefined }) {
  const clause = useMemo(() => nearest(game.rulebook, asking), [game, asking]);
  const { colours, scale } = useTheme();
  const { width } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const ways = useWays();
  const [asked, setAsked] = useState('');
  const [contents, setContents] = useState(false);
  const shown = useMemo(() => matching(game.rulebook, asked), [game, asked]);
  const { scroller, noteChapter, noteClause, goTo } = useAnchors(clause);
  const all = game.rulebook.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const found = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return (
    <View
      role="main"
      testID="rulebook"
      style={[styles.page, { backgroundColor: colours.paper, paddingTop: insets.top }]}
    >
      <View style={[styles.column, styles.head]}>
        <ToolButton framed label={say('back')} onPress={ways.back} testID="back">
          <ToolIcon name="back" />
        </ToolButton>
        <View style={[styles.title, { flexBasis: 100 * scale }]}>
          <Words step={width < WIDE_TITLE * scale ? 'phase' : 'title'} heading>
            {game.info.title}
          </Words>
        </View>
        <Button small label={say('chapters')} onPress={() => setContents(true)} testID="chapters" />
      </View>
      <View style={styles.column}>
        <OxfordRule />
      </View>
      <ScrollView ref={scroller} style={styles.grow} tabIndex={0} aria-label={game.info.title}>
        <View style={[styles.column, styles.content, { paddingBottom: insets.bottom + 40 }]}>
          <TextField label={say('find')} value={asked} onChange={setAsked} testID="find-rule" />
          <Words step="sub" colour={colours.inkSoft}>
            {found === 0 ? say('find.none') : `${say('find.count', { found, all })}. ${say('house.help')}`}
          </Words>
          {shown.map((chapter) => (
            <View key={chapter.title} style={styles.chapter} onLayout={noteChapter(chapter.title)}>
              <Words step="phase" heading>
                {chapter.title}
              </Words>
              {chapter.rules.map((rule) => (
                <View key={rule.clause} onLayout={noteClause(chapter.title, rule.clause)}>
                  <Rule rule={rule} lit={rule.clause === clause} />
                </View>
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
      <Sheet open={contents} title={say('chapters')} onClose={() => setContents(false)}>
        {game.rulebook.map((chapter) => (
          <Button
            key={chapter.title}
            small
            label={chapter.title}
            onPress={() => {
              setAsked('');
              setContents(false);
              goTo(chapter.title);
            }}
          />
        ))}
      </Sheet>
    </View>
  );
}

const Rule = memo(function Rule({ rule, lit }: { readonly rule: RuleText; readonly lit: boolean }) {
  const { colours } = useTheme();
  const ink = lit ? colours.onLamp : colours.ink;
  return (
    <View
      testID={`clause-${rule.clause}`}
      style={[
        styles.rule,
        { borderColor: colours.line },
        lit && { backgroundColor: colours.lamp, borderRadius: radius.ticket },
      ]}
    >
      <View style={styles.marks}>
        <Words step="name" colour={lit ? colours.onLamp : colours.inkSoft}>
          {rule.clause}
        </Words>
        {rule.house ? (
          <View style={[styles.house, { borderColor: ink }]}>
            <Words step="tile" colour={ink}>
              {say('house')}
            </Words>
          </View>
        ) : null}
      </View>
      <Words colour={ink}>{rule.text}</Words>
    </View>
  );
});

function matching(chapters: readonly RulebookChapter[], asked: string): readonly RulebookChapter[] {
  const wanted = asked.trim().toLowerCase();
  if (wanted === '') return chapters;
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ clause, text }) => `${clause} ${title} ${text}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The clause asked for, else the first one under it, else the one above it: a link never leads nowhere. */
function nearest(chapters: readonly RulebookChapter[], asked: string | undefined): string | undefined {
  if (!asked) return undefined;
  const clauses = chapters.flatMap(({ rules }) => rules.map(({ clause }) => clause));
  return (
    clauses.find((clause) => clause === asked) ??
    clauses.find((clause) => clause.startsWith(`${asked}.`)) ??
    clauses.find((clause) => asked.startsWith(`${clause}.`))
  );
}

/** Scrolls to a clause or a chapter once its place is known. */
function useAnchors(clause: string | undefined) {
  const scroller = useRef<ScrollView>(null);
  const chapters = useRef(new Map<string, number>());
  const waiting = useRef(clause);
  const [target, setTarget] = useState<{ readonly chapter: string; readonly inside: number } | null>(null);

  useEffect(() => {
    if (target)
      scroller.current?.scrollTo({
        y: (chapters.current.get(target.chapter) ?? 0) + target.inside - 12,
        animated: false,
      });
  }, [target]);

  return {
    scroller,
    noteChapter: (title: string) => (event: LayoutChangeEvent) => {
      chapters.current.set(title, event.nativeEvent.layout.y);
      if (target?.chapter === title) setTarget({ ...target });
    },
    noteClause: (chapter: string, id: string) => (event: LayoutChangeEvent) => {
      if (waiting.current !== id) return;
      waiting.current = undefined;
      setTarget({ chapter, inside: event.nativeEvent.layout.y });
    },
    goTo: (chapter: string) => setTarget({ chapter, inside: 0 }),
  };
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  column: { width: '100%', maxWidth: 720, alignSelf: 'center', paddingHorizontal: 16 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingVertical: 8 },
  title: { flexGrow: 1, flexShrink: 1 },
  grow: { flex: 1 },
  content: { gap: 14, paddingTop: 14 },
  chapter: { gap: 2, paddingTop: 8 },
  rule: {
    paddingVertical: 10,
    paddingHorizontal: 8,
    marginHorizontal: -8,
    gap: 4,
    borderTopWidth: line.hair,
  },
  marks: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  house: { paddingHorizontal: 6, borderWidth: line.hair, borderRadius: radius.chip },
});
