import { View } from 'react-native';

import { Section } from '@/components/shelf/page';
import { Segment } from '@/components/ui/segment';
import { Switch } from '@/components/ui/switch';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

import type { Settings } from './kept';
import { useSettings } from './store';
import { say } from './words';

interface PickProps<Id extends string> {
  readonly label: string;
  readonly items: ReadonlyArray<{ readonly id: Id; readonly label: string }>;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

function Pick<Id extends string>(props: PickProps<Id>) {
  const { colours } = useTheme();
  return (
    <View style={{ gap: 6 }}>
      <Words step="label" colour={colours.ink}>
        {props.label}
      </Words>
      <Segment {...props} />
    </View>
  );
}

const TEXT_SIZES = ['0.9', '1', '1.15', '1.3', '1.6', '2'] as const;
type TextSize = (typeof TEXT_SIZES)[number];
const MOTION = { system: 'system', on: false, off: true } as const;

export function LookRows() {
  const { theme, textSize, colourBlind, reduceMotion, set } = useSettings();
  const motion = reduceMotion === 'system' ? 'system' : reduceMotion ? 'off' : 'on';
  return (
    <Section title={say('part.look')}>
      <Pick
        label={say('theme')}
        items={(['system', 'light', 'dark'] as const).map((id) => ({ id, label: say(`theme.${id}`) }))}
        value={theme}
        onChange={(id) => set({ theme: id })}
      />
      <Pick<TextSize>
        label={say('text')}
        items={TEXT_SIZES.map((id) => ({ id, label: say(`text.${id}`) }))}
        value={TEXT_SIZES.find((id) => Number(id) === textSize) ?? '1'}
        onChange={(id) => set({ textSize: Number(id) as Settings['textSize'] })}
      />
      <Pick
        label={say('motion')}
        items={(['system', 'on', 'off'] as const).map((id) => ({ id, label: say(`motion.${id}`) }))}
        value={motion}
        onChange={(id) => set({ reduceMotion: MOTION[id] })}
      />
      <Switch
        label={say('colours')}
        help={say('colours.help')}
        value={colourBlind}
        onChange={(value) => set({ colourBlind: value })}
      />
    </Section>
  );
}

export function PlayRows() {
  const { pace, confirmTaps, practiceUndo, leftHanded, openTable, listFirst, coach, set } = useSettings();
  return (
    <Section title={say('part.play')}>
      <Pick
        label={say('pace')}
        items={(['normal', 'quick', 'none'] as const).map((id) => ({ id, label: say(`pace.${id}`) }))}
        value={pace}
        onChange={(id) => set({ pace: id })}
      />
      <Switch
        label={say('coach')}
        help={say('coach.help')}
        value={coach}
        onChange={(value) => set({ coach: value })}
      />
      <Switch
        label={say('confirm')}
        help={say('confirm.help')}
        value={confirmTaps}
        onChange={(value) => set({ confirmTaps: value })}
      />
      <Switch
        label={say('practice')}
        help={say('practice.help')}
        value={practiceUndo}
        onChange={(value) => set({ practiceUndo: value })}
      />
      <Switch
        label={say('openTable')}
        help={say('openTable.help')}
        value={openTable}
        onChange={(value) => set({ openTable: value })}
      />
      <Switch
        label={say('listFirst')}
        help={say('listFirst.help')}
        value={listFirst}
        onChange={(value) => set({ listFirst: value })}
      />
      <Switch
        label={say('left')}
        help={say('left.help')}
        value={leftHanded}
        onChange={(value) => set({ leftHanded: value })}
      />
    </Section>
  );
}

export function FeelRows() {
  const { sound, haptics, set } = useSettings();
  return (
    <Section title={say('part.feel')}>
      <Switch
        label={say('sound')}
        help={say('sound.help')}
        value={sound}
        onChange={(value) => set({ sound: value })}
      />
      <Switch
        label={say('haptics')}
        help={say('haptics.help')}
        value={haptics}
        onChange={(value) => set({ haptics: value })}
      />
    </Section>
  );
}
