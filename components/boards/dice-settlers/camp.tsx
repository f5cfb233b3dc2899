/** What a seat has beside the map: goods, bag and quota, its dice, and the actions it has taken this round. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import type { Spot } from '@/components/play/surface';
import { BrandAt, CountDisc, Die, IconAt, Label, LitBand, Plate, Shape, rect } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { FACT } from '@/engine/core/game';
import { ACTIONS, colourAt, dieColour, dieIcon, RESOURCES } from '@/engine/games/dice-settlers/data';
import type { PlayerView } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { grouped } from './dice-row';
import { colourGlyph, fillOf, ICON_OF } from './shown';
import { say } from './words';

export const CAMP = { width: 376, full: 112, line: 38 } as const;
const DICE = 26;

export interface CampProps {
  readonly player: PlayerView;
  /** The seat's colour. */
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** One line only: goods and actions. */
  readonly short: boolean;
  readonly ink: string;
  /** Texts are no smaller than this. */
  readonly least: number;
  /** Spent dice that can be chosen now, "white green". */
  readonly lit: string;
}

export const Camp = memo(function Camp(props: CampProps) {
  const { player, seat, x, y, short, ink, least, lit } = props;
  return (
    <G>
      <BrandAt seat={seat} x={x + 14} y={y + 17} size={26} />
      {goodsOf(player, short).map(({ key, icon, n }, i) => (
        <G key={key} opacity={n === 0 ? 0.6 : 1}>
          <Plate {...goodBox(i, x, y)} rx={6} />
          <IconAt name={icon} x={x + 48 + i * GOOD} y={y + 17} size={22} />
          <Label x={x + 72 + i * GOOD} y={y + 23} size={Math.max(16, least)}>
            {n}
          </Label>
        </G>
      ))}
      {short ? (
        <UsedIcons player={player} x={x + 34 + RESOURCES.length * GOOD} y={y} ink={ink} />
      ) : (
        <>
          <DiceLine player={player} x={x} y={y + 40} ink={ink} least={least} lit={lit} />
          <ActionLine player={player} x={x} y={y + 76} ink={ink} />
        </>
      )}
    </G>
  );
});

const GOOD = 57;

function goodBox(i: number, x: number, y: number) {
  return { x: x + 32 + i * GOOD, y, width: GOOD - 4, height: 34 };
}

function goodsOf(player: PlayerView, short: boolean): { key: string; icon: IconName; n: number }[] {
  const tokens = RESOURCES.map((kind, i) => ({
    key: kind as string,
    icon: ICON_OF[kind],
    n: player.tokens[i] ?? 0,
  }));
  if (short) return tokens;
  return [
    ...tokens,
    { key: 'bag', icon: 'grain-sack', n: player.bagCount },
    { key: 'quota', icon: 'perspective-die', n: player.quota },
  ];
}

export function spentColours(player: Pick<PlayerView, 'spent'>): { colour: number; n: number }[] {
  return player.spent.flatMap((n, colour) => (n > 0 ? [{ colour, n }] : []));
}

interface LineProps {
  readonly player: PlayerView;
  readonly x: number;
  readonly y: number;
  readonly ink: string;
}

function spentAt(player: PlayerView, x: number): number {
  return x + Math.min(210, player.active.length * (DICE + 4)) + 60;
}

/** Active dice as they lie, then the spent ones. */
function DiceLine({ player, x, y, ink, least, lit }: LineProps & Pick<CampProps, 'least' | 'lit'>) {
  const dice = grouped(player.active);
  const step = Math.min(DICE + 4, 210 / Math.max(1, dice.length));
  const from = spentAt(player, x);
  const open = lit.split(' ');
  return (
    <G>
      {dice.map((die, i) => (
        <Die
          key={i}
          x={x + 14 + i * step}
          y={y + 15}
          size={DICE}
          face={ICON_OF[dieIcon(die)]}
          fill={fillOf(dieColour(die))}
          line={1.2}
        />
      ))}
      <Label x={from - 6} y={y + 20} size={Math.max(14, least)} anchor="end" colour={ink} weight={600}>
        {say('spent.short')}
      </Label>
      {spentColours(player).map(({ colour, n }, i) => (
        <G key={colour} opacity={open.includes(colourAt(colour)) ? 1 : 0.75}>
          <Die
            x={from + 14 + i * 32}
            y={y + 15}
            size={22}
            face={colourGlyph(colour)}
            fill={fillOf(colour)}
            flat
          />
          {n > 1 ? (
            <CountDisc count={n} x={from + 25 + i * 32} y={y + 6} r={Math.max(8.5, least * 0.69)} />
          ) : null}
          {open.includes(colourAt(colour)) ? (
            <LitBand d={rect(from + 1 + i * 32, y + 2, 26, 26)} width={2.4} />
          ) : null}
        </G>
      ))}
    </G>
  );
}

/** Seven actions; those taken this round are struck through. */
function ActionLine({ player, x, y, ink }: LineProps) {
  return (
    <G>
      {ACTIONS.map((action, i) => {
        const used = player.used.includes(action);
        const cx = x + 26 + i * 54;
        return (
          <G key={action}>
            <IconAt
              name={ICON_OF[action]}
              x={cx}
              y={y + 17}
              size={27}
              colour={ink}
              opacity={used ? 0.45 : 1}
            />
            {used ? <Shape d={`M${cx - 14} ${y + 30}L${cx + 14} ${y + 4}`} stroke={ink} width={2.6} /> : null}
          </G>
        );
      })}
    </G>
  );
}

function UsedIcons({ player, x, y, ink }: LineProps) {
  return (
    <G>
      {player.used.map((action, i) => (
        <IconAt key={action} name={ICON_OF[action]} x={x + 14 + i * 26} y={y + 17} size={22} colour={ink} />
      ))}
    </G>
  );
}

/** Places that answer a press; the short form has its goods alone. */
export function campSpots(player: PlayerView, x: number, y: number, short: boolean): Spot[] {
  const goods = RESOURCES.map((kind, i): Spot => ({
    target: `${FACT}${kind}`,
    ...goodBox(i, x, y),
    label: say('fact.token', { n: player.tokens[i] ?? 0, kind: word(kind) }),
  }));
  if (short) return goods;
  const from = spentAt(player, x);
  return [
    ...goods,
    ...spentColours(player).map(({ colour, n }, i) => ({
      target: `spent:${colourAt(colour)}`,
      x: from + i * 32,
      y: y + 40,
      width: 28,
      height: 32,
      label: say('die.spent', { n, colour: word(colourAt(colour)) }),
    })),
    { target: 'bag', ...goodBox(RESOURCES.length, x, y), label: say('bag', { n: player.bagCount }) },
    {
      target: 'quota',
      ...goodBox(RESOURCES.length + 1, x, y),
      label: say('quota', { n: player.quota }),
    },
    ...ACTIONS.map((action, i) => ({
      target: `act:${action}`,
      x: x + 4 + i * 54,
      y: y + 76,
      width: 46,
      height: 34,
      label: player.used.includes(action)
        ? say('act.used', { action: word(action) })
        : say('act', { action: word(action) }),
    })),
  ];
}
