/** The top bar and the question a seat is asked. */
import type { Status } from '../../../core/game';
import { clockRounds } from '../rules/ghosts';
import { endSpot } from '../rules/goods';
import { placeMoves } from '../rules/placement';
import { spaceCount, spaceNow } from '../rules/round';
import { isSolo, level, scenario, seatOf, top, type State } from '../state';
import { say, word } from './catalogue';
import { cardName, sourceName, spaceName } from './names';

export function status(state: State): Status {
  const facts: string[] = [];
  const solo = isSolo(state);
  if (!solo)
    facts.push(state.endTriggered ? say('status.final') : say('status.end-influence', { n: endSpot(state) }));
  for (const event of state.events)
    facts.push(say('status.event', { event: cardName(event), text: word(`card.${event}.text`) }));
  const rounds = clockRounds(state);
  return {
    title: statusTitle(state),
    line: statusLine(state),
    facts,
    ...(solo
      ? {
          track: {
            at: Math.min(state.round, rounds),
            of: rounds,
            label: say('status.track', { left: Math.max(0, rounds - state.round) }),
          },
        }
      : {}),
  };
}

function statusTitle(state: State): string {
  switch (state.stage) {
    case 'setup':
      return say('status.setup');
    case 'collect':
      return say('status.collect');
    case 'end':
    case 'scored':
      return say('status.end');
    case 'over':
      return say('status.over');
    default:
      return say('status.place');
  }
}

function statusLine(state: State): string {
  if (state.stage === 'setup') return say('status.setup.line');
  const space = spaceNow(state);
  if (state.stage === 'collect' && space && space !== 'last')
    return say('status.space', {
      n: state.round,
      space: spaceName(space),
      at: state.spaceAt + 1,
      of: spaceCount(),
    });
  if (!isSolo(state)) return say('status.round', { n: state.round });
  return say('status.solo', {
    n: state.round,
    of: clockRounds(state),
    scenario: say(`scenario.${scenario(state)}`),
    level: say(`level.${level(state)}`).toLowerCase(),
  });
}

export function prompt(state: State): string {
  const now = top(state);
  if (!now || state.stage === 'over') return say('prompt.over');
  const { seat, n, what, kind } = now;
  const holes = { who: state.names[seat] ?? '', n, why: sourceName(what) };
  switch (kind) {
    case 'peek':
      return word(`prompt.peek.${what}`, holes);
    case 'place':
      if (what.startsWith('jump:')) return say('prompt.place.jump', { space: spaceName(what.slice(5)) });
      return placeMoves(state, seat).length > 0 ? say('prompt.place') : say('prompt.place.stuck');
    case 'window':
      return word(`prompt.window.${what}`, {
        space: spaceNow(state) === 'last' ? '' : spaceName(spaceNow(state)),
      });
    case 'build':
      return what === 'homestead-act' ? say('prompt.build.card') : say('prompt.build');
    case 'gunslinger':
      return say('prompt.gunslinger', { n: seatOf(state, seat).gunDie });
    case 'keep-card': {
      const event = what.split(':')[1];
      return event ? say('prompt.keep-card.event', { event: cardName(event) }) : say('prompt.keep-card');
    }
    case 'target':
      return say('prompt.target', { card: cardName(what) });
    default:
      return word(`prompt.${kind}`, holes);
  }
}
