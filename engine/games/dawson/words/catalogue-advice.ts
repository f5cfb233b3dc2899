/** What follows from a pick, and what it serves. */
import { catalogue } from '../../../core/words';

export const say = catalogue({
  // Who holds what: `due` where a scoring round ends this turn, `open` where it comes later.
  'wins.due':
    'Makes {place} yours for this turn’s scoring round, {own} to {other} before the roll: {points|point|points}.',
  'wins.due.alone': 'Makes {place} yours for this turn’s scoring round, as it stands: {points|point|points}.',
  'wins.open': 'Makes {place} yours as it stands, {own} to {other}: {points|point|points}.',
  'wins.open.alone': 'Makes {place} yours as it stands: {points|point|points}.',
  shares: 'As it stands, you share {place} with {own} each: {points|point|points} for you.',
  loses: 'As it stands, it costs you {place}, {own} to {other}: {points|point|points} less.',
  'loses.nobody': 'Then nobody holds {place}: {points|point|points} less for you.',
  'loses.share': 'As it stands, you have to share {place}: {points|point|points} less.',
  'breaks.street': 'As it stands, the Street loses {place}: {points|point|points} less for it.',
  'breaks.gang': 'As it stands, no gang holds {place} any more.',
  'breaks.other': 'As it stands, it takes {place} from a gang for {names}: {points|point|points}.',
  'keeps.alone': 'You hold {place}, as it stands: {points|point|points}.',
  keeps: 'You then hold {place} {own} to {other}, as it stands: {points|point|points}.',
  short: 'You then stand {own} to {other} at {place}: {need} more would hold its {points|point|points}.',

  'totals.street': 'As it stands, you then score {own|point|points} and the Street {street}.',
  'totals.others': 'As it stands, you then score {own|point|points} and the others {others}.',

  // The next scoring round.
  'pool.full': 'Then a scoring round is sure.',
  'pool.short': 'A scoring round then lacks at most {n|die|dice}.',
  'pool.now': 'A scoring round still lacks {n|die|dice}.',

  'turn.next': 'next turn',
  'turn.next.if': 'next turn if there is one',
  pays: 'Pays {value} gold {next}.',
  'pays.gang': 'Pays {value} gold {next} and cuts the gang at {place} from {gang} to {rest}.',
  'pays.gone': 'Pays {value} gold {next}, and no gang is left at {place}.',
  'pays.late': 'It is too late for its gold.',
  guests: '{n|guest pays|guests pay} {gold} gold {next}.',
  'guests.none': 'No guest pays you next turn.',

  'build.holds': 'A guest there would hold {place} for you, {own} to {other}: {points|point|points}.',
  'build.holds.alone': 'A guest there would hold {place} for you: {points|point|points}.',
  'build.shares':
    'With a guest there you would share {place} with {own} each: {points|point|points} for you.',
  'build.short':
    'A guest there stands {own} to {other} at {place}: {need} more would hold its {points|point|points}.',
  'build.back': 'Your guest pays {value} of the {price} gold back {next}.',
  'next.holds':
    'Next turn it can host the {value} from {from} and hold {place}, {own} to {other}: {points|point|points}.',
  'next.holds.alone':
    'Next turn it can host the {value} from {from} and hold {place}: {points|point|points}.',
  'next.short':
    'Next turn it can host the {value} from {from}: then {own} to {other} at {place}, too weak for its {points|point|points}.',
  'fits.one': '{A:value} camps at {from}: you can host it from next turn.',
  'fits.more': '{n} campers fit: you can host one from next turn.',
  'fits.race': '{n|camper fits|campers fit}: host one next turn, if nobody does before.',
  'fits.roll': 'The coming roll shows {a:value} in {percent} % of cases, and it may walk in.',
  'fits.none': 'It waits for a rolled {value}; {n} guests pay it back.',
  'fits.later': 'It waits for a rolled {value}.',

  'resize.wins':
    'With the {value} from {from} it makes {place} yours now, {own} to {other}: {points|point|points}.',
  'resize.wins.alone': 'With the {value} from {from} it makes {place} yours now: {points|point|points}.',
  'resize.pays': 'The {value} from {from} can move in at once and pays {value} gold {next}.',
  'resize.moves': 'The {value} from {from} can move in at once.',

  mine: 'Brings {gold} gold on average.',
  'mine.gang': 'Brings {gold} gold on average and cuts the gang at {place} from {from} to {rest}.',
  'mine.lot': 'Brings {gold} gold on average, and its lot then costs {free} gold instead of {camper}.',
  'mine.full.street':
    'A scoring round follows: as it stands, you score {own|point|points} and the Street {street}.',
  'mine.full.others':
    'A scoring round follows: as it stands, you score {own|point|points} and the others {others}.',
  'mine.pool': 'A scoring round then lacks {n|die|dice}.',

  fire: 'Pays {gold} gold now; to build it again costs {price}.',
  'fire.choice': 'You choose which of {n} buildings next door it enters.',
  'fire.spread': 'The fire goes on to {n|more hotel|more hotels}.',
  'fire.spread.on': 'The fire goes on to {n|more hotel|more hotels}, and may go further.',
  'fire.lot': 'The {lot}-lot under it is free again.',
  'fire.guest': 'It drives out {whose:name} guest of {value}.',
  'pass.public': 'The {building} stops the fire: nobody loses a hotel or a guest.',
  'pass.own.guest': 'You lose the {value} gold of this guest, but the hotel stays.',
  'pass.own.late': 'You lose this guest of {value}, but the hotel stays.',
  'pass.own.hotel': 'You get {gold} gold now; to build it again costs {price}.',
  'pass.guest': '{name} {name:loses|lose} the {value} gold of this guest.',
  'pass.late': '{name} {name:loses|lose} this guest of {value}.',
  'pass.hotel':
    '{name} {name:gets|get} {gold} gold and {name:loses|lose} a hotel that costs {price} to build again.',

  'done.street':
    'A scoring round follows: as it stands, you score {own|point|points} and the Street {street}; {n|die rolls|dice roll} first.',
  'done.others':
    'A scoring round follows: as it stands, you score {own|point|points} and the others {others}; {n|die rolls|dice roll} first.',
  'done.street.still':
    'A scoring round follows without a roll: you score {own|point|points} and the Street {street}.',
  'done.others.still':
    'A scoring round follows without a roll: you score {own|point|points} and the others {others}.',
  'done.idle': 'It is idle turn {n} of {of}; with {of} a scoring round comes anyway.',

  'lay.own': 'You hold {place} before the roll, {own} to {other}: {points|point|points}.',
  'lay.own.alone': 'You hold {place} before the roll: {points|point|points}.',
  'lay.share': 'You share {place} before the roll: {points|point|points} for you.',
  'lay.gang': 'A gang holds {place} before the roll, {other} to {own}: {points|point|points} at stake.',
  'lay.other': '{name} {name:holds|hold} {place} before the roll, {other} to {own}: {points|point|points}.',
  'lay.others': '{names} share {place} before the roll, {other} to {own}: {points|point|points}.',
  'lay.nobody': 'Nobody holds {place} before the roll: {points|point|points} at stake.',
  'lay.apart': 'Alone for {points|point|points}: gangs on it touch no other tile.',
  'lay.all.street': 'In all, you score {own|point|points} then, the Street {street}.',
  'lay.all.others': 'In all, you score {own|point|points} then, the others {others}.',
  'lay.camp': 'Alone for {points|point|points}; on average {n} of {dice|rolled die|rolled dice} camp on it.',

  'land.own': 'Pays you {value} gold next turn.',
  'land.hotel': '{name} {name:gets|get} {value} gold.',
  'land.lot': 'It camps at {place} in a gang of {gang}.',
  'land.street': 'As it stands, you score {own|point|points} and the Street {street}.',
  'land.others': 'As it stands, you score {own|point|points} and the others {others}.',
  'land.street.than':
    'As it stands, you score {own|point|points} and the Street {street}; with another space {least} and {most}.',

  'character.word-of-mouth':
    '{gold} gold at once for every rolled die that walks into one of your {n} hotels.',
  'character.own-timber':
    'Saves up to {all} gold: {gold} on a free lot for each of your {n} hotels of {from} or more.',
  'character.full-cover': 'A burned {value}-hotel pays {gold} gold instead of {plain}; seldom needed.',
  'character.rich-claim':
    'Mining brings {gold} gold on average instead of {plain}: quick money for early hotels.',
  'character.top-billing':
    'Ties with other players give you all points of a neighbourhood instead of a share.',
  'character.top-billing.alone': 'Alone it changes nothing: you win ties with gangs anyway.',
  'character.two-plans': 'Shows you {n} tiles whenever you grow the city; you lay the better one.',
  'character.two-plans.alone':
    'Shows you {n} tiles in each of {rounds} scoring rounds; you lay the better one.',
  'character.random': 'One of the {n} by lot: each bends one rule for the whole game.',
});
