import type { Fault } from './conformance-checks';
import type { Step } from './conformance';
import type { AnyGame, Chip, SeatScore } from './game';
import { isPlain } from './hash';
import { nextUint } from './rng';

/** A text a player may read: something in it, no hole left open, no machine's word. */
export function checkText(fault: Fault, what: string, text: unknown): void {
  if (typeof text !== 'string' || text.trim() === '') fault(`${what} is empty`);
  else if (/\{\w+\}|undefined|\bNaN\b|\[object|\bnull\b/.test(text)) fault(`${what} has a hole: “${text}”`);
  else if (text !== text.trim() || text.includes('  ')) fault(`${what} has stray blanks: “${text}”`);
}

/** A clause named to a player stands in the rulebook, so that a tap on it leads somewhere. */
export function checkClause({ game, fault }: Step, where: string, clause: string): void {
  if (!clausesOf(game).has(clause)) fault(`${where} names clause “${clause}”, which is not in the rulebook`);
}

const clauses = new WeakMap<AnyGame['rulebook'], ReadonlySet<string>>();

function clausesOf({ rulebook }: AnyGame): ReadonlySet<string> {
  let known = clauses.get(rulebook);
  if (!known) {
    known = new Set(rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.clause)));
    clauses.set(rulebook, known);
  }
  return known;
}

export function checkDescriptions(step: Step): void {
  const { game, match, fault, targets } = step;
  const position = match.position();
  const labels = new Map<string, string>();
  for (const move of match.moves()) {
    const told = game.describe(position, move);
    checkText(fault, `the label of ${move}`, told.label);
    if (/^[a-z]/.test(told.label) || /\.$/.test(told.label)) {
      fault(`a label starts with a capital and has no full stop: “${told.label}”`);
    }
    const twin = labels.get(told.label);
    if (twin !== undefined) fault(`${twin} and ${move} have the same label “${told.label}”`);
    labels.set(told.label, move);
    for (const [name, text] of [
      ['detail', told.detail],
      ['group', told.group],
      ['warning', told.warning],
    ]) {
      if (text !== undefined) checkText(fault, `the ${name} of ${move}`, text);
    }
    checkClause(step, `the ticket of ${move}`, told.rule);
    for (const chip of [...(told.cost ?? []), ...(told.gain ?? [])]) checkChip(fault, move, chip);
    for (const target of told.targets) {
      checkText(fault, `a target of ${move}`, target);
      if (targets.length < 300) targets.push(target);
    }
  }
}

function checkChip(fault: Fault, move: string, chip: Chip): void {
  checkText(fault, `a chip of ${move}`, chip.label);
  checkText(fault, `the sign of a chip of ${move}`, chip.sign);
  if (!Number.isFinite(chip.amount)) fault(`a chip of ${move} has no amount`);
}

export function checkWords(step: Step): void {
  const { game, match, rng, fault, targets } = step;
  const position = match.position();
  checkText(fault, 'the prompt', game.prompt(position));
  const status = game.status(position);
  checkText(fault, 'the title of the status', status.title);
  checkText(fault, 'the line of the status', status.line);
  for (const fact of status.facts ?? []) checkText(fault, 'a fact of the status', fact);
  if (status.track) {
    checkText(fault, 'the label of the track', status.track.label);
    if (status.track.at < 0 || status.track.at > status.track.of) fault('the track runs past its end');
  }
  for (let i = 0; i < 4 && targets.length > 0; i++) {
    const target = targets[nextUint(rng) % targets.length] as string;
    checkText(fault, `why not ${target}`, game.whyNot(position, target));
    const told = game.explain(position, target);
    checkText(fault, `the title of ${target}`, told.title);
    checkText(fault, `the explanation of ${target}`, told.body);
    checkClause(step, `the explanation of ${target}`, told.rule);
  }
  checkText(fault, 'why not an unknown thing', game.whyNot(position, 'no-such-thing'));
  checkText(fault, 'an unknown thing explained', game.explain(position, 'no-such-thing').body);
  const seat = (nextUint(rng) % (match.config.seats.length + 1)) - 1;
  if (!isPlain(game.view(position, seat))) fault(`the view of seat ${seat} is no plain JSON`);
}

export function checkScore({ game, match, fault }: Step): void {
  const sheet = game.score(match.position());
  if (sheet.seats.length !== match.config.seats.length) fault('the score sheet lacks a seat');
  sheet.seats.forEach((score, seat) => checkSum(fault, `seat ${seat}`, score));
  if (sheet.rival) checkSum(fault, sheet.rival.name, sheet.rival.score);
  if (!match.over && sheet.winners.length > 0) fault('there is a winner before the end');
  checkText(fault, 'the headline', sheet.headline);
  checkText(fault, 'the mode', sheet.mode);
  if (sheet.tieBreak !== undefined) checkText(fault, 'the tie-break', sheet.tieBreak);
  const { rank } = sheet;
  if (rank && !rank.ladder.some((rung) => rung.name === rank.name))
    fault(`rank ${rank.name} is on no ladder`);
}

function checkSum(fault: Fault, who: string, score: SeatScore): void {
  const sum = score.lines.reduce((total, line) => total + line.points, 0);
  for (const line of score.lines) {
    checkText(fault, 'a line of the score', line.label);
    if (line.note !== undefined) checkText(fault, 'a note of the score', line.note);
  }
  const { divided } = score;
  // A division may be rounded down, up or shown with decimals; it cannot be a whole point away.
  const fits = divided ? Math.abs(sum / divided.by - score.total) < 1 : sum === score.total;
  if (!fits) fault(`the lines of ${who} make ${sum}, not ${score.total}`);
}

export function checkEnd(step: Step): void {
  const { game, match, fault } = step;
  if (match.moves().length > 0) fault('there are moves left after the end');
  checkScore(step);
  const { winners, rival } = game.score(match.position());
  if (new Set(winners).size !== winners.length) fault('somebody wins twice');
  if (winners.some((seat) => seat < 0 || seat >= match.config.seats.length)) fault('nobody’s seat wins');
  // An automa that beats the whole table leaves it without a winner.
  if (match.config.seats.length > 1 && winners.length === 0 && !rival) fault('nobody wins');
  for (const broken of game.violations(match.position())) fault(`invariant at the end: ${broken}`);
  const status = game.status(match.position());
  checkText(fault, 'the title of the last status', status.title);
  if (match.undoDepth() !== 0) fault('a finished match can be undone');
}
