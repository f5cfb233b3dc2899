/** A technology as a card: name, cost, points, effect and who has it. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import { BrandAt, IconAt, Key, Label, LitBand, Plate, rect } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useSeat } from '@/components/ui/theme';
import { board, terrainTone } from '@/components/ui/tokens';
import { resourceAt } from '@/engine/games/dice-settlers/data';
import { isOnce, techOf, type Deck, type TechId } from '@/engine/games/dice-settlers/data-techs';
import { techName, techText } from '@/engine/games/dice-settlers/words/names';

import { GLYPH, ICON_OF } from './shown';
import { say } from './words';

/** With its effect. */
export const CARD = { width: 124, height: 120 };
/** Without the effect, where the room is low: name, cost, points and holders. */
export const SHORT = { width: 124, height: 58 };
/** Where it is lower still: no points, and no cost if its letters would touch the name. */
export const LINE = { width: 124, height: 36 };

export const SEAL: Readonly<Record<Deck, string>> = {
  charter: '#C8873A',
  craft: '#7FA588',
  progress: '#7EA6BC',
  legacy: '#B393BC',
  explosive: '#D9693A',
};

interface TechCardProps {
  readonly card: TechId;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Texts are no smaller than this. */
  readonly least: number;
  /** Seat colours of the holders, "0,5b"; the Diceoneer's has a b. */
  readonly owners: string;
  readonly flipped: boolean;
  readonly letter: string | undefined;
  readonly chosen: boolean;
  readonly night: boolean;
}

/** In a drawing of its own or among the others. */
export const TechCard = memo(function TechCard(props: TechCardProps) {
  const { card, x, y, width, height, least, owners, flipped, letter, chosen, night } = props;
  const tech = techOf(card);
  const name = techName(card);
  const cost: { icon: IconName; fill?: string }[] = [
    ...Array.from({ length: tech.icons }, () => ({ icon: ICON_OF.research })),
    ...tech.price.flatMap((n, kind) =>
      Array.from({ length: n }, () => ({ icon: ICON_OF[resourceAt(kind)] })),
    ),
    ...tech.terrain.map((terrain) => ({ icon: GLYPH[terrain], fill: terrainTone(terrain, night) })),
  ];
  const full = height >= CARD.height;
  const size = Math.max(12.5, least);
  const line = height < SHORT.height;
  const title = full ? wrap(name, Math.floor((width - 10) / (size * 0.57))) : [name];
  const head = 6 + title.length * size * 1.08;
  const priced = head + COST <= height;
  const lines = full ? wrap(techText(card), Math.floor((width - 12) / (size * 0.5))) : [];
  const row = y + head + (line ? 8 : 11);
  const lit = letter !== undefined;
  return (
    <G>
      <Plate x={x} y={y} width={width} height={height} rx={6} fill={lit ? board.litFill : board.pale} />
      <Plate x={x + 1} y={y + 1} width={width - 2} height={head} rx={5} fill={SEAL[tech.deck]} line={0.8} />
      {title.map((text, i) => (
        <Label key={i} x={x + 6} y={y + 2 + (i + 1) * size * 1.08} size={size} anchor="start">
          {text}
        </Label>
      ))}
      {(priced ? cost : []).map(({ icon, fill }, i) => (
        <G key={i}>
          {fill ? (
            <Plate x={x + 5 + i * 16.5} y={row - 8} width={16} height={16} rx={4} fill={fill} line={0.9} />
          ) : null}
          <IconAt name={icon} x={x + 13 + i * 16.5} y={row} size={fill ? 12.5 : 15} />
        </G>
      ))}
      {line ? null : (
        <>
          <IconAt name="round-star" x={x + width - 12} y={row} size={14} />
          <Label x={x + width - 20} y={row + 5} size={Math.max(13, least)} anchor="end">
            {tech.vp === null ? say('card.special') : tech.vp}
          </Label>
        </>
      )}
      {!line && isOnce(card) && cost.length < 5 ? (
        <Label
          x={x + width - 32}
          y={row + 5}
          size={Math.max(12, least)}
          anchor="end"
          colour={flipped ? board.line : board.soft}
        >
          {say('card.once')}
        </Label>
      ) : null}
      {lines.map((text, i) => (
        <Label key={i} x={x + 6} y={row + 21 + i * 13} size={size} anchor="start" weight={500}>
          {text}
        </Label>
      ))}
      {owners === ''
        ? null
        : owners
            .split(',')
            .map((seat, i) => (
              <Holder
                key={seat}
                seat={seat}
                x={x + width - 12 - i * (line ? 15 : 19)}
                y={y + height - (line ? 9 : 7)}
              />
            ))}
      {lit ? <LitBand d={rect(x + 1, y + 1, width - 2, height - 2)} width={chosen ? 6 : 4} /> : null}
      <Key letter={letter ?? ''} x={x + width - 10} y={y + 10} r={10.5} />
    </G>
  );
});

/** The height of a line of costs. */
const COST = 15;

/** The brand of a holder; the Diceoneer's is its cog. */
function Holder({ seat, x, y }: { readonly seat: string; readonly x: number; readonly y: number }) {
  const colour = parseInt(seat, 10);
  const look = useSeat(colour);
  if (!seat.endsWith('b')) return <BrandAt seat={colour} x={x} y={y} size={17} />;
  return (
    <G>
      <Plate x={x - 8.5} y={y - 8.5} width={17} height={17} rx={4} fill={look.fill} />
      <IconAt name="cog" x={x} y={y} size={13} colour={look.on} />
    </G>
  );
}

/** Breaks a sentence into lines of so many letters. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  let now = '';
  for (const word of text.split(' ')) {
    if (now !== '' && now.length + 1 + word.length > most) {
      lines.push(now);
      now = word;
    } else now = now === '' ? word : `${now} ${word}`;
  }
  return now === '' ? lines : [...lines, now];
}
