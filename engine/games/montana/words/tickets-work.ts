/** Tickets of workers: hiring, sending to bank and areas, sending away. */
import { TURN, type Target } from '../../../core/game';
import { count, numberWord } from '../../../core/words';
import {
  amount,
  areaOfRow,
  BANK,
  COLOURS,
  entry,
  goodOfRow,
  GRAIN,
  GRAIN_PER_STEP,
  ROWS,
  SMALL_GOODS,
  SMALL_YIELD,
  WHEEL,
  WORKERS_PER_SPACE,
} from '../data';
import { stepsOn } from '../rules/recruit';
import { targetOf } from '../rules/targets';
import { usualCrew, usualRowCrew } from '../rules/crews';
import { bankSpot, largeSpot, smallSpot } from '../rules/worker-board';
import { player, type State } from '../state';
import { say } from './catalogue';
import { areaName, goodWord, silverWords, some, wheelWords, workersWords } from './names';
import {
  anyWorkers,
  capWarning,
  crewChips,
  goodChips,
  goodsGain,
  ordered,
  silverChip,
  warned,
  workerChips,
  workersGain,
  type Ticket,
} from './tickets-chips';

/** Other crews for the same place stand behind everything else. */
const OTHER_CREW_LAST = -20;

export function describeRecruit(s: State, seat: number): Ticket {
  return ordered({
    label: say('move.recruit'),
    detail: say('move.recruit.detail', { n: numberWord(WORKERS_PER_SPACE) }),
    targets: [targetOf.wheel()],
    button: say('button.recruit'),
    gain: [anyWorkers(WORKERS_PER_SPACE)],
    rule: 'MT-4.10',
    group: say('wheel'),
    ...warned(capWarning(s, seat, WORKERS_PER_SPACE)),
  });
}

export function describeBank(s: State, seat: number, space: number, colours: readonly number[]): Ticket {
  const { pays } = entry(BANK, space);
  const p = player(s, seat);
  return ordered(
    {
      label: say('move.by', { gain: silverWords(pays), workers: crewWords(colours) }),
      targets: crewTargets(bankSpot(space), colours),
      button: say('button.take', { what: silverWords(pays) }),
      cost: crewChips(colours),
      gain: [silverChip(pays)],
      rule: 'MT-4.16',
      group: say('bank'),
    },
    sameCrew(colours, usualCrew(p, colours.length)) ? 0 : OTHER_CREW_LAST,
  );
}

export function describeRow(s: State, seat: number, row: number, colours: readonly number[]): Ticket {
  const { price, yields } = entry(ROWS, row);
  const p = player(s, seat);
  const good = goodOfRow(row);
  const gain = `${yields} ${goodWord(good, yields)}`;
  return ordered(
    {
      label: say('move.by', { gain, workers: crewWords(colours) }),
      targets: crewTargets(largeSpot(row), colours),
      button: say('button.work', { what: gain }),
      cost: [silverChip(price), ...crewChips(colours)],
      ...goodsGain(s, seat, some(good, yields)),
      rule: 'MT-4.18',
      group: areaName(areaOfRow(row)),
    },
    sameCrew(colours, usualRowCrew(p, row)) ? 0 : OTHER_CREW_LAST,
  );
}

export function describeSmall(s: State, seat: number, row: number, colours: readonly number[]): Ticket {
  const p = player(s, seat);
  const good = goodWord(goodOfRow(row));
  return ordered(
    {
      label: say('move.place', { workers: workersWords(colours) }),
      targets: crewTargets(smallSpot(row), colours),
      button: say('button.small', { n: SMALL_YIELD, good }),
      cost: crewChips(colours),
      ...goodsGain(s, seat, some(goodOfRow(row), SMALL_YIELD)),
      rule: 'MT-4.20',
    },
    sameCrew(colours, usualRowCrew(p, row)) ? 0 : OTHER_CREW_LAST,
  );
}

/**
 * The place and the colours that go there. Two crews can be of the same colours (two of the one or two of the
 * other): they are turns of each other.
 */
function crewTargets(spot: number, colours: readonly number[]): Target[] {
  const kinds = [...new Set(colours)];
  const targets = [targetOf.spot(spot), ...kinds.map(targetOf.worker)];
  if (kinds.length === 1 || kinds.length === colours.length) return targets;
  const twice = kinds.findIndex((colour) => colours.filter((one) => one === colour).length > 1);
  return [...targets, `${TURN}${twice}`];
}

/** "2 stone", "copper + grain": a crew where room is short. */
function crewWords(colours: readonly number[]): string {
  return COLOURS.flatMap((_, colour) => {
    const n = colours.filter((one) => one === colour).length;
    if (n === 0) return [];
    const word = goodWord(entry(SMALL_GOODS, colour));
    return [n > 1 ? `${n} ${word}` : word];
  }).join(' + ');
}

function sameCrew(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((colour, i) => colour === b[i]);
}

/** Two of a colour are tapped once, two colours one after the other. */
export function describePair(s: State, seat: number, colours: readonly number[]): Ticket {
  return {
    label: say('move.pair', { workers: workersWords(colours) }),
    targets: [...new Set(colours)].map(targetOf.worker),
    button: say('button.hire'),
    ...workersGain(s, seat, colours),
    rule: 'MT-4.11',
    // Colours that are missing first.
    worth: [...new Set(colours)].filter((colour) => player(s, seat).workers[colour] === 0).length,
  };
}

export function describeReturn(s: State, seat: number, colour: number): Ticket {
  return {
    label: say('move.return', { worker: workersWords([colour]) }),
    targets: [targetOf.worker(colour)],
    button: say('button.return'),
    cost: workerChips([colour]),
    rule: 'MT-4.12',
    worth: amount(player(s, seat).workers, colour),
  };
}

export function describeAdvance(s: State, seat: number, steps: number): Ticket {
  if (steps === 0) return { label: say('move.advance.none'), targets: [], rule: 'MT-4.13', weight: 'quiet' };
  const space = stepsOn(s.arrow, steps);
  const pair = entry(WHEEL, space);
  return ordered({
    label: say('move.advance', { spaces: count(steps, 'space'), workers: wheelWords(space) }),
    targets: [targetOf.wheelSpace(space)],
    button: say('button.advance', { spaces: count(steps, 'space') }),
    cost: goodChips(some(GRAIN, steps * GRAIN_PER_STEP)),
    ...(pair
      ? workersGain(s, seat, pair)
      : {
          gain: [anyWorkers(WORKERS_PER_SPACE)],
          ...warned(capWarning(s, seat, WORKERS_PER_SPACE)),
        }),
    rule: 'MT-4.13',
  });
}
