import { StyleSheet, View } from 'react-native';

import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import type { Ways } from './go';
import { refuseInstall, useInstall } from './install';
import { useUpdate } from './update';
import type { ShelfData } from './use-shelf';
import { say } from './words';

/** What the disk had to say: saves set aside, or no storage at all. */
export function Notes({ shelf, ways }: { readonly shelf: ShelfData; readonly ways: Ways }) {
  const { colours } = useTheme();
  if (!shelf.blocked && shelf.moved === 0) return null;
  const text = shelf.blocked ? say('blocked') : say('moved', { count: shelf.moved });
  return (
    <View
      role="alert"
      testID="shelf-note"
      style={[styles.note, { borderColor: colours.warn, backgroundColor: colours.paperRaised }]}
    >
      <Words step="body" style={styles.words}>
        {text}
      </Words>
      {shelf.blocked ? null : <Button small label={say('moved.look')} onPress={ways.settings} />}
    </View>
  );
}

/** A quiet line: an open match goes on with the version it was begun with until the player says so. */
export function NewVersion() {
  const { colours } = useTheme();
  const { take } = useUpdate();
  if (!take) return null;
  return (
    <View
      role="status"
      testID="update-note"
      style={[styles.note, styles.quiet, { borderColor: colours.line }]}
    >
      <Words step="sub" colour={colours.inkSoft} style={styles.words}>
        {say('update.ready')}
      </Words>
      <Button small label={say('update.take')} onPress={take} testID="update-take" />
    </View>
  );
}

/** The app on the home screen: said once, and never again when it is not wanted. */
export function InstallHint() {
  const { colours } = useTheme();
  const { install } = useInstall();
  if (!install) return null;
  return (
    <View
      role="status"
      testID="install-note"
      style={[styles.note, styles.quiet, { borderColor: colours.line }]}
    >
      <Words step="sub" colour={colours.inkSoft} style={styles.words}>
        {say('install.hint')}
      </Words>
      <Button small label={say('install.do')} onPress={install} testID="install" />
      <ToolButton label={say('install.no')} onPress={refuseInstall} testID="install-no">
        <ToolIcon name="close" size={20} />
      </ToolButton>
    </View>
  );
}

const styles = StyleSheet.create({
  note: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: 12,
    borderWidth: line.frame,
    borderRadius: radius.ticket,
  },
  quiet: { borderWidth: line.hair, paddingVertical: 6 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});
