import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, Text } from 'react-native';

import { Button, ToolButton } from '@/components/ui/button';
import { Chips } from '@/components/ui/chip';
import { ICON_PATHS, isIconName } from '@/components/ui/icon-paths';
import { Segment } from '@/components/ui/segment';
import { seatOf, seats, seatsApart } from '@/components/ui/seats';
import { Sheet } from '@/components/ui/sheet';
import { Switch } from '@/components/ui/switch';
import { makeTheme, ThemeProvider, useTheme } from '@/components/ui/theme';
import { Ticket } from '@/components/ui/ticket';
import { board, colourBlind, dark, light, spots, terrains, type Palette } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

jest.setTimeout(60_000);

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe('colours', () => {
  const papers: ReadonlyArray<keyof Palette> = ['paper', 'paperRaised'];
  it.each([
    ['light', light],
    ['dark', dark],
    ['light, colour-blind', { ...light, ...colourBlind.light }],
    ['dark, colour-blind', { ...dark, ...colourBlind.dark }],
  ])('keeps text at 4.5 and lines at 3 on %s paper', (_, palette) => {
    for (const paper of papers) {
      for (const ink of ['ink', 'inkSoft', 'good', 'warn', 'bad'] as const)
        expect(contrast(palette[ink], palette[paper])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.line, palette[paper])).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(palette.inkSoft, palette.paperSunk)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onLamp, palette.lamp)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onInkBlock, palette.inkBlock)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(spots))('prints readable text with the ink of %s', (_, ink) => {
    expect(contrast(ink.onLight, ink.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink.onDark, ink.dark)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink.light, light.paperRaised)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink.dark, dark.paperRaised)).toBeGreaterThanOrEqual(4.5);
  });

  it('labels every terrain readably by day and night', () => {
    for (const tone of Object.values(terrains)) {
      expect(contrast(tone.on, tone.day)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tone.on, tone.night)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('seats', () => {
  it('tells six seats apart by mark and pattern alone', () => {
    expect(new Set(seats.map((seat) => seat.mark)).size).toBe(6);
    expect(new Set(seats.map((seat) => seat.pattern)).size).toBe(6);
  });

  it('shows the mark on its fill, in both palettes', () => {
    for (const seat of [...seats, ...seatsApart])
      expect(contrast(seat.on, seat.fill)).toBeGreaterThanOrEqual(3);
  });

  it('keeps the marks when the colour-blind palette is on', () => {
    const plain = makeTheme({ night: false, scale: 1, calm: false, blind: false });
    const apart = makeTheme({ night: false, scale: 1, calm: false, blind: true });
    expect(apart.seats.map((seat) => seat.mark)).toEqual(plain.seats.map((seat) => seat.mark));
    expect(apart.seats[1]?.fill).not.toBe(plain.seats[1]?.fill);
  });

  it('wraps round for any number', () => expect(seatOf(7).id).toBe('red'));
});

it('holds every icon as a path', () => {
  for (const path of Object.values(ICON_PATHS)) expect(path).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
  expect(isIconName('old-lantern')).toBe(true);
  expect(isIconName('toString')).toBe(false);
});

function minHeight(node: { props: { style?: unknown } }): number {
  const style = StyleSheet.flatten(
    typeof node.props.style === 'function'
      ? node.props.style({ pressed: false })
      : (node.props.style as object),
  ) as { minHeight?: number; height?: number };
  return style.minHeight ?? style.height ?? 0;
}

describe('things to press', () => {
  it('are 44 px high at least', () => {
    render(
      <ThemeProvider>
        <Button label="Go" onPress={() => {}} />
        <Button small label="Small" onPress={() => {}} />
        <ToolButton label="Tool" onPress={() => {}}>
          <Text>x</Text>
        </ToolButton>
        <Switch label="Switch" value onChange={() => {}} />
        <Segment label="Who" items={[{ id: 'a', label: 'Alone' }]} value="a" onChange={() => {}} />
        <Ticket label="Ticket" says="Ticket" ground="#fff" onPress={() => {}} />
      </ThemeProvider>,
    );
    for (const label of ['Go', 'Small', 'Tool', 'Switch', 'Alone', 'Ticket'])
      expect(minHeight(screen.getByLabelText(label))).toBeGreaterThanOrEqual(44);
  });

  it('answer only while they are enabled', () => {
    const heard = jest.fn();
    render(<Button label="Go" disabled onPress={heard} />);
    fireEvent.press(screen.getByLabelText('Go'));
    expect(heard).not.toHaveBeenCalled();
  });
});

it('marks cost with a minus and gain with a plus', () => {
  const Sign = () => null;
  const chip = { sign: 'gold', amount: 2, label: '2 gold' };
  render(
    <>
      <Chips cost={[chip]} Sign={Sign} />
      <Chips gain={[chip]} Sign={Sign} />
    </>,
  );
  expect(screen.getByText('−2')).toBeTruthy();
  expect(screen.getByText('+2')).toBeTruthy();
});

it('pays several things with one chip, and lets gains share one where there is a price', () => {
  const Sign = () => null;
  const chips = [
    { sign: 'gold', amount: 2, label: '2 gold' },
    { sign: 'wood', amount: 1, label: '1 wood' },
  ];
  render(<Chips cost={chips} gain={chips} Sign={Sign} />);
  expect(screen.getByText('−2')).toBeTruthy();
  expect(screen.getByText('+2')).toBeTruthy();
  // One of a thing is its sign alone.
  expect(screen.queryByText('−1')).toBeNull();
  screen.rerender(<Chips gain={chips} Sign={Sign} />);
  expect(screen.getByText('+1')).toBeTruthy();
});

it('grows text with the setting, up to twice', () => {
  const size = (textSize: number) => {
    render(
      <ThemeProvider look={{ theme: 'light', textSize, reduceMotion: true, colourBlind: false }}>
        <Words testID="word">word</Words>
      </ThemeProvider>,
    );
    return (StyleSheet.flatten(screen.getByTestId('word').props.style) as { fontSize: number }).fontSize;
  };
  const plain = size(0.4);
  expect(size(1.3)).toBeGreaterThan(plain);
  expect(size(2)).toBe(30);
  expect(size(9)).toBe(30);
});

it('turns to the dark paper and the ink of a game', () => {
  function Probe() {
    const theme = useTheme();
    return <Text>{`${theme.colours.paper} ${theme.spot} ${theme.night}`}</Text>;
  }
  render(
    <ThemeProvider
      look={{ theme: 'dark', textSize: 1, reduceMotion: true, colourBlind: false }}
      game="dawson"
    >
      <Probe />
    </ThemeProvider>,
  );
  expect(screen.getByText(`${dark.paper} ${spots.dawson.dark} true`)).toBeTruthy();
});

it('closes a sheet by its button', () => {
  const closed = jest.fn();
  render(
    <Sheet open title="Sheet" onClose={closed}>
      <Text>{board.ink}</Text>
    </Sheet>,
  );
  fireEvent.press(screen.getAllByLabelText('Close')[1] as never);
  expect(closed).toHaveBeenCalledTimes(1);
});
