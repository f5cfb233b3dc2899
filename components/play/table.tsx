import { memo, useCallback, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import type { BoardPart, BoardProps, GameLook } from '@/components/boards/board';
import { Tabs } from '@/components/ui/segment';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { placeOf, tabAnchor, useAnchors } from './motion/anchors';
import { say } from './words';

export type TableProps = Omit<BoardProps, 'width' | 'height'>;

interface RoomProps {
  /** A guess for the first frame, before the room has been measured. */
  readonly guess: { readonly width: number; readonly height: number };
  readonly children: (width: number, height: number) => ReactNode;
}

/** Whatever room there is between the bars goes to the board. */
export function Room({ guess, children }: RoomProps) {
  const [room, setRoom] = useState(guess);
  const measure = (event: LayoutChangeEvent) => {
    const { width, height } = event.nativeEvent.layout;
    if (
      width > 0 &&
      height > 0 &&
      (Math.abs(width - room.width) >= 1 || Math.abs(height - room.height) >= 1)
    ) {
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    }
  };
  return (
    <View style={styles.room} onLayout={measure}>
      <View style={StyleSheet.absoluteFill}>{children(room.width, room.height)}</View>
    </View>
  );
}

interface PartViewProps extends TableProps {
  readonly part: BoardPart;
  readonly width: number;
  readonly height: number;
}

/** One face of the table. Memoised: opening a sheet or a toast does not draw the board again. */
const PartView = memo(function PartView({ part: { Board }, ...props }: PartViewProps) {
  return <Board {...props} />;
});

interface PartsProps {
  readonly look: GameLook;
  readonly ids: readonly string[];
  readonly guess: RoomProps['guess'];
  readonly table: TableProps;
  /** Names the parts, where several stand under each other. */
  readonly titled: boolean;
}

/** Several faces of the table under each other, each a share of the height. */
export function Parts({ look, ids, guess, table, titled }: PartsProps) {
  const { colours } = useTheme();
  const parts = ids.flatMap((id) => look.parts.filter((part) => part.id === id));
  const share = { width: guess.width, height: guess.height / Math.max(1, parts.length) };
  return (
    <View style={styles.parts}>
      {parts.map((part, index) => (
        // By its place: another face in the same room need not be measured again.
        <View
          key={index}
          style={[styles.room, index > 0 && { borderTopWidth: line.rule, borderColor: colours.ink }]}
        >
          {titled && parts.length > 1 ? (
            <View style={styles.heading}>
              <Words step="caption" colour={colours.inkSoft} heading>
                {part.label}
              </Words>
            </View>
          ) : null}
          <Room guess={share}>
            {(width, height) => (
              <PartView key={part.id} part={part} {...table} width={width} height={height} />
            )}
          </Room>
        </View>
      ))}
    </View>
  );
}

interface PartTabsProps {
  readonly look: GameLook;
  readonly value: string;
  /** Parts with something to do now: they carry a lamp. */
  readonly lit: ReadonlySet<string>;
  /** Beside the seats: without a line of its own. */
  readonly plain: boolean;
  readonly onChange: (id: string) => void;
}

export const PartTabs = memo(function PartTabs({ look, value, lit, plain, onChange }: PartTabsProps) {
  const { Sign } = look;
  const tabs = useRef(new Map<string, View | null>());
  useAnchors(
    useCallback((asked) => placeOf(tabs.current.get(asked)), []),
    useCallback(() => [...tabs.current.keys()], []),
  );
  const items = look.parts
    .filter((part) => !part.wideOnly)
    .map((part) => ({
      id: part.id,
      label: part.label,
      sign: (colour: string) => <Sign name={part.sign} size={22} colour={colour} />,
      at: (node: View | null) => void tabs.current.set(tabAnchor(part.id), node),
    }));
  if (items.length < 2) return null;
  return (
    <Tabs label={say('tabs.label')} items={items} value={value} lit={lit} plain={plain} onChange={onChange} />
  );
});

const styles = StyleSheet.create({
  room: { flex: 1, minHeight: 0, overflow: 'hidden' },
  parts: { flex: 1, minHeight: 0 },
  heading: { paddingHorizontal: 14, paddingTop: 6, paddingBottom: 2 },
});
