/** The job board: specialists by price, miners beside. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { Key, Label, LitBand, Plate, rect } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { capital } from '@/engine/core/words';
import type { View } from '@/engine/games/dakota';
import {
  ACQUIRED_PER_DAY,
  MINER,
  MINER_PRICE,
  STRONG,
  STRONG_PRICE,
  jobPrice,
} from '@/engine/games/dakota/data';
import { workerName } from '@/engine/games/dakota/words/names';

import { Worker } from './people';
import { roomFor, shownSeat, type Area } from './shown';
import { say } from './words';

const WIDTH = 390;
const SLOT = { width: 91, height: 82, gap: 5 };
const HEAD = 22;

function slotAt(i: number, slots: number): Area {
  const perRow = Math.min(4, slots);
  const width = (WIDTH - 10 - (perRow - 1) * SLOT.gap) / perRow;
  return {
    x: 5 + (i % perRow) * (width + SLOT.gap),
    y: HEAD + Math.floor(i / perRow) * (SLOT.height + SLOT.gap),
    width,
    height: SLOT.height,
  };
}

function minersAt(i: number, slots: number): Area {
  const y = HEAD + Math.ceil(slots / 4) * (SLOT.height + SLOT.gap);
  return { x: 5 + i * 192.5, y, width: 187.5, height: 46 };
}

export function JobsBoard(props: BoardProps<View>) {
  const { view, viewer, decision, lit, chosen, width, height } = props;
  const { colours } = useTheme();
  const slots = view.jobs.length;
  const least = minersAt(0, slots).y + 52;
  const box = useMemo(() => roomFor(width, height, WIDTH, least), [width, height, least]);
  const spots = useMemo(() => jobSpots(view), [view]);
  const acquired = view.towns[shownSeat(view, viewer, decision)]?.acquired ?? 0;
  return (
    <Surface board={props} box={box} spots={spots} ground={colours.paper} still>
      <Label x={7} y={15} size={12.5} anchor="start" colour={colours.ink} weight={600}>
        {say('jobs.head')}
      </Label>
      <Label x={WIDTH - 7} y={15} size={12.5} anchor="end" colour={colours.inkSoft} weight={600}>
        {say('jobs.limit', { n: acquired, of: ACQUIRED_PER_DAY })}
      </Label>
      {view.jobs.map((kind, i) => (
        <Job
          key={i}
          at={slotAt(i, slots)}
          kind={kind}
          price={jobPrice(i)}
          letter={lit.get(`job:${i + 1}`)}
          chosen={chosen.has(`job:${i + 1}`)}
          edge={colours.line}
        />
      ))}
      {[STRONG, MINER].map((kind, i) => {
        const target = kind === MINER ? 'hire:miner' : 'hire:strong-miner';
        return (
          <Hand
            key={kind}
            at={minersAt(i, slots)}
            kind={kind}
            price={kind === MINER ? MINER_PRICE : STRONG_PRICE}
            n={kind === MINER ? view.miners : view.strong}
            letter={lit.get(target)}
            chosen={chosen.has(target)}
          />
        );
      })}
    </Surface>
  );
}

interface JobProps {
  readonly at: Area;
  readonly kind: number;
  readonly price: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
  readonly edge: string;
}

const Job = memo(function Job({ at, kind, price, letter, chosen, edge }: JobProps) {
  const middle = at.x + at.width / 2;
  if (kind < 0) return <Plate {...at} fill="none" stroke={edge} line={1} dash="4 3" />;
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <Worker kind={kind} x={middle} y={at.y + 25} size={36} />
      <Label x={middle} y={at.y + 58} size={11.5} weight={600}>
        {capital(workerName(kind))}
      </Label>
      <Label x={middle} y={at.y + 75} size={15}>
        {`$${price}`}
      </Label>
      {letter ? <Key letter={letter} x={at.x + 11} y={at.y + 11} r={10} /> : null}
    </G>
  );
});

interface HandProps extends Omit<JobProps, 'edge'> {
  readonly n: number;
}

const Hand = memo(function Hand({ at, kind, price, n, letter, chosen }: HandProps) {
  return (
    <G opacity={n > 0 ? 1 : 0.55}>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <Worker kind={kind} x={at.x + 24} y={at.y + 23} size={32} />
      <Label x={at.x + 46} y={at.y + 20} size={12} anchor="start" weight={600}>
        {capital(workerName(kind))}
      </Label>
      <Label x={at.x + 46} y={at.y + 36} size={11} anchor="start" colour={board.soft} weight={500}>
        {say('jobs.waiting', { n })}
      </Label>
      <Label x={at.x + at.width - 12} y={at.y + 29} size={16} anchor="end">
        {`$${price}`}
      </Label>
      {letter ? <Key letter={letter} x={at.x + 8} y={at.y + 8} r={10} /> : null}
    </G>
  );
});

function jobSpots(view: View): Spot[] {
  const slots = view.jobs.length;
  const jobs = view.jobs.map((kind, i): Spot => ({
    target: `job:${i + 1}`,
    ...slotAt(i, slots),
    label:
      kind < 0
        ? say('spot.job.empty', { n: i + 1 })
        : say('spot.job', { n: i + 1, worker: workerName(kind), price: jobPrice(i) }),
  }));
  const hands = [
    { target: 'hire:strong-miner', worker: workerName(STRONG), price: STRONG_PRICE, n: view.strong },
    { target: 'hire:miner', worker: workerName(MINER), price: MINER_PRICE, n: view.miners },
  ].map(({ target, worker, price, n }, i): Spot => ({
    target,
    ...minersAt(i, slots),
    label: say('spot.hire', { worker: capital(worker), price, n }),
  }));
  return [...jobs, ...hands];
}
