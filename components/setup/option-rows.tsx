import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { Switch } from '@/components/ui/switch';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { SeatSetup } from '@/engine/core/game';
import {
  choicesFor,
  shownOptions,
  type NumberOption,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  type SeatChoiceOption,
} from '@/engine/core/options';

import { ChoiceList } from './choice-list';
import { say } from './words';

interface OptionRowsProps {
  readonly specs: readonly OptionSpec[];
  readonly seats: readonly SeatSetup[];
  readonly values: OptionValues;
  readonly onChange: (key: string, value: OptionValue) => void;
}

/** The options of any game, drawn from their declarations. */
export function OptionRows({ specs, seats, values, onChange }: OptionRowsProps) {
  return shownOptions(specs, seats.length, values).map((spec) => (
    <OptionRow key={spec.id} spec={spec} seats={seats} values={values} onChange={onChange} />
  ));
}

type RowProps = Omit<OptionRowsProps, 'specs'> & { readonly spec: OptionSpec };

function OptionRow({ spec, seats, values, onChange }: RowProps) {
  switch (spec.kind) {
    case 'switch':
      return (
        <Switch
          label={spec.label}
          help={spec.help}
          value={values[spec.id] === true}
          onChange={(value) => onChange(spec.id, value)}
        />
      );
    case 'choice':
      return (
        <View style={styles.block}>
          <Heading label={spec.label} help={spec.help} />
          <ChoiceList
            label={spec.label}
            items={choicesFor(spec, seats.length)}
            value={String(values[spec.id])}
            onChange={(id) => onChange(spec.id, id)}
          />
        </View>
      );
    case 'number':
      return (
        <NumberRow
          spec={spec}
          value={Number(values[spec.id])}
          onChange={(value) => onChange(spec.id, value)}
        />
      );
    case 'seat-choice':
      return (
        <View style={styles.block}>
          <Heading label={spec.label} help={spec.help} />
          {seats.map((seat, at) => {
            const key = `${spec.id}.${at}`;
            return (
              <SeatChoice
                key={key}
                spec={spec}
                seat={seat}
                value={String(values[key])}
                onChange={(id) => onChange(key, id)}
              />
            );
          })}
        </View>
      );
  }
}

function Heading({ label, help }: { readonly label: string; readonly help: string }) {
  const { colours } = useTheme();
  return (
    <View>
      <Words step="caption" colour={colours.inkSoft} heading>
        {label}
      </Words>
      <Words step="sub" colour={colours.inkSoft}>
        {help}
      </Words>
    </View>
  );
}

interface NumberRowProps {
  readonly spec: NumberOption;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function NumberRow({ spec, value, onChange }: NumberRowProps) {
  const { colours } = useTheme();
  return (
    <View style={styles.number}>
      <View style={styles.grow}>
        <Words step="label">{spec.label}</Words>
        <Words step="sub" colour={colours.inkSoft}>
          {spec.help}
        </Words>
      </View>
      <ToolButton
        framed
        label={say('number.less', { label: spec.label })}
        disabled={value <= spec.min}
        onPress={() => onChange(value - 1)}
      >
        <ToolIcon name="minus" />
      </ToolButton>
      <Words step="prompt" align="center" style={styles.value}>
        {value}
      </Words>
      <ToolButton
        framed
        label={say('number.more', { label: spec.label })}
        disabled={value >= spec.max}
        onPress={() => onChange(value + 1)}
      >
        <ToolIcon name="plus" />
      </ToolButton>
    </View>
  );
}

interface SeatChoiceProps {
  readonly spec: SeatChoiceOption;
  readonly seat: SeatSetup;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function SeatChoice({ spec, seat, value, onChange }: SeatChoiceProps) {
  const [open, setOpen] = useState(false);
  const chosen = spec.choices.find((choice) => choice.id === value);
  const title = `${spec.label}: ${seat.name}`;
  return (
    <>
      <Button
        label={`${seat.name}: ${chosen?.label ?? ''}`}
        hint={spec.help}
        onPress={() => setOpen(true)}
        after={<ToolIcon name="down" size={20} />}
        small
      />
      <Sheet open={open} title={title} onClose={() => setOpen(false)}>
        <ChoiceList
          label={title}
          items={spec.choices}
          value={value}
          onChange={(id) => {
            onChange(id);
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  block: { gap: 8 },
  number: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 52 },
  grow: { flex: 1 },
  value: { minWidth: 34 },
});
