/** The job board: specialists by price, miners beside. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { IconAt, Key, Label, LitBand, Plate, rect } from '@/components/ui/draw';
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
import { sum } from '@/engine/games/dakota/rules/counts';
import { beds, people } from '@/engine/games/dakota/rules/town';
import { skillOf, workerName } from '@/engine/games/dakota/words/names';

import { Worker } from './people';
import { groundOf } from './hours';
import { shownSeat, type Area } from './shown';
import { linesOf } from './lines';
import { say } from './words';

const PAD = 6;
const GAP = 5;
const PER_ROW = 4;
/** Room for how many came today, where there is any. */
const FOOT = 22;
const ROOMY = 160;
/** From this height on a place tells what its worker can do. */
const TALL = 150;

/** Drawn in pixels of the room: rows of job slots, and one of miners under them. */
interface Lay {
  readonly width: number;
  readonly row: number;
  readonly perRow: number;
  readonly rows: number;
}

function layOf(width: number, height: number, slots: number): Lay {
  const perRow = Math.min(PER_ROW, slots);
  const rows = Math.ceil(slots / perRow);
  const row = (height - 2 * PAD) / (rows + 1) - GAP;
  return { width, row: Math.max(34, Math.min(220, row)), perRow, rows };
}

function cellAt(lay: Lay, row: number, column: number, of: number): Area {
  const width = (lay.width - 2 * PAD - (of - 1) * GAP) / of;
  return { x: PAD + column * (width + GAP), y: PAD + row * (lay.row + GAP), width, height: lay.row };
}

function slotAt(lay: Lay, i: number): Area {
  return cellAt(lay, Math.floor(i / lay.perRow), i % lay.perRow, lay.perRow);
}

/** Strong miners, miners, and alone as many miners as there are beds. */
function minersAt(lay: Lay, i: number, of: number): Area {
  return cellAt(lay, lay.rows, i, of);
}

export function JobsBoard(props: BoardProps<View>) {
  const { view, viewer, decision, lit, chosen, width, height, night } = props;
  const { colours } = useTheme();
  const slots = view.jobs.length;
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  const lay = useMemo(
    () => layOf(width, height > ROOMY ? height - FOOT : height, slots),
    [width, height, slots],
  );
  const spots = useMemo(() => jobSpots(view, lay), [view, lay]);
  const town = view.towns[shownSeat(view, viewer, decision)];
  const alone = view.towns.length === 1;
  const last = minersAt(lay, 0, 1);
  return (
    <Surface board={props} box={box} spots={spots} ground={groundOf(view, night)} still>
      {view.jobs.map((kind, i) => (
        <Job
          key={i}
          at={slotAt(lay, i)}
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
            at={minersAt(lay, i, alone ? 3 : 2)}
            kind={kind}
            price={kind === MINER ? MINER_PRICE : STRONG_PRICE}
            n={kind === MINER ? view.miners : view.strong}
            letter={lit.get(target)}
            chosen={chosen.has(target)}
          />
        );
      })}
      {alone && town ? (
        <FreeBeds
          at={minersAt(lay, 2, 3)}
          n={Math.max(0, beds(town) - sum(people(town)))}
          letter={lit.get('hire:beds')}
          chosen={chosen.has('hire:beds')}
          ink={lit.has('hire:beds') ? board.ink : colours.inkSoft}
        />
      ) : null}
      {last.y + last.height + FOOT <= height + 1 ? (
        <Label
          x={PAD + 2}
          y={last.y + last.height + 19}
          size={13}
          anchor="start"
          colour={colours.inkSoft}
          weight={600}
        >
          {say('jobs.limit', { n: town?.acquired ?? 0, of: ACQUIRED_PER_DAY })}
        </Label>
      ) : null}
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
  if (kind < 0) return <Plate {...at} fill="none" stroke={edge} line={1} dash="4 3" />;
  return <Person at={at} kind={kind} price={price} letter={letter} chosen={chosen} note="" />;
});

interface HandProps extends Omit<JobProps, 'edge'> {
  readonly n: number;
}

const Hand = memo(function Hand({ n, ...about }: HandProps) {
  return (
    <G opacity={n > 0 ? 1 : 0.55}>
      <Person {...about} note={say('jobs.waiting', { n })} />
    </G>
  );
});

