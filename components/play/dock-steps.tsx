import { useEffect, useRef, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import type { PlaySession, Steps, ToldEvent } from '@/components/session/port';
import { Button } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { say } from './words';

interface StepsDockProps {
  readonly steps: Steps;
  readonly session: PlaySession;
  /** The automa's name, for steps of no seat. */
  readonly rival: string | null;
  /** What the game itself shows of the scene, instead of its sentences. */
  readonly scene: ReactNode;
  /** A card lies over the table: a tap anywhere ends it. */
  readonly carded: boolean;
  /** A broad dock: the buttons stand beside the words. */
  readonly wide: boolean;
  readonly onRules: (clause: string) => void;
}

/** Lines kept in sight: what went before is in the log. */
const LINES = 12;

/** What happens, told as it is shown: who did it, which clause it followed. */
export function StepsDock({ steps, session, rival, scene, carded, wide, onRules }: StepsDockProps) {
  const { told, now, byHand } = steps;
  const list = useRef<ScrollView>(null);
  useEffect(() => list.current?.scrollToEnd({ animated: false }), [told.length]);
  const last = told[told.length - 1];
  const name = last ? (last.seat < 0 ? (rival ?? last.name) : last.name) : '';
  const from = Math.max(0, told.length - LINES);
  return (
    <View style={[styles.dock, wide && styles.broad]} testID="steps" role="region" aria-label={name}>
      {scene ?? (
        <View style={styles.words}>
          <Words step="prompt" heading lines={1}>
            {name}
          </Words>
          <ScrollView ref={list} style={styles.list}>
            {told.slice(from).map((one, i) => (
              <StepLine
                key={from + i}
                told={one}
                number={from + i + 1}
                done={from + i < told.length - now}
                onRules={onRules}
              />
            ))}
          </ScrollView>
        </View>
      )}
      <View style={[styles.foot, wide && styles.side, carded && styles.gone]}>
        {byHand ? (
          <Button
            kind="primary"
            label={say('steps.next')}
            onPress={() => session.ack()}
            testID="next step"
            style={styles.wide}
          />
        ) : (
          <Button
            label={say('steps.slower')}
            says={say('steps.slower.says')}
            onPress={() => session.byHand(true)}
            testID="slower"
            style={styles.wide}
          />
        )}
        <Button
          label={say('steps.skip')}
          onPress={() => session.skipSteps()}
          testID="skip steps"
          style={styles.wide}
        />
      </View>
    </View>
  );
}

interface StepLineProps {
  readonly told: ToldEvent;
  readonly number: number;
  readonly done: boolean;
  readonly onRules: (clause: string) => void;
}

function StepLine({ told, number, done, onRules }: StepLineProps) {
  const { colours, spot } = useTheme();
  const { rule } = told;
  return (
    <View style={styles.step}>
      <View
        style={[
          styles.disc,
          {
            borderColor: done ? colours.ink : colours.onLamp,
            backgroundColor: done ? 'transparent' : colours.lamp,
          },
        ]}
      >
        {done ? (
          <ToolIcon name="check" size={15} weight={3} />
        ) : (
          <Words step="name" colour={colours.onLamp}>
            {number}
          </Words>
        )}
      </View>
      <View style={styles.grow}>
        <Words colour={done ? colours.inkSoft : colours.ink}>{told.sentence}</Words>
      </View>
      {rule ? (
        <Pressable
          role="link"
          aria-label={say('explain.rule', { clause: rule })}
          hitSlop={12}
          onPress={() => onRules(rule)}
          style={styles.clause}
        >
          <Words step="strip" colour={spot}>
            {rule}
          </Words>
        </Pressable>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  dock: { flex: 1, gap: 6, paddingHorizontal: 16, paddingTop: 10 },
  broad: { flexDirection: 'row', alignItems: 'center', gap: 24 },
  words: { flex: 1, gap: 6, minHeight: 0, alignSelf: 'stretch' },
  grow: { flex: 1 },
  list: { flex: 1, minHeight: 0 },
  step: { flexDirection: 'row', alignItems: 'flex-start', gap: 12, paddingVertical: 6 },
  disc: {
    width: 26,
    height: 26,
    borderRadius: 13,
    borderWidth: line.rule,
    alignItems: 'center',
    justifyContent: 'center',
    marginTop: -2,
  },
  clause: {
    minWidth: 44,
    minHeight: 44,
    marginVertical: -12,
    justifyContent: 'center',
    alignItems: 'flex-end',
  },
  foot: { flexDirection: 'row', gap: 8, paddingTop: 2 },
  side: { width: 400 },
  gone: { display: 'none' },
  wide: { flex: 1 },
});
