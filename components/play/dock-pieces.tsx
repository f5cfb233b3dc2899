import { StyleSheet, View } from 'react-native';

import type { DescribedMove } from '@/components/session/port';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

import { QuietMove } from './dock-buttons';
import type { DockProps } from './dock';
import { Verb, VerbFilter } from './move-ticket';
import { TrayRow } from './tray-row';

/** So many pieces stand closer together where the strong button shares their row; elsewhere it takes one more. */
const TIGHT_FROM = 5;

interface PiecesProps extends DockProps {
  /** Told beside a small tray. */
  readonly beside: DescribedMove | null;
  /** The helpers stand with the buttons of the foot. */
  readonly helped: boolean;
}

/** The tray with its helpers, or the verb bar. */
export function Pieces(props: PiecesProps) {
  const { asked, look, view, beside, helped, form, onExplainTarget } = props;
  const { tray, sorted, choosing, toggles, keys, height } = asked;
  const { colours } = useTheme();
  const bar = sorted.verbs.length + sorted.signed.length > 0;
  const helpers = !helped && sorted.helpers.length > 0 ? <Helpers {...props} /> : null;
  if (!tray && !bar && !helpers) return null;
  return (
    <View style={form === 'loose' && styles.loose}>
      {tray ? (
        <View style={[styles.row, form === 'loose' && styles.wrapped]}>
          <TrayRow
            tray={tray}
            look={look}
            view={view}
            lit={keys.lit}
            chosen={choosing.chosen}
            toggles={toggles}
            made={props.showing}
            tight={
              form === 'wide' || (form === 'narrow' && height !== 'row')
                ? tray.pieces.length > TIGHT_FROM
                : form === 'narrow' && tray.pieces.length >= TIGHT_FROM
            }
            pointed={props.pointed}
            onPress={choosing.tapPlace}
            onExplain={onExplainTarget}
          />
          {beside ? (
            <View style={styles.grow} testID="told">
              <Words step="label" lines={2}>
                {beside.about.group ?? beside.about.label}
              </Words>
              {beside.about.detail ? (
                <Words step="sub" colour={colours.inkSoft} lines={2}>
                  {beside.about.detail}
                </Words>
              ) : null}
            </View>
          ) : null}
          {helpers}
        </View>
      ) : null}
      {bar ? <VerbBar {...props} /> : null}
      {tray ? null : helpers}
    </View>
  );
}

function VerbBar({ asked, look, form, onExplain, onExplainVerb }: DockProps) {
  const { sorted, choosing, tapClosedVerb } = asked;
  const { armed, held } = choosing;
  return (
    <View style={[styles.verbs, form === 'loose' && styles.wrapped]}>
      {sorted.verbs.map((verb) => (
        <VerbFilter
          key={verb.id}
          verb={verb}
          closed={sorted.closed.has(verb.id)}
          on={held.verb === verb.id || (held.verb === null && armed?.about.verb?.id === verb.id)}
          Sign={look.Sign}
          onPress={sorted.closed.has(verb.id) ? tapClosedVerb : choosing.tapVerb}
          onExplain={onExplainVerb}
        />
      ))}
      {sorted.signed.map((one) => (
        <Verb
          key={one.move}
          described={one}
          letter=""
          chosen={one === armed}
          Sign={look.Sign}
          onPress={choosing.tapTicket}
          onExplain={onExplain}
        />
      ))}
    </View>
  );
}

function Helpers({ asked: { sorted, choosing }, form, onExplain, look }: DockProps) {
  return (
    <View style={[styles.helpers, form === 'loose' && styles.wrapped]}>
      {sorted.helpers.map((one) => (
        <QuietMove
          key={one.move}
          one={one}
          small
          Sign={look.Sign}
          onPress={choosing.tapTicket}
          onExplain={onExplain}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1, minWidth: 0 },
  loose: { gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  wrapped: { flexWrap: 'wrap' },
  verbs: { flexDirection: 'row', gap: 6 },
  helpers: { flexDirection: 'row', gap: 6, marginLeft: 'auto', flexShrink: 0 },
});
