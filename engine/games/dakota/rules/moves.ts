/** Which decision is open and what may be picked; the rules of each pick stand in the phase files. */
import type { Decision, Emit } from '../../../core/game';
import { afternoonPicks, afternoonSteps } from './afternoon';
import { attackPicks, attackSteps } from './attacks';
import { buildingPicks } from './building';
import { eveningPicks, eveningSteps } from './evening';
import { exploringPicks, exploringSteps } from './exploring';
import type { PickRule, PickRules } from './tasks';
import { morningPicks, morningSteps } from './morning';
import { nightPicks, nightSteps } from './night';
import { noonPicks, noonSteps } from './noon';
import { top, type Frame, type State } from '../state';

const STEPS = {
  ...morningSteps,
  ...exploringSteps,
  ...noonSteps,
  ...attackSteps,
  ...afternoonSteps,
  ...eveningSteps,
  ...nightSteps,
};

/** Every frame that is no step must have its rules here, or this does not compile. */
const PICKS: PickRules<Exclude<Frame['t'], keyof typeof STEPS>> = {
  ...morningPicks,
  ...exploringPicks,
  ...noonPicks,
  ...attackPicks,
  ...afternoonPicks,
  ...buildingPicks,
  ...eveningPicks,
  ...nightPicks,
};

export type PickKind = keyof typeof PICKS;

type Step = (s: State, f: Frame, emit: Emit) => void;

export function stepFor(frame: Frame): Step | null {
  return ((STEPS as Record<string, unknown>)[frame.t] ?? null) as Step | null;
}

export function pickFor(frame: Frame): PickRule<Frame['t']> {
  return PICKS[frame.t as PickKind] as unknown as PickRule<Frame['t']>;
}

/** Words, boards and tests know these two by the name the specification gives them. */
const SHOWN_AS: Readonly<Record<string, string>> = { dance: 'card-worker', mule: 'card-object' };

export function decision(s: State): Decision | null {
  const frame = top(s);
  if (!frame || !('seat' in frame)) return null;
  return { seat: frame.seat, kind: SHOWN_AS[frame.t] ?? frame.t };
}

export function moves(s: State): string[] {
  const frame = top(s);
  return frame ? pickFor(frame).moves(s, frame) : [];
}
