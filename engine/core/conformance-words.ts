import type { Fault } from './conformance-checks';
import type { Step } from './conformance';
import type { AnyGame, GameEvent, SeatScore } from './game';
import { isPlain } from './hash';
import { readEvents, readSheet, readStatus, readTarget, readTickets, type Hear } from './reading';
import { nextUint } from './rng';
import { textFaults } from './sentences';

/** Reports every text that is unfit to be read. */
function reader(fault: Fault): Hear {
  return (kind, text, where) => {
    for (const wrong of textFaults(kind, text)) fault(`${where} ${wrong}: “${String(text)}”`);
  };
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
  readTickets(game, position, match.moves(), reader(fault));
  for (const move of match.moves()) {
    const told = game.describe(position, move);
    if (/^[a-z]/.test(told.label)) fault(`a label starts with a capital: “${told.label}”`);
    const twin = labels.get(told.label);
    if (twin !== undefined) fault(`${twin} and ${move} have the same label “${told.label}”`);
    labels.set(told.label, move);
    checkClause(step, `the ticket of ${move}`, told.rule);
    for (const chip of [...(told.cost ?? []), ...(told.gain ?? [])]) {
      if (chip.sign.trim() === '') fault(`a chip of ${move} has no sign`);
      if (!Number.isFinite(chip.amount)) fault(`a chip of ${move} has no amount`);
    }
    for (const target of told.targets) {
      if (target.trim() === '') fault(`a target of ${move} is empty`);
      targets.add(target);
    }
  }
}

export function checkWords(step: Step): void {
  const { game, match, rng, fault, targets } = step;
  const position = match.position();
  const seat = (nextUint(rng) % (match.config.seats.length + 1)) - 1;
  const hear = reader(fault);
  hear('sentence', game.prompt(position), 'the prompt');
  readStatus(game, position, seat, hear);
  const { track } = game.status(position, seat);
  if (track && (track.at < 0 || track.at > track.of)) fault('the track runs past its end');
  const known = [...targets];
  for (let i = 0; i < 4 && known.length > 0; i++) {
    const target = known[nextUint(rng) % known.length] as string;
    readTarget(game, position, target, seat, hear);
    checkClause(step, `the explanation of ${target}`, game.explain(position, target, seat).rule);
  }
  readTarget(game, position, 'no-such-thing', seat, hear);
  if (!isPlain(game.view(position, seat))) fault(`the view of seat ${seat} is no plain JSON`);
}

/** What happened, told to everybody who may hear it. */
export function checkEvents(step: Step, events: readonly GameEvent[]): void {
  const { game, match, fault } = step;
  const seats = match.config.seats.length;
  readEvents(game, match.position(), events, seats, reader(fault));
  for (const event of events) {
    for (const target of event.targets ?? []) step.targets.add(target);
    if (event.rule !== undefined) checkClause(step, `event ${event.kind}`, event.rule);
    if (event.seat < -1 || event.seat >= seats) fault(`event ${event.kind} of no seat`);
  }
}

export function checkScore({ game, match, fault }: Step): void {
  const sheet = game.score(match.position());
  if (sheet.seats.length !== match.config.seats.length) fault('the score sheet lacks a seat');
  sheet.seats.forEach((score, seat) => checkSum(fault, `seat ${seat}`, score));
  if (sheet.rival) checkSum(fault, sheet.rival.name, sheet.rival.score);
  if (!match.over && sheet.winners.length > 0) fault('there is a winner before the end');
  readSheet(sheet, reader(fault));
  const { rank } = sheet;
  if (rank && !rank.ladder.some((rung) => rung.name === rank.name))
    fault(`rank ${rank.name} is on no ladder`);
}

function checkSum(fault: Fault, who: string, score: SeatScore): void {
  const sum = score.lines.reduce((total, line) => total + line.points, 0);
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
  readStatus(game, match.position(), -1, reader(fault));
  if (match.undoDepth() !== 0) fault('a finished match can be undone');
}
