/** What is taught holds: every lesson is played on the engine, and every word of it is looked at. */
import { chooseNow, seatwork } from '@/engine/bots';
import { pupilsMove } from '@/engine/bots/pupil';
import { plainConfig } from '@/engine/core/configs';
import { FACT, type AnyGame, type GameEvent } from '@/engine/core/game';
import { dealt } from '@/engine/core/conformance-hidden';
import { aims, BUBBLE_WORDS, isLesson, lessonConfig, termsIn, type Bubble } from '@/engine/core/lesson';
import { startMatch, type Match } from '@/engine/core/match';
import { below, pick, seedRng } from '@/engine/core/rng';
import { textFaults } from '@/engine/core/sentences';
import { YOU } from '@/engine/core/words';
import { games } from '@/engine/games';

/** Advice stands in the place of the question: three small lines. */
const ADVICE_LETTERS = 130;
const TITLE_WORDS = 5;
const AIM_WORDS = 16;
/** Moves of one list whose advice is read, at most. */
const READ = 30;

const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

function taught(game: AnyGame): Match {
  const match = startMatch(game, lessonConfig(game), game.lesson.seed);
  while (!match.over) match.play(pupilsMove(match));
  return match;
}

function clausesOf(game: AnyGame): ReadonlySet<string> {
  return new Set(game.rulebook.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
}

function bubblesOf({ lesson }: AnyGame): readonly (readonly [string, Bubble])[] {
  const picks = Object.entries(lesson.picks).flatMap(([kind, bubbles]) =>
    bubbles.map((bubble, i) => [`${kind} ${i}`, bubble] as const),
  );
  const events = Object.entries(lesson.events).flatMap(([kind, bubble]) =>
    bubble ? [[kind, bubble] as const] : [],
  );
  return [...picks, ...events];
}

/** Every legal move of some solo games, played by the greedy player and by chance in turns. */
function* positions(game: AnyGame, count: number): Generator<Match> {
  for (let i = 0; i < count; i++) {
    const rng = seedRng(`taught ${i}`);
    const plain = plainConfig(game, 1);
    const config = i % 2 === 0 ? lessonConfig(game) : { ...plain, seats: lessonConfig(game).seats };
    const match = startMatch(game, config, `taught ${i}`);
    while (!match.over) {
      yield match;
      const work = seatwork(match);
      if (!work) break;
      match.play(below(rng, 4) === 0 ? pick(rng, match.moves()) : chooseNow(work).move);
    }
  }
}

describe.each(games.map((game): [string, AnyGame] => [game.id, game]))('%s', (id, game) => {
  const { lesson } = game;

  test('the aim is three short sentences', () => {
    expect(lesson.aim.lines).toHaveLength(3);
    for (const { lead, rest } of lesson.aim.lines) {
      const text = `${lead} ${rest}`;
      expect([text, textFaults('sentence', text)]).toEqual([text, []]);
      expect([text, words(text) <= AIM_WORDS]).toEqual([text, true]);
    }
    for (const text of [lesson.aim.picture, ...lesson.page.turn, ...lesson.page.end])
      expect([text, textFaults('sentence', text)]).toEqual([text, []]);
    expect(lesson.page.turn.length).toBeGreaterThan(2);
    expect(lesson.page.end.length).toBeGreaterThan(0);
  });

  test('a bubble is short, fit to be read, and leads to its clause', () => {
    const clauses = clausesOf(game);
    const wrong = bubblesOf(game).flatMap(([where, { title, text, at, rule }]) => [
      ...textFaults('line', title).map((fault) => `${where}: title ${fault}`),
      ...textFaults('sentence', text).map((fault) => `${where}: ${fault}`),
      ...(words(text) > BUBBLE_WORDS ? [`${where}: ${words(text)} words`] : []),
      ...(words(title) > TITLE_WORDS ? [`${where}: a long title`] : []),
      ...(clauses.has(rule) ? [] : [`${where}: no clause ${rule}`]),
      ...(at.length > 0 ? [] : [`${where}: points nowhere`]),
    ]);
    const proposed = lesson.proposals.flatMap(({ why, move }) =>
      why === ''
        ? []
        : [
            ...textFaults('sentence', why).map((fault) => `${move}: ${fault}`),
            ...(words(why) > BUBBLE_WORDS ? [`${move}: ${words(why)} words`] : []),
          ],
    );
    expect([...wrong, ...proposed]).toEqual([]);
  });

  test('a term says what it is', () => {
    const clauses = clausesOf(game);
    expect(game.terms.length).toBeGreaterThan(15);
    const wrong = game.terms.flatMap(({ term, forms, means, rule }) => [
      ...textFaults('line', term).map((fault) => `${term}: ${fault}`),
      ...textFaults('sentence', means).map((fault) => `${term}: ${fault}`),
      ...(clauses.has(rule) ? [] : [`${term}: no clause ${rule}`]),
      ...forms.flatMap((form) => (form === form.toLowerCase() ? [] : [`${form} is not in small letters`])),
      ...forms.flatMap((form) =>
        termsIn(game.terms, form)[0]?.term === term ? [] : [`${form} means another`],
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  test('the coach leads through the whole first round', () => {
    const match = startMatch(game, lessonConfig(game), lesson.seed);
    expect(isLesson(game, match.config, match.seed)).toBe(true);
    expect(isLesson(game, match.config, 'another')).toBe(false);
    for (const { kind, move } of lesson.proposals) {
      expect([match.decision()?.kind, match.moves().includes(move) && move]).toEqual([kind, move]);
      match.play(move);
    }
    expect(lesson.proposals.filter(({ why }) => why !== '').length).toBeGreaterThan(2);
    const round = match.over ? Infinity : (game.status(match.position(), 0).round?.n ?? 0);
    expect(round > 1 || lesson.proposals.length >= 8).toBe(true);
  });

  // One match, as the lamp looks ahead: `npm run lessons` shows how matches of other seeds go.
  test('the coach and then the lamp end well', () => {
    const match = taught(game);
    const { rank, won, headline } = game.score(match.position());
    process.stdout.write(`${id}: ${match.decisions} picks, ${headline} (${rank?.name ?? '–'})\n`);
    const rung = rank ? rank.ladder.findIndex(({ name }) => name === rank.name) : 0;
    expect(rank || won !== undefined).toBeTruthy();
    if (rank) expect(rung).toBeGreaterThanOrEqual(Math.floor((rank.ladder.length - 1) / 2));
    else expect(won).toBe(true);
  });

  test('what a lone player is asked and what befalls the table is explained', () => {
    const kinds = new Set<string>();
    const unsaid = new Map<string, GameEvent>();
    for (const match of positions(game, 6)) {
      const kind = match.decision()?.kind ?? '';
      kinds.add(kind);
      for (const { events } of match.log.slice(-1)) {
        for (const event of events) {
          const bubble = lesson.events[event.kind];
          expect([event.kind, bubble === undefined]).toEqual([event.kind, false]);
          if (bubble === null && (event.seat === -1 || event.rule !== undefined))
            unsaid.set(event.kind, event);
        }
      }
    }
    expect([...kinds].filter((kind) => !lesson.picks[kind])).toEqual([]);
    // What the table or an automa does by itself, and goes without a word: listed here, so that it is a choice.
    expect([...unsaid.keys()].filter((kind) => !PLAIN[id]?.includes(kind))).toEqual([]);
  });

  test('advice is true to every move, short, and tells nothing hidden', () => {
    const wrong = new Map<string, string>();
    const rng = seedRng('advice');
    let read = 0;
    for (const match of positions(game, 4)) {
      const state = match.position();
      const seat = match.decision()?.seat ?? 0;
      const other = dealt(game, state, seat, `${read}`);
      const moves = [...match.moves()];
      while (moves.length > READ) moves.splice(below(rng, moves.length), 1);
      for (const move of moves) {
        read++;
        const said = game.advise(state, move);
        const faults = [
          ...textFaults('sentence', said),
          ...(said.length > ADVICE_LETTERS ? [`has ${said.length} letters`] : []),
          ...(/\babout 0\b/.test(said) ? ['is about nothing'] : []),
          ...(said === `${game.describe(state, move).label}.` ? ['only says the ticket again'] : []),
          ...(said === game.advise(other, move) ? [] : ['tells what is hidden']),
        ];
        for (const fault of faults) {
          const like = `${match.decision()?.kind} ${fault}`;
          if (!wrong.has(like)) wrong.set(like, `${match.decision()?.kind}, ${move} ${fault}: “${said}”`);
        }
      }
    }
    process.stdout.write(`${id}: ${read} pieces of advice read\n`);
    expect([...wrong.values()]).toEqual([]);
  });

  test('the legend explains every figure of the top bar and names the end', () => {
    const clauses = clausesOf(game);
    const wrong = new Set<string>();
    for (const match of positions(game, 2)) {
      const state = match.position();
      const { line, facts = [] } = game.status(state, 0);
      const { lines, end, rule } = game.legend(state, 0);
      for (const shown of [...line.split(' · '), ...facts])
        if (!lines.some((one) => one.shown === shown))
          wrong.add(`${match.decision()?.kind}: “${shown}” is not explained`);
      for (const { shown, means } of lines)
        for (const fault of textFaults('sentence', means)) wrong.add(`${shown}: ${fault}: ${means}`);
      for (const fault of textFaults('sentence', end)) wrong.add(`the end ${fault}: ${end}`);
      if (!clauses.has(rule)) wrong.add(`no clause ${rule}`);
    }
    expect([...wrong]).toEqual([]);
  });

  test('nothing that can be pressed is explained by the fallback', () => {
    const wrong = new Set<string>();
    for (const match of positions(game, 2)) {
      const state = match.position();
      const none = game.explain(state, 'no-such-thing', 0);
      expect(game.explain(state, `${FACT}no-such-sign`, 0).body).toBe(none.body);
      for (const move of match.moves().slice(0, READ)) {
        for (const target of game.describe(state, move).targets) {
          const { title, body } = game.explain(state, target, 0);
          if (body === none.body && title === none.title) wrong.add(target.replace(/\d+/g, 'n'));
        }
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('a bubble for later is about something that can come up', () => {
    const never = new Map(
      Object.entries(lesson.picks).flatMap(([kind, [, ...later]]) =>
        later.map(({ when }) => [`${kind}: ${when.join(' ')}`, { kind, when }] as const),
      ),
    );
    for (const match of positions(game, 8)) {
      const state = match.position();
      const kind = match.decision()?.kind;
      for (const [name, wanted] of never) {
        if (wanted.kind !== kind) continue;
        const usable = match.moves().some((move) => {
          const { targets, verb } = game.describe(state, move);
          const all = verb ? [...targets, `verb:${verb.id}`] : targets;
          return all.some((target) => wanted.when.some((one) => aims(one, target)));
        });
        if (usable) never.delete(name);
      }
      if (never.size === 0) break;
    }
    expect([...never.keys()].filter((name) => !SELDOM[id]?.includes(name))).toEqual([]);
  });

  test('whoever is alone is spoken to', () => {
    expect(lessonConfig(game).seats[0]?.name).toBe(YOU);
  });
});

/** Steps of the table that speak for themselves: what the bubble of the step before or of the pick has said. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  'dice-settlers': [
    // The table is laid; whose turn it is, is seen.
    'keep-start',
    'offer',
    'bot-start',
    'lay-start',
    'start-tent',
    'bot-tent',
    'round',
    'turn',
    // What was picked.
    'roll-set',
    'roll-reroll',
    'roll-draw',
    'roll-more',
    'rerolled',
    'draw-tiles',
    'explore',
    'join',
    'reinforce',
    'raid',
    'give-way',
    'move-tent',
    'use-card',
    'keep',
    'put-away',
    'clean-up',
    'evict',
    // Small steps of the Diceoneer, which the bubble of its walk explains.
    'bot-queue',
    'bot-back',
    'bot-step',
    'bot-used',
    'bot-tile',
    'bot-reinforce',
    'bot-swap',
  ],
  dakota: [
    ...[
      'phase',
      'drew',
      'explore-draw',
      'tile-placed',
      'tile-replaced',
      'explore-none',
      'explorer',
      'spared',
    ],
    ...['prospector-look', 'prospector-search', 'search-found', 'played', 'noon-over', 'placed', 'planned'],
    ...['cart-goes', 'dropped', 'replaced', 'upgraded', 'cart-scrapped', 'upskilled', 'drank', 'gambled'],
    ...[
      'gamble-kept',
      'gamble-again',
      'cart-returns',
      'mined',
      'sold',
      'sold-combo',
      'slot-taken',
      'slot-freed',
    ],
    ...['hired', 'lodged', 'left-town', 'piece-lost', 'discarded', 'jobs-filled', 'market-cleared'],
    ...['engineer-stops', 'wagon-miner', 'learned'],
  ],
  'dark-horse': [
    ...['round', 'rolls', 'places', 'shifts', 'moves', 'uses', 'changes', 'rerolls'],
    ...['space', 'bonus', 'skips', 'looks', 'discards', 'puts-back', 'reshuffle', 'plays'],
    ...['ability', 'character', 'loan-repaid', 'event-gone', 'town', 'city', 'rail'],
  ],
  montana: [
    ...['spun', 'advanced', 'hired', 'returned', 'traded', 'sent', 'banked', 'worked', 'worked-small'],
    ...['city-opened', 'placed', 'passed', 'paid', 'goods', 'silver', 'upgraded', 'city-closed', 'refrained'],
    'extra-turn',
  ],
  dawson: [
    ...['heart-west', 'heart-east', 'heart-north', 'heart-roll', 'mine', 'host', 'build', 'build-occupied'],
    ...['upgrade', 'downgrade', 'place', 'land-new', 'scoring', 'round-end'],
  ],
};

/** Later bubbles of tables with several seats, or of options the guided match has not. */
const SELDOM: Readonly<Record<string, readonly string[]>> = {};
