import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { lookOf } from '@/components/boards';
import { useWays } from '@/components/shelf/go';
import { WithGame } from '@/components/shelf/with-game';
import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { useTheme } from '@/components/ui/theme';
import { line, radius, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { AnyGame, RulebookChapter, RuleText } from '@/engine/core/game';

import { HowItPlays } from './how-it-plays';
import { say } from './words';

/** Below it the title is set smaller, so that it stands beside its buttons. */
const WIDE_TITLE = 380;
const EDGE = 16;
const COLUMN = 720;
/** The first chapter, as a place to go to. */
const PAGE = 'page';

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
  const look = lookOf(game);
  const [lit, setLit] = useState(clause);
  const { scroller, note, goTo, forget } = usePlaces(clause);
  const searching = asked.trim() !== '';
  const toClause = useCallback(
    (wanted: string) => {
      const there = nearest(game.rulebook, wanted);
      setLit(there);
      if (there) goTo(there);
    },
    [game, goTo],
  );
  const toExample = useCallback((rule: string) => goTo(exampleOf(rule)), [goTo]);
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
          <TextField
            label={say('find')}
            value={asked}
            onChange={(text) => {
              forget();
              setAsked(text);
            }}
            testID="find-rule"
          />
          <Words step="sub" colour={colours.inkSoft}>
            {found === 0 ? say('find.none') : `${say('find.count', { found, all })}. ${say('house.help')}`}
          </Words>
          {searching ? null : (
            <View onLayout={note(PAGE)}>
              <HowItPlays
                look={look}
                width={Math.min(width, COLUMN) - 2 * EDGE}
                onClause={toClause}
                noteExample={(rule, y) => note(exampleOf(rule), PAGE)({ nativeEvent: { layout: { y } } })}
              />
              <Button
                small
                label={say('fair')}
                onPress={() => ways.fair(game.id)}
                style={styles.fair}
                testID="fair"
              />
            </View>
          )}
          {shown.map((chapter) => (
            <View key={chapter.title} style={styles.chapter} onLayout={note(chapter.title)}>
              <Words step="phase" heading>
                {chapter.title}
              </Words>
              {chapter.rules.map((rule) => (
                <View key={rule.clause} onLayout={note(rule.clause, chapter.title)}>
                  <Rule
                    rule={rule}
                    lit={rule.clause === lit}
                    drawn={
                      searching ? undefined : look.examples.find((one) => one.rule === rule.clause)?.title
                    }
                    onDrawn={toExample}
                  />
                </View>
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
      <Sheet open={contents} title={say('chapters')} onClose={() => setContents(false)}>
        {[{ id: PAGE, title: say('page') }, ...game.rulebook.map(({ title }) => ({ id: title, title }))].map(
          (chapter) => (
            <Button
              key={chapter.id}
              small
              label={chapter.title}
              onPress={() => {
                setAsked('');
                setContents(false);
                goTo(chapter.id);
              }}
            />
          ),
        )}
      </Sheet>
    </View>
  );
}

interface RuleProps {
  readonly rule: RuleText;
  readonly lit: boolean;
  /** The title of the example that shows it. */
  readonly drawn: string | undefined;
  readonly onDrawn: (clause: string) => void;
}

const Rule = memo(function Rule({ rule, lit, drawn, onDrawn }: RuleProps) {
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
      {drawn === undefined ? null : (
        <Pressable
          role="link"
          aria-label={say('page.drawn', { title: drawn })}
          onPress={() => onDrawn(rule.clause)}
          style={styles.link}
        >
          <Words step="sub" colour={ink} style={styles.underlined}>
            {say('page.drawn', { title: drawn })}
          </Words>
        </Pressable>
      )}
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

function exampleOf(clause: string): string {
  return `example ${clause}`;
}

interface Laid {
  readonly nativeEvent: { readonly layout: { readonly y: number } };
}

/** Chapters, clauses and examples by their places; scrolls to one once its place is known. */
function usePlaces(first: string | undefined) {
  const scroller = useRef<ScrollView>(null);
  const places = useRef(new Map<string, { readonly y: number; readonly inside?: string }>());
  const [target, setTarget] = useState<{ readonly place: string } | null>(first ? { place: first } : null);
  const latest = useRef(target);

  const scroll = useCallback((place: string) => {
    const found = places.current.get(place);
    const around = found?.inside === undefined ? 0 : places.current.get(found.inside)?.y;
    if (found && around !== undefined)
      scroller.current?.scrollTo({ y: around + found.y - 12, animated: false });
  }, []);
  useEffect(() => {
    latest.current = target;
    if (target) scroll(target.place);
  }, [target, scroll]);

  return {
    scroller,
    /** Where something stands: on the page, or inside of what stands there. */
    note: useCallback(
      (place: string, inside?: string) =>
        ({ nativeEvent: { layout } }: Laid) => {
          places.current.set(place, { y: layout.y, inside });
          const wanted = latest.current?.place;
          // What stands above it may have grown.
          if (wanted !== undefined && (wanted === place || places.current.get(wanted)?.inside === place))
            scroll(wanted);
        },
      [scroll],
    ),
    goTo: useCallback((place: string) => setTarget({ place }), []),
    /** The page is another one now: nothing scrolls by itself. */
    forget: useCallback(() => setTarget(null), []),
  };
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  column: { width: '100%', maxWidth: COLUMN, alignSelf: 'center', paddingHorizontal: EDGE },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingVertical: 8 },
  fair: { alignSelf: 'flex-start', marginTop: 14 },
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
  link: { alignSelf: 'flex-start', minHeight: touch.min, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
  marks: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  house: { paddingHorizontal: 6, borderWidth: line.hair, borderRadius: radius.chip },
});
