import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { DescribedMove } from '@/components/session/port';
import { Button } from '@/components/ui/button';
import { Chips, type SignComponent } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import type { Explained } from './explained';
import { say } from './words';

interface ExplainSheetProps {
  readonly about: Explained | null;
  readonly Sign: SignComponent;
  readonly onClose: () => void;
  readonly onRules: (clause: string) => void;
}

/** Long press: what this is, what it would bring now, the words in it, and the clause it rests on. */
export function ExplainSheet({ about, Sign, onClose, onRules }: ExplainSheetProps) {
  const { colours } = useTheme();
  if (!about) return null;
  const { title, body, now, whyNot, advice, lamp, things, terms, rule } = about;
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      testID="explanation"
      foot={
        rule ? (
          <Button
            label={say('explain.rule', { clause: rule })}
            onPress={() => onRules(rule)}
            testID="to rulebook"
          />
        ) : null
      }
    >
      {body.split('\n').map((part, i) => (part === '' ? null : <Words key={i}>{part}</Words>))}
      {lamp ? (
        <>
          <Side title={say('explain.this')} advice={advice} />
          <Side
            title={say('explain.lamp', { label: lamp.described.about.label })}
            advice={lamp.advice}
            described={lamp.described}
            Sign={Sign}
            lit
          />
        </>
      ) : advice ? (
        <Words step="strong">{advice}</Words>
      ) : null}
      {now.length > 0 || whyNot ? (
        <Part title={say('explain.now')}>
          {now.map((one) => (
            <MoveLine key={one.move} one={one} Sign={Sign} />
          ))}
          {whyNot ? <Words colour={colours.inkSoft}>{whyNot}</Words> : null}
        </Part>
      ) : null}
      {things.length > 0 ? (
        <Part title={say('explain.things')}>
          {things.map((thing) => (
            <View key={thing.title}>
              <Words step="label">{thing.title}</Words>
              <Words step="sub" colour={colours.inkSoft}>
                {thing.body}
              </Words>
            </View>
          ))}
        </Part>
      ) : null}
      {terms.length > 0 ? (
        <Part title={say('explain.terms')}>
          {terms.map(({ term, means }) => (
            <View key={term} testID={`term ${term}`}>
              <Words step="label">{term}</Words>
              <Words step="sub" colour={colours.inkSoft}>
                {means}
              </Words>
            </View>
          ))}
        </Part>
      ) : null}
    </Sheet>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.part, { borderColor: colours.line }]}>
      <Words step="caption" colour={colours.inkSoft} heading>
        {title}
      </Words>
      {children}
    </View>
  );
}

interface SideProps {
  readonly title: string;
  readonly advice: string;
  readonly described?: DescribedMove;
  readonly Sign?: SignComponent;
  /** The lamp's. */
  readonly lit?: boolean;
}

/** One of two choices that are compared. */
function Side({ title, advice, described, Sign, lit }: SideProps) {
  const { colours } = useTheme();
  return (
    <View
      style={[styles.side, { borderColor: lit ? colours.ink : colours.line }]}
      testID={lit ? 'compared with' : 'compared'}
    >
      <View style={styles.line}>
        {lit ? <Icon name="old-lantern" size={22} /> : null}
        <View style={styles.grow}>
          <Words step="label">{title}</Words>
        </View>
        {described && Sign ? (
          <Chips cost={described.about.cost} gain={described.about.gain} Sign={Sign} />
        ) : null}
      </View>
      <Words>{advice}</Words>
    </View>
  );
}

function MoveLine({ one: { about }, Sign }: { readonly one: DescribedMove; readonly Sign: SignComponent }) {
  return (
    <View style={styles.line}>
      <View style={styles.grow}>
        <Words>{about.label}</Words>
      </View>
      <Chips cost={about.cost} gain={about.gain} Sign={Sign} />
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 8, paddingTop: 8, borderTopWidth: line.hair },
  side: { gap: 4, padding: 10, borderWidth: line.rule, borderRadius: radius.ticket },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flex: 1, minWidth: 0 },
});
