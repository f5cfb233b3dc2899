import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Said, saying, unsaid } from '@/components/ui/a11y';
import { ToolButton } from '@/components/ui/button';
import { Icon, ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { Status } from '@/engine/core/game';
import { FRAME } from '@/engine/core/lesson';

import { BAR, useAnchor } from './motion/anchors';
import { say } from './words';

interface TopBarProps {
  readonly status: Status;
  readonly undoDepth: number;
  readonly canUndo: boolean;
  readonly canHint: boolean;
  readonly unranked: boolean;
  readonly wide: boolean;
  /** As high as its words, and the words under the tools. */
  readonly loose: boolean;
  /** Everything the bar says, in full. */
  readonly onStatus: () => void;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  readonly onMenu: () => void;
}

/** The bar is a fixed band: whatever it says, nothing under it moves. */
const TALL = 70;
const WIDE = 60;
/** Facts up to so many letters stay on one line. */
const WHOLE_UNDER = 18;

export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { status, undoDepth, canUndo, canHint, unranked, wide, loose } = props;
  const { onStatus, onUndo, onHint, onMenu } = props;
  const { colours, scale } = useTheme();
  const anchor = useAnchor(FRAME.top);
  const bar = useAnchor(BAR);
  const undo = useAnchor(FRAME.undo);
  const lamp = useAnchor(FRAME.hint);
  const line = unranked ? `${status.line} · ${say('unranked')}` : status.line;
  const facts = status.facts ?? [];
  const shown = wide ? [] : facts;
  const says = [status.title, line, trackWords(status), ...facts].filter(Boolean).join('. ');
  return (
    <View
      ref={bar}
      style={[
        styles.bar,
        wide && styles.wideBar,
        loose ? styles.looseBar : { height: (wide ? WIDE : TALL) * scale },
      ]}
    >
      <Pressable
        ref={anchor}
        role="button"
        {...saying(says)}
        onPress={onStatus}
        testID="status"
        style={[styles.title, wide && styles.wideTitle, loose && styles.looseTitle]}
      >
        <Said>{says}</Said>
        <View {...unsaid}>
          <Words step={wide ? 'title' : 'phase'} lines={1} shrink>
            {status.title}
          </Words>
        </View>
        <View style={wide ? styles.beside : undefined} {...unsaid}>
          <Words
            step={wide ? 'body' : 'sub'}
            colour={colours.inkSoft}
            lines={loose ? undefined : wide ? 1 : 2}
          >
            {[line, ...shown.map(whole)].join(' · ')}
          </Words>
          {wide && status.track ? <Track track={status.track} /> : null}
        </View>
      </Pressable>
      {wide && facts.length > 0 ? (
        <View style={styles.facts}>
          {facts.slice(0, 4).map((fact) => (
            <Words key={fact} step="strip" lines={1}>
              {fact}
            </Words>
          ))}
        </View>
      ) : null}
      <ToolButton
        at={undo}
        label={undoDepth > 0 ? say('top.undo', { count: undoDepth }) : say('top.undo.none')}
        hint={say('top.undo.far')}
        badge={canUndo ? undoDepth : 0}
        disabled={!canUndo}
        onPress={onUndo}
        testID="undo"
      >
        <ToolIcon name="undo" />
      </ToolButton>
      <ToolButton at={lamp} label={say('top.hint')} disabled={!canHint} onPress={onHint} testID="hint">
        <Icon name="old-lantern" size={28} />
      </ToolButton>
      <ToolButton label={say('top.menu')} onPress={onMenu} testID="menu">
        <ToolIcon name="menu" />
      </ToolButton>
    </View>
  );
});

/** A short fact is not broken in two. */
function whole(fact: string): string {
  return fact.length > WHOLE_UNDER ? fact : fact.replaceAll(' ', '\u00a0');
}

function trackWords({ track }: Status): string {
  return track ? say('top.track', { label: track.label, at: track.at, of: track.of }) : '';
}

/** Where the game stands on its round track: one small block per step. */
function Track({ track }: { readonly track: NonNullable<Status['track']> }) {
  const { colours, spot } = useTheme();
  const steps = Math.min(track.of, 40);
  return (
    <View style={styles.track}>
      {Array.from({ length: steps }, (_, i) => (
        <View
          key={i}
          style={[
            styles.step,
            {
              backgroundColor: i < track.at ? spot : 'transparent',
              borderColor: i < track.at ? spot : colours.line,
            },
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: 16,
    paddingRight: 8,
  },
  looseBar: { flexWrap: 'wrap-reverse', justifyContent: 'flex-end', paddingVertical: 4 },
  looseTitle: { flexBasis: 160, flexGrow: 1 },
  wideBar: { paddingLeft: 20, paddingRight: 12 },
  title: { flex: 1, minWidth: 0, minHeight: 44, justifyContent: 'center' },
  wideTitle: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-start', gap: 16 },
  beside: { flexShrink: 1, minWidth: 150 },
  facts: {
    flexDirection: 'row',
    columnGap: 16,
    marginHorizontal: 14,
    flexShrink: 1,
    flexWrap: 'wrap',
    maxWidth: '42%',
  },
  track: { flexDirection: 'row', gap: 2, marginTop: 3, maxWidth: 220 },
  step: { flex: 1, height: 5, maxWidth: 18, borderWidth: 1, borderRadius: 1 },
});
