/** What follows from changing a roll, keeping a die and taking new ones: exact chances, never the dice to come. */
import { noEvents } from '../../../core/game';
import { list, numberWord } from '../../../core/words';
import {
  ACTIONS,
  colourAt,
  COLOURS,
  dieCode,
  dieColour,
  dieIcon,
  DICE_PAIR_VP,
  FACES,
  PASSES,
  type Action,
  type DieCode,
  type Icon,
} from '../data';
import { able, actionMoves } from '../rules/actions';
import { mostIcons, paySource, wanted } from '../rules/icons';
import { bump, distinct, takeOne, total } from '../rules/lists';
import { colourOf, diceOf, dieOf, parse, thingOf, type Answer } from '../rules/notation';
import { payWay, wayOf } from '../rules/payments';
import { diceOwned, techTotal } from '../rules/points';
import { diceFor, diceOpen } from '../rules/recruit';
import { researchable } from '../rules/research';
import { diceDrawn, quotaOf } from '../rules/roll';
import { TERMS } from '../rules/techs';
import { clone, playerOf, type State, type TaskOf } from '../state';
import { answered, endText, fit, isLast, percent, share } from './advice-tools';
import { say } from './catalogue';
import { either } from './names';

export function adviseRoll(s: State, { seat }: TaskOf<'roll-step'>, answer: Answer): string {
  const { verb, what, by } = answer;
  if (verb === 'done') return asTheyLie(s, seat);
  if (verb === 'set') return iconShift(s, answered(s, answer), seat);
  const rest = clone(s);
  const player = playerOf(rest, seat);
  paySource(player, thingOf(by));
  if (verb === 'draw') {
    const n = diceDrawn(player);
    const bag = total(player.bag);
    const chance = chanceText(rest, seat, drawnFaces(player.bag, n), n);
    return fit(chance, lossText(s, rest, seat), say('adv.drawn', { bag }));
  }
  const dice = diceOf(what);
  for (const die of dice) takeOne(player.active, die);
  return fit(
    chanceText(rest, seat, [{ colours: dice.map(dieColour), odds: 1 }], dice.length),
    lossText(s, rest, seat),
  );
}

/** What the hand can pay for. */
function asTheyLie(s: State, seat: number): string {
  const open = ACTIONS.filter((action) => able(s, seat, action));
  const passes = numberWord(PASSES);
  if (open.length === 0) return say('adv.rollNone');
  const key = open.length === 1 ? 'adv.rollOne' : payBoth(s, seat, open) ? 'adv.rollMany' : 'adv.rollEither';
  return say(key, { list: actionList(open), passes });
}

/** Whether some payment of one of these actions leaves enough for another of them. */
function payBoth(s: State, seat: number, open: readonly Action[]): boolean {
  const tried = new Set<string>();
  return actionMoves(s, seat).some((move) => {
    const { verb, by } = parse(move);
    const action = verb as Action;
    if (tried.has(`${action} ${by}`)) return false;
    tried.add(`${action} ${by}`);
    const rest = clone(s);
    payWay(rest, seat, wayOf(by, action), noEvents);
    return open.some((other) => other !== action && able(rest, seat, other));
  });
}

export function actionList(actions: readonly Action[]): string {
  return list(actions.map((action) => say(action)));
}

/** Icons each action gains and loses where a die is turned. */
export function iconShift(before: State, after: State, seat: number): string {
  const counts = ACTIONS.map((action) => ({
    action,
    was: mostIcons(before, seat, action),
    n: mostIcons(after, seat, action),
  }));
  const named = ({ action, was, n }: (typeof counts)[number]) => ({ action: say(action), was, n });
  const [up] = counts.filter(({ was, n }) => n > was).sort((a, b) => b.n - b.was - (a.n - a.was));
  // What is lost altogether is named before what only shrinks.
  const [down] = counts.filter(({ was, n }) => n < was).sort((a, b) => a.n - b.n);
  const idle = up !== undefined && !able(after, seat, up.action);
  return fit(
    up ? say('adv.up', named(up)) : say('adv.noUp'),
    idle ? say('adv.upIdle') : enoughText(before, after, seat),
    up?.action === 'recruit' && !idle ? stepText(before, after, seat, up) : '',
    down ? say('adv.down', named(down)) : '',
  );
}

/** DS-4.35: icons that reach no further step bring no further die. */
function stepText(before: State, after: State, seat: number, icons: { was: number; n: number }): string {
  const dice = (of: State, n: number) => Math.min(diceFor(playerOf(of, seat), n), diceOpen(of, seat));
  const [was, n] = [dice(before, icons.was), dice(after, icons.n)];
  return say(n > was ? 'adv.diceMore' : 'adv.diceSame', { n, was });
}

/** A card that can be researched only now. */
function enoughText(before: State, after: State, seat: number): string {
  const had = researchable(before, seat);
  const { techs } = playerOf(after, seat);
  const found = researchable(after, seat)
    .filter((card) => !had.includes(card))
    .map((card) => ({ card, n: techTotal(after, seat, [...techs, card]) - techTotal(after, seat, techs) }))
    .sort((a, b) => b.n - a.n)[0];
  return found ? say('adv.enough', { card: say(`tech.${found.card}`), n: found.n }) : '';
}

/** Dice that may come, by colour, and how likely they are to be these. */
interface Handful {
  readonly colours: readonly number[];
  readonly odds: number;
}

