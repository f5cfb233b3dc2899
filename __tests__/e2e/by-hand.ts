/**
 * Whole games played as a person plays them: the greedy player says what to do, and the hand finds it, either with
 * the pieces of the tray and the places of the board, or in the list of words.
 */
import type { Page } from 'playwright-core';

import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { TURN, type AnyGame } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';

import { keptSave, openPosition } from './table';

export interface HandOptions {
  readonly through: 'table' | 'list';
  /** Kinds in which several pieces are picked at once. */
  readonly toggles?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

export interface HandPlay {
  readonly decisions: number;
  /** Presses in all. */
  readonly taps: number;
  /** Decisions for which something had to be scrolled into sight. */
  readonly scrolled: number;
  /** Moves of the longest list. */
  readonly longest: number;
  /** Times a band of the screen stood elsewhere than before at the same kind of decision. */
  readonly moved: readonly string[];
  /** Decisions the hand could not make without the list. */
  readonly unreached: readonly string[];
}

/** One decision as the page needs it. */
interface Plan {
  readonly move: string;
  readonly label: string;
  readonly button: boolean;
  readonly verb: string | null;
  readonly taps: readonly string[];
  readonly turned: boolean;
  readonly several: boolean;
}

export async function playByHand(page: Page, game: AnyGame, options: HandOptions): Promise<HandPlay> {
  const { through, toggles = [], seed = 'by hand' } = options;
  const match = startMatch(game, plainConfig(game, 1, options.options), seed);
  await openPosition(page, game.id, writeSave(match, { started: 1, saved: 1 }), `hand-${through}`);
  const bands = new Map<string, string>();
  const unreached: string[] = [];
  let taps = 0;
  let scrolled = 0;
  let longest = 0;
  const moved: string[] = [];
  for (let choice = hint(match); choice !== null; choice = hint(match)) {
    const state = match.position();
    const kind = match.decision()?.kind ?? '';
    const about = game.describe(state, choice.move);
    const preset = match.moves().find((move) => game.describe(state, move).preset);
    const marked = preset === undefined ? [] : game.describe(state, preset).targets;
    const several = toggles.includes(kind);
    const wanted = about.targets.filter((target) => !target.startsWith(TURN));
    const plan: Plan = {
      move: choice.move,
      label: about.label,
      button: about.weight !== undefined || about.sign !== undefined || (wanted.length === 0 && !about.verb),
      verb: about.verb?.quiet || wanted.length === 0 ? (about.verb?.id ?? null) : null,
      taps: several
        ? [...wanted.filter((one) => !marked.includes(one)), ...marked.filter((one) => !wanted.includes(one))]
        : wanted,
      turned: about.targets.length > wanted.length,
      several,
    };
    const done = await page.evaluate(handOver, { plan, through, before: String(match.decisions) });
    if (done.trouble) unreached.push(`${kind} ${choice.move}: ${done.trouble}`);
    if (unreached.length > 3) break;
    taps += done.taps;
    scrolled += done.scrolled ? 1 : 0;
    longest = Math.max(longest, done.listed);
    const stood = bands.get(kind);
    if (stood !== undefined && stood !== done.bands) moved.push(`${kind}: ${stood} then ${done.bands}`);
    bands.set(kind, done.bands);
    match.play(choice.move);
    if (done.trouble) break;
  }
  const kept = await keptSave(page, `hand-${through}`);
  if (unreached.length === 0) expect(kept?.moves).toEqual(match.record());
  return { decisions: match.decisions, taps, scrolled, longest, moved, unreached };
}

/** Runs inside the page: makes one decision, and waits for the next question. */
async function handOver({
  plan,
  through,
  before,
}: {
  plan: Plan;
  through: 'table' | 'list';
  before: string;
}): Promise<{ trouble: string; taps: number; scrolled: boolean; listed: number; bands: string }> {
  const LIMIT = 30_000;
  const began = performance.now();
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${CSS.escape(id)}"]`);
  const frame = () => new Promise<void>((resolve) => setTimeout(resolve, 4));
  const waitFor = async <T>(check: () => T | null | false): Promise<T | null> => {
    for (;;) {
      const answer = check();
      if (answer) return answer;
      if (performance.now() - began > LIMIT) return null;
      find('skip steps')?.click();
      await frame();
    }
  };
  const dock = () => document.querySelector<HTMLElement>('[data-testid="dock"]:not([aria-busy="true"])');
  const ready = await waitFor(() => dock()?.dataset['pick'] === before && dock());
  const result = { trouble: '', taps: 0, scrolled: false, listed: 0, bands: '' };
  if (!ready) return { ...result, trouble: `pick ${before} was never asked` };
  const top = (id: string) => Math.round(find(id)?.getBoundingClientRect().top ?? -1);
  result.bands = [top('status'), top('surface'), top('seat 0'), top('dock')].join(' ');
  const counted = /\d+/.exec(document.querySelector('[data-testid="fold"]')?.textContent ?? '');
  result.listed = Number(counted?.[0] ?? 0);

  /** True if all of it can be seen without scrolling anything. */
  const inSight = (element: HTMLElement) => {
    const { left, right, top: upper, bottom } = element.getBoundingClientRect();
    for (let room = element.parentElement; room; room = room.parentElement) {
      const style = getComputedStyle(room);
      if (!/auto|scroll|hidden/.test(style.overflowX + style.overflowY)) continue;
      const box = room.getBoundingClientRect();
      const middle = { x: (left + right) / 2, y: (upper + bottom) / 2 };
      if (middle.x < box.left || middle.x > box.right || middle.y < box.top || middle.y > box.bottom)
        return false;
    }
    return true;
  };
  const press = async (element: HTMLElement) => {
    if (!inSight(element)) result.scrolled = true;
    element.click();
    result.taps++;
    await frame();
  };
  const made = () => find('end') !== null || (dock()?.dataset['pick'] ?? before) !== before;
  const armed = () => {
    const confirm = find('confirm');
    return confirm?.textContent?.includes(plan.label) ? confirm : null;
  };
  const piece = (target: string) =>
    find(`tray ${target}`) ?? find(`lit ${target}`) ?? (plan.several ? find(`kept ${target}`) : null);
  const onSomeFace = async (target: string) => {
    // A pick that was made by the last tap is shown when it is durable.
    for (let wait = 0; wait < 75 && !piece(target) && !made(); wait++) await frame();
    const here = piece(target);
    if (here || made()) return here;
    for (const tab of [...document.querySelectorAll<HTMLElement>('[role="tab"]')]) {
      tab.click();
      result.taps++;
      await frame();
      const there = piece(target);
      if (there) return there;
    }
    return null;
  };

  if (through === 'list' || plan.button) {
    if (plan.verb !== null) {
      const verb = find(`verb ${plan.verb}`);
      if (verb) await press(verb);
    }
    if (!armed() && !find(`move ${plan.move}`)) {
      const fold = find('fold');
      if (fold && through === 'table') return { ...result, trouble: 'only the list has it' };
      if (fold) await press(fold);
    }
    const ticket = find(`move ${plan.move}`);
    if (ticket) await press(ticket);
    else if (!armed()) return { ...result, trouble: 'it is on no ticket' };
  } else {
    if (plan.verb !== null) {
      const verb = find(`verb ${plan.verb}`);
      if (verb) await press(verb);
    }
    // A quiet verb opens its own short list.
    const own = plan.verb === null ? null : find(`move ${plan.move}`);
    if (own) await press(own);
    for (const target of own ? [] : plan.taps) {
      if (made() || (!plan.several && armed())) break;
      const place = await onSomeFace(target);
      // The best of what is left stand as tickets in the dock: that is no opening of the list.
      const ticket = place ? null : find(`move ${plan.move}`);
      if (ticket) {
        await press(ticket);
        break;
      }
      if (made()) break;
      if (!place) return { ...result, trouble: `${target} cannot be tapped` };
      await press(place);
    }
    for (let turn = 0; plan.turned && turn < 40 && !made() && !armed(); turn++) {
      const button = find('turn');
      if (!button) break;
      await press(button);
    }
  }
  // A pick that is undone by one press is made at once; all others wait for the strong button.
  const confirm = await waitFor(() => made() || armed());
  if (confirm instanceof HTMLElement) await press(confirm);
  else if (!made())
    return { ...result, trouble: `the strong button says “${find('confirm')?.textContent ?? ''}”` };
  await waitFor(made);
  return result;
}