interface PersonProps extends Omit<JobProps, 'edge'> {
  readonly note: string;
}

/** Where there is room, what he can do stands under his name. */
function TallPerson({ at, kind, price, note, letter, chosen }: PersonProps) {
  const size = Math.min(62, at.height * 0.36);
  const x = at.x + at.width / 2;
  const under = at.y + size + 8;
  const skill = linesOf(capital(skillOf(kind)), Math.floor((at.width - 10) / 6.3));
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <Worker kind={kind} x={x} y={at.y + size / 2 + 6} size={size} />
      <Label x={x} y={under + 16} size={14.5}>
        {capital(workerName(kind))}
      </Label>
      {skill.map((text, i) => (
        <Label key={i} x={x} y={under + 33 + i * 15.5} size={13} weight={500}>
          {text}
        </Label>
      ))}
      <Label x={x} y={at.y + at.height - 10} size={16}>
        {note ? `$${price} · ${note}` : `$${price}`}
      </Label>
      {letter ? <Key letter={letter} x={at.x + at.width - 10} y={at.y + 10} r={10} /> : null}
    </G>
  );
}

/** Somebody for hire: over his name where the place is high, beside it where it is low. */
function Person(props: PersonProps) {
  const { at, kind, price, note, letter, chosen } = props;
  if (at.height >= TALL) return <TallPerson {...props} />;
  const high = at.height >= 62;
  const size = high ? Math.min(40, at.height - 38) : Math.min(34, at.height - 6);
  const x = high ? at.x + at.width / 2 : at.x + size / 2 + 4;
  const y = high ? at.y + size / 2 + 4 : at.y + at.height / 2;
  const name = capital(workerName(kind));
  const side = at.x + size + 7;
  const narrow = !high && at.width < 100;
  // A long name goes on beside the price.
  const [first = '', ...rest] = side + name.length * 6.4 > at.x + at.width ? name.split(' ') : [name];
  const priced = [...rest, `$${price}`].join(' ');
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <Worker kind={kind} x={x} y={y} size={size} />
      {high ? (
        <G>
          <Label x={x} y={at.y + at.height - 23} size={13} weight={600}>
            {name}
          </Label>
          <Label x={x} y={at.y + at.height - 7} size={14}>
            {note ? `$${price} · ${note}` : `$${price}`}
          </Label>
        </G>
      ) : (
        <G>
          {narrow ? null : (
            <Label x={side} y={y - 2} size={12.5} anchor="start" weight={600}>
              {first}
            </Label>
          )}
          <Label x={side} y={narrow ? y + 5 : y + 14} size={rest.length > 0 ? 12.5 : 14} anchor="start">
            {narrow ? `$${price}` : priced}
          </Label>
        </G>
      )}
      {letter ? <Key letter={letter} x={at.x + at.width - 10} y={at.y + 10} r={10} /> : null}
    </G>
  );
}

interface BedsProps {
  readonly at: Area;
  readonly n: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
  readonly ink: string;
}

/** A miner for every free bed. */
const FreeBeds = memo(function FreeBeds({ at, n, letter, chosen, ink }: BedsProps) {
  const open = letter !== undefined;
  return (
    <G>
      {open ? <Plate {...at} fill={chosen ? board.litFill : board.pale} /> : null}
      {open ? <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} /> : null}
      <IconAt name="bed" x={at.x + 14} y={at.y + at.height / 2} size={22} colour={ink} />
      <Label x={at.x + 28} y={at.y + at.height / 2 + 5} size={13} anchor="start" colour={ink} weight={600}>
        {say('jobs.beds', { n })}
      </Label>
      {letter ? <Key letter={letter} x={at.x + at.width - 10} y={at.y + 10} r={10} /> : null}
    </G>
  );
});

function jobSpots(view: View, lay: Lay): Spot[] {
  const alone = view.towns.length === 1;
  const jobs = view.jobs.map((kind, i): Spot => ({
    target: `job:${i + 1}`,
    ...slotAt(lay, i),
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
    ...minersAt(lay, i, alone ? 3 : 2),
    label: say('spot.hire', { worker: capital(worker), price, n }),
  }));
  const free: Spot[] = alone
    ? [{ target: 'hire:beds', ...minersAt(lay, 2, 3), label: say('spot.beds') }]
    : [];
  return [...jobs, ...hands, ...free];
}
