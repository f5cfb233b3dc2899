import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Section } from '@/components/shelf/page';
import { Segment } from '@/components/ui/segment';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { capital, list } from '@/engine/core/words';

import { BandBar, ShareBar } from './bars';
import type { Band, FairCell } from './figures';
import { of100, placesIn, unevenPlaces } from './reading';
import { say } from './words';

/** Bars of shares reach a little beyond the widest whisker, so that small differences show. */
const BEYOND = 1.08;

/** Seat by seat and how long: one number of seats and one way to play at a time. */
export function Together({ cells }: { readonly cells: readonly FairCell[] }) {
  const counts = [...new Set(cells.map(({ seats }) => seats))];
  const [seats, setSeats] = useState(counts[0] ?? 2);
  const here = cells.filter((cell) => cell.seats === seats);
  const [mode, setMode] = useState(here[0]?.mode ?? '');
  const cell = here.find((one) => one.mode === mode) ?? here[0];
  if (!cell) return null;
  return (
    <>
      <Section title={say('together')}>
        {counts.length > 1 ? (
          <Segment
            label={say('seats')}
            items={counts.map((n) => ({ id: String(n), label: say('seats.n', { n }) }))}
            value={String(seats)}
            onChange={(n) => setSeats(Number(n))}
          />
        ) : null}
        {here.length > 1 ? (
          <Segment
            label={say('ways')}
            items={here.map((one) => ({ id: one.mode, label: one.mode || say('plain') }))}
            value={cell.mode}
            onChange={setMode}
          />
        ) : null}
        <Places cell={cell} />
      </Section>
      <Section title={say('length')}>
        <Lengths cell={cell} />
      </Section>
    </>
  );
}

function Places({ cell }: { readonly cell: FairCell }) {
  const { colours } = useTheme();
  const places = placesIn(cell);
  const fair = 1 / cell.seats;
  const full = Math.min(1, BEYOND * Math.max(fair, ...places.map(({ high }) => high)));
  return (
    <View style={styles.bars}>
      <Words step="sub" colour={colours.inkSoft}>
        {say('places.about', { n: cell.n, seats: cell.seats, fair: of100(fair) })}
      </Words>
      {places.map((share, at) => {
        const place = say(placeKey(at));
        const [low, high] = [of100(share.low), of100(share.high)];
        const figures = { share: of100(share.share), n: share.n, low, high, fair: of100(fair) };
        return (
          <ShareBar
            key={at}
            name={place}
            figure={say('percent', { n: of100(share.share) })}
            says={say('place.says', { place, ...figures })}
            share={share}
            fair={fair}
            full={full}
          />
        );
      })}
      <Words step="sub">{verdictOn(cell)}</Words>
    </View>
  );
}

const PLACES = ['place.1', 'place.2', 'place.3', 'place.4', 'place.5', 'place.6'] as const;

function placeKey(at: number): (typeof PLACES)[number] {
  return PLACES[at] ?? 'place.6';
}

function verdictOn(cell: FairCell): string {
  const { better, worse } = unevenPlaces(cell);
  if (better.length + worse.length === 0) return say('verdict.even');
  const named = (places: readonly number[]) => capital(list(places.map((n) => say('verdict.inside', { n }))));
  return [
    ...(better.length > 0 ? [say('verdict.better', { places: named(better) })] : []),
    ...(worse.length > 0 ? [say('verdict.worse', { places: named(worse) })] : []),
  ].join(' ');
}

function Lengths({ cell }: { readonly cell: FairCell }) {
  const { colours } = useTheme();
  const bands = [
    { what: say('band.rounds'), band: cell.rounds.map(Math.round) },
    { what: say('band.decisions'), band: cell.decisions.map(Math.round) },
    { what: say('band.points'), band: cell.points },
    ...(cell.margin ? [{ what: say('band.lead'), band: cell.margin }] : []),
  ];
  return (
    <View style={styles.bars}>
      <Words step="sub" colour={colours.inkSoft}>
        {say('length.about')}
      </Words>
      {bands.map(({ what, band }) => (
        <BandBar
          key={what}
          name={what}
          figure={String(holesOf(band).middle)}
          note={say('band.range', holesOf(band))}
          says={say('band.says', { what, ...holesOf(band) })}
          band={band}
          from={Math.min(0, band[0] ?? 0)}
          to={BEYOND * (band[2] ?? 1)}
        />
      ))}
    </View>
  );
}

export function holesOf([low = 0, middle = 0, high = 0]: Band) {
  return { low: short(low), middle: short(middle), high: short(high) };
}

/** Points a day have a place behind the dot; hundreds have none. */
function short(n: number): number {
  return Math.abs(n) >= 100 ? Math.round(n) : Math.round(n * 10) / 10;
}

const styles = StyleSheet.create({ bars: { gap: 6 } });
