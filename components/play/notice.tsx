import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';

interface NoticeProps {
  readonly line: string;
  readonly button?: string;
  readonly onPress?: () => void;
  readonly pick: number;
}

/** What stands in the dock while nobody here is asked. */
export function Notice({ line, button, onPress, pick }: NoticeProps) {
  return (
    <View style={styles.notice} testID="notice" {...{ dataSet: { pick } }}>
      <Words step="prompt">{line}</Words>
      {button && onPress ? (
        <Button kind="primary" label={button} onPress={onPress} testID="take over" />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { paddingHorizontal: 16, paddingTop: 12, gap: 12, minHeight: 96 },
});
