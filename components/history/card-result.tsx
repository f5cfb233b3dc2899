import { G, Path, Rect } from 'react-native-svg';

import { figure } from '@/components/play/end-chart';
import { Mark } from '@/components/ui/draw-pieces';
import { SeatGround } from '@/components/ui/seat-ground';
import { useSeat, useTheme } from '@/components/ui/theme';
import { board, fonts } from '@/components/ui/tokens';
import type { ScoreSheet, SeatSetup } from '@/engine/core/game';

import { linesFor, widthOf, Written } from './card-letters';
import { say } from './words';

interface CardResultProps {
  readonly sheet: ScoreSheet;
  readonly seats: readonly SeatSetup[];
  /** The band of the card it stands in. */
  readonly from: number;
  readonly to: number;
  readonly edge: number;
  readonly width: number;
}

/** Who had what: a lone player's total in large letters, several seats with brand and points. */
export function CardResult(props: CardResultProps) {
  return props.seats.length === 1 ? <Lone {...props} /> : <Several {...props} />;
}

const HERO = 60;
const TOLD = 15;

function Lone({ sheet, seats, from, to, edge, width }: CardResultProps) {
  const { colours, spot } = useTheme();
  const score = sheet.seats[0];
  const total = figure(score?.total ?? 0);
  const { rival } = sheet;
  const unit = rival
    ? say('card.to', { total: figure(rival.score.total) })
    : (score?.divided?.unit ?? say('card.points'));
  const beside = edge + widthOf(total, fonts.display, HERO) + 10;
  const right = width - edge;
  const middle = (from + to) / 2;
  const lines = linesFor(feat(sheet), fonts.semi, TOLD, 236);
  const top = middle - (lines.length - 1) * 9 - 2;
  const told = {
    size: TOLD,
    face: fonts.semi,
    anchor: 'end',
    colour: sheet.won === false ? colours.bad : colours.good,
  } as const;
  return (
    <G>
      <Written
        x={edge}
        y={middle + HERO * 0.36}
        size={HERO}
        face={fonts.display}
        colour={sheet.won === false ? colours.bad : spot}
      >
        {total}
      </Written>
      <Written x={beside} y={middle + 6} size={16} face={fonts.medium} colour={colours.inkSoft}>
        {unit}
      </Written>
      <Written x={right} y={top} size={25} face={fonts.bold} anchor="end" room={right - beside - 90}>
        {seats[0]?.name ?? ''}
      </Written>
      {lines.map((text, i) => (
        <Written key={i} x={right} y={top + 21 + i * 18} {...told}>
          {text}
        </Written>
      ))}
    </G>
  );
}

/** What was done, told to somebody else. */
function feat({ rival, won, headline }: ScoreSheet): string {
  if (!rival || won === undefined) return headline;
  return say(won ? 'card.beat' : 'card.beaten', { name: rival.name.replace(/^The\b/, 'the') });
}

function Several({ sheet, seats, from, to, edge, width }: CardResultProps) {
  const order = sheet.seats
    .map(({ total }, seat) => ({ seat, total, winner: sheet.winners.includes(seat) }))
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.total - a.total);
  const rows = Math.ceil(order.length / 2);
  const step = Math.min(34, (to - from) / rows);
  const half = (width - 2 * edge) / 2;
  const top = (from + to - rows * step) / 2;
  return (
    <G>
      {order.map(({ seat, total, winner }, i) => (
        <Seat
          key={seat}
          name={seats[seat]?.name ?? ''}
          colour={seats[seat]?.colour ?? seat}
          total={total}
          winner={winner}
          x={edge + (i >= rows ? half + 10 : 0)}
          y={top + (i % rows) * step}
          width={half - 10}
          height={step}
        />
      ))}
    </G>
  );
}

interface SeatProps {
  readonly name: string;
  readonly colour: number;
  readonly total: number;
  readonly winner: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Seat({ name, colour, total, winner, x, y, width, height }: SeatProps) {
  const { colours } = useTheme();
  const size = Math.min(26, height - 3);
  const middle = y + height / 2;
  const face = winner ? fonts.bold : fonts.medium;
  const letters = Math.min(18, height * 0.66);
  return (
    <G>
      <BrandArt colour={colour} x={x} y={middle - size / 2} size={size} />
      <Written x={x + size + 9} y={middle + letters * 0.34} size={letters} face={face} room={width - 100}>
        {name}
      </Written>
      <Written
        x={x + width}
        y={middle + letters * 0.34}
        size={letters}
        face={face}
        anchor="end"
        colour={winner ? colours.ink : colours.inkSoft}
      >
        {figure(total)}
      </Written>
    </G>
  );
}

interface BrandArtProps {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A seat's brand as a part of a drawing. */
function BrandArt({ colour, x, y, size }: BrandArtProps) {
  const seat = useSeat(colour);
  return (
    <G>
      <Rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={size * 0.23}
        fill={seat.fill}
        stroke={board.ink}
        strokeWidth={1.5}
      />
      <Mark mark={seat.mark} x={x + size / 2} y={y + size / 2} r={size * 0.27} colour={seat.on} />
    </G>
  );
}

interface CardBandProps {
  readonly sheet: ScoreSheet;
  readonly seats: readonly SeatSetup[];
  readonly width: number;
  /** The foot of the print. */
  readonly foot: number;
}

const BAND = 32;

/** The winner's colour, pattern and brand along the foot of the print; winners together share it. */
export function CardBand({ sheet: { winners }, seats, width, foot }: CardBandProps) {
  const { colours } = useTheme();
  const colour = (seat: number) => seats[seat]?.colour ?? seat;
  const [first] = winners;
  const last = winners[winners.length - 1];
  if (first === undefined || last === undefined) return null;
  const share = width / winners.length;
  const brand = { y: foot - BAND - 9, size: 44 };
  return (
    <G>
      {winners.map((seat, i) => (
        <SeatGround
          key={seat}
          colour={colour(seat)}
          x={i * share}
          y={foot - BAND}
          width={share}
          height={BAND}
        />
      ))}
      <Path d={`M0 ${foot - BAND}H${width}`} stroke={colours.ink} strokeWidth={2} />
      <BrandArt colour={colour(first)} x={18} {...brand} />
      <BrandArt colour={colour(last)} x={width - 18 - brand.size} {...brand} />
    </G>
  );
}
