/** Faces of a table that share a room too low for all of them: one is shown, the others have a tab. */
import { useState, type ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import { Segment } from '@/components/ui/segment';

import type { BoardProps } from './board';

const TABS = 48;

export interface Face<V, Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly Board: ComponentType<BoardProps<V>>;
  /** How the targets that lie on it begin. */
  readonly targets: readonly string[];
}

interface OneOfProps<V, Id extends string> {
  readonly label: string;
  readonly faces: readonly [Face<V, Id>, ...Face<V, Id>[]];
  readonly board: BoardProps<V>;
}

/** The face somebody asked for at this decision, else the first where something can be done. */
export function OneOf<V, Id extends string>({ label, faces, board }: OneOfProps<V, Id>) {
  const [asked, setAsked] = useState<{ readonly kind: string; readonly id: Id } | null>(null);
  const kind = board.decision?.kind ?? '';
  // While something happens the face it happens on is shown.
  const lit = board.happening ? [...board.recent] : [...board.lit.keys()];
  const open = faces.find(({ targets }) => lit.some((one) => targets.some((begin) => one.startsWith(begin))));
  const wanted = asked?.kind === kind ? faces.find(({ id }) => id === asked.id) : undefined;
  const { id: shown, Board } = wanted ?? open ?? faces[0];
  return (
    <View style={styles.column}>
      <Segment
        label={label}
        value={shown}
        items={faces.map((face) => ({ id: face.id, label: face.label }))}
        onChange={(id) => setAsked({ kind, id })}
      />
      <Board {...board} height={board.height - TABS} />
    </View>
  );
}

const styles = StyleSheet.create({ column: { flex: 1 } });
