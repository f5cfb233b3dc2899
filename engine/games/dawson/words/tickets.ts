/** Every move as a ticket; deeds stand in `tickets-deeds.ts`, those of a scoring round in `tickets-city.ts`. */
import type { Move, MoveDescription } from '../../../core/game';
import { characterOf } from '../data';
import { cityOf } from '../rules/city';
import type { City } from '../rules/city';
import { fireWays, insurance } from '../rules/fire';
import { pieceOf, readCharacter, squareOf } from '../rules/notation';
import { isLastTurn } from '../state';
import type { PickKind, State } from '../state';
import { say } from './catalogue';
import { abilityLine, buildingName, nameTo, shortHotelPlace } from './names';
import { landingTicket, layTicket } from './tickets-city';
import { deedTicket } from './tickets-deeds';

export function describe(state: State, move: Move): MoveDescription {
  if (state.step === 'over') throw new Error(`${move} comes after the end`);
  return TICKETS[state.step](state, move);
}

type Ticket = (state: State, move: Move) => MoveDescription;

const TICKETS: Readonly<Record<PickKind, Ticket>> = {
  'pick-character': characterTicket,
  manage: deedTicket,
  'fire-pass': onSquare(firePassTicket),
  lay: layTicket,
  'landing-tie': onSquare(landingTicket),
};

type Untargeted = Omit<MoveDescription, 'targets'>;

/** A ticket made on a square of the map. */
function onSquare(ticket: (state: State, city: City, square: number) => Untargeted): Ticket {
  return (state, move) => {
    const city = cityOf(state.plan);
    const square = squareOf(city, move);
    return { ...ticket(state, city, square), targets: [pieceOf(state, city, square)] };
  };
}

function characterTicket(_state: State, move: Move): MoveDescription {
  const id = readCharacter(move);
  if (id === 'random') return { label: say('move.random'), targets: [], rule: 'DW-3.1', weight: 'quiet' };
  const { name, trade, ability } = characterOf(id);
  return {
    label: say('move.character', { name, trade }),
    detail: abilityLine(ability),
    targets: [move],
    button: say('move.character.button', { name }),
    rule: 'DW-3.1',
  };
}

function firePassTicket(state: State, city: City, square: number): Untargeted {
  if (city.lots[square] === 0) {
    const building = buildingName(city, square).toLowerCase();
    return {
      label: say('move.fire-pass.public', { building }),
      detail: say('move.fire-pass.stops'),
      button: say('move.fire-pass.to-public', { building }),
      rule: 'DW-4.3.44',
    };
  }
  const owner = state.owners[square] as number;
  const name = nameTo(state, owner);
  const value = state.sizes[square] as number;
  const place = shortHotelPlace(city, state, square);
  const label = say('move.fire-pass.hotel', { name, value, place });
  if ((state.dice[square] as number) > 0) {
    const loses = owner === state.decider && !isLastTurn(state);
    return {
      label,
      detail: say('move.fire-pass.guest', { name }),
      button: say('move.fire-pass.flees', { name, value }),
      rule: 'DW-4.3.43',
      ...(loses ? { warning: say('move.fire-pass.own', { value }) } : {}),
    };
  }
  const spreads = fireWays(state, city, square).length > 0;
  return {
    label,
    detail: say(spreads ? 'move.fire-pass.on' : 'move.fire-pass.out', {
      name,
      gold: insurance(state, owner, value),
    }),
    button: say('move.fire-pass.burns', { name, value }),
    rule: 'DW-4.3.41',
  };
}