/** Every handful of so many dice the bag can give. */
function drawnFaces(bag: readonly number[], n: number): Handful[] {
  if (n === 0) return [{ colours: [], odds: 1 }];
  const all = total(bag);
  return bag.flatMap((have, colour) => {
    if (have === 0) return [];
    const rest = bag.slice();
    bump(rest, colour, -1);
    return drawnFaces(rest, n - 1).map(({ colours, odds }) => ({
      colours: [colour, ...colours],
      odds: (odds * have) / all,
    }));
  });
}

/** How likely the dice to be rolled are to bring an action the others cannot pay. */
export function chanceText(rest: State, seat: number, handfuls: readonly Handful[], n: number): string {
  const serving = servingIcons(rest, seat);
  const missing = (colour: number) => {
    const faces = FACES[colourAt(colour)];
    return faces.filter((icon) => !serving.has(icon)).length / faces.length;
  };
  const none = handfuls.reduce(
    (sum, { colours, odds }) => sum + odds * colours.reduce((all, colour) => all * missing(colour), 1),
    0,
  );
  // Odds are added up in parts: what is left of the last place is no chance.
  const chance = 1 - none;
  if (chance < 1e-9) return say(n === 1 ? 'adv.noChanceOne' : 'adv.noChance');
  return say(n === 1 ? 'adv.chanceOne' : 'adv.chance', { p: percent(chance) });
}

/** Icons of which one alone would pay an action that cannot be paid yet. */
function servingIcons(rest: State, seat: number): ReadonlySet<Icon> {
  const { techs } = playerOf(rest, seat);
  const icons = distinct(COLOURS.flatMap((colour) => FACES[colour]));
  const missing = ACTIONS.filter((action) => !able(rest, seat, action));
  const serving = new Set<Icon>();
  for (const icon of icons) {
    // A Pioneer makes a pair with another one.
    const pays = missing.filter(
      (action) =>
        icon === 'pioneer' || TERMS['counts-as'](techs, icon).some((as) => wanted(action).includes(as)),
    );
    if (pays.length === 0) continue;
    const copy = clone(rest);
    playerOf(copy, seat).active.push(dieCode(0, icon));
    if (pays.some((action) => able(copy, seat, action))) serving.add(icon);
  }
  return serving;
}

/** Actions that can be paid now and not with the dice that are left. */
function lossText(before: State, rest: State, seat: number): string {
  const lost = ACTIONS.filter((action) => able(before, seat, action) && !able(rest, seat, action));
  return lost.length > 0 ? say('adv.giveUp', { list: actionList(lost) }) : say('adv.giveNone');
}

export function adviseKeep(s: State, { seat, kept }: TaskOf<'keep-die'>, { verb, what }: Answer): string {
  const player = playerOf(s, seat);
  const bag = total(player.bag);
  const rest = player.active.length - kept.length;
  const due = (put: number) => Math.min(quotaOf(s, seat), bag + total(player.spent) + put);
  if (verb === 'none') {
    if (kept.length > 0) return say('adv.keepNoMore', { n: rest, quota: due(rest) });
    const quota = due(rest);
    return say(bag < quota ? 'adv.keepNoneBack' : 'adv.keepNoneOut', { n: rest, bag, quota });
  }
  const die = dieOf(what);
  return fit(
    say('adv.keepDie', { icon: say(dieIcon(die)), n: due(rest - 1) }),
    say('adv.keepRate', { colour: say(colourAt(dieColour(die))), ...rateOf(die) }),
  );
}

function rateOf(die: DieCode) {
  const faces = FACES[colourAt(dieColour(die))];
  return share(faces.filter((icon) => icon === dieIcon(die)).length, faces.length);
}

/** New dice, the first of this colour. */
export function dieAdvice(s: State, seat: number, colour: string, n: number, recruited: boolean): string {
  const name = colourOf(colour);
  const had = diceOwned(s, seat);
  const was = DICE_PAIR_VP * Math.floor(had / 2);
  const vp = DICE_PAIR_VP * Math.floor((had + n) / 2);
  const after = clone(s);
  bump(after.supply, COLOURS.indexOf(name), -1);
  const rolled = recruited && TERMS['recruit-rolled'](playerOf(s, seat).techs);
  return fit(
    vp > was
      ? say('adv.dicePair', { n: had + n, vp, was })
      : say('adv.diceOdd', { n: had + n, vp: DICE_PAIR_VP }),
    endText(s, after),
    rolled ? say('adv.nowRolled') : isLast(s) ? say('adv.dieLate') : '',
    isLast(s) && !rolled ? '' : facesText(name),
  );
}

/** The icons a colour shows most. */
function facesText(colour: (typeof COLOURS)[number]): string {
  const faces = FACES[colour];
  const count = (icon: Icon) => faces.filter((one) => one === icon).length;
  const most = Math.max(...faces.map(count));
  const icons = distinct(faces).filter((icon) => count(icon) === most);
  const shown = icons.reduce((n, icon) => n + count(icon), 0);
  return say('adv.dieFaces', {
    colour: say(colour),
    icons: either(icons.map((icon) => say(icon))),
    ...share(shown, faces.length),
  });
}

/** Shift Work: a spent die is rolled at once. */
export function adviseRecall(s: State, seat: number, colour: string): string {
  const index = COLOURS.indexOf(colourOf(colour));
  return fit(
    say('adv.recallDie', { colour: say(colourOf(colour)) }),
    chanceText(s, seat, [{ colours: [index], odds: 1 }], 1),
  );
}
