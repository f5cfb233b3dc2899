import { useEffect, useRef } from 'react';
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
  readonly onRules: (clause: string) => void;
}

/** A computer or an automa explains: what it did, which clause it followed, and what is still to come. */
export function StepsDock({ steps, session, rival, onRules }: StepsDockProps) {
  const now = steps.told[steps.at];
  const list = useRef<ScrollView>(null);
  useEffect(() => list.current?.scrollToEnd({ animated: true }), [steps.at]);
  if (!now) return null;
  const name = now.seat < 0 ? (rival ?? now.name) : now.name;
  const from = Math.max(0, steps.at - 20);
  return (
    <View style={styles.dock} testID="steps" role="region" aria-label={name}>
      <View style={styles.head}>
        <View style={styles.grow}>
          <Words step="prompt" heading>
            {name}
          </Words>
        </View>
        <Words step="sub">{say('steps.of', { at: steps.at + 1, of: steps.told.length })}</Words>
      </View>
      <ScrollView ref={list} style={styles.list}>
        {steps.told.slice(from, steps.at + 1).map((told, i) => (
          <StepLine
            key={from + i}
            told={told}
            number={from + i + 1}
            done={from + i < steps.at}
            onRules={onRules}
          />
        ))}
      </ScrollView>
      <View style={styles.foot}>
        <Button
          kind="primary"
          label={say('steps.next')}
          onPress={() => session.ack()}
          testID="next step"
          style={styles.wide}
        />
        <Button
          label={say('steps.faster')}
          says={say('steps.faster.says')}
          onPress={() => session.hurry()}
          testID="faster"
        />
        <Button label={say('steps.skip')} onPress={() => session.skipSteps()} testID="skip steps" />
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
  dock: { flexShrink: 1, gap: 6, paddingHorizontal: 16, paddingTop: 10 },
  head: { flexDirection: 'row', alignItems: 'center' },
  grow: { flex: 1 },
  list: { flexGrow: 0, flexShrink: 1, maxHeight: 190, minHeight: 88 },
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
  foot: { flexDirection: 'row', gap: 8 },
  wide: { flex: 1 },
});
