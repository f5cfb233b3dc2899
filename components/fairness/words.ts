import { catalogue } from '@/engine/core/words';

/** Shares are told as so many of a hundred; a bar has its figure short. */
export const say = catalogue({
  open: 'How fair is it?',
  back: 'Back',
  none: 'Nobody has measured this game yet.',
  lead: 'Computers have played {games|whole game|whole games} for this page. Around a table every seat was {foreman}; alone, {levels} had a go.',
  'lead.older': 'They played rules {rules}; the rules of today are {now}.',

  together: 'Who begins',
  seats: 'Seats',
  'seats.n': '{n|seat|seats}',
  ways: 'What is played',
  plain: 'As it comes',
  'places.about':
    'Out of {n|game|games} with {seats|seat|seats}. Chance alone would give every place {fair} of 100: the dashed line.',
  'place.1': 'First to begin',
  'place.2': 'Second',
  'place.3': 'Third',
  'place.4': 'Fourth',
  'place.5': 'Fifth',
  'place.6': 'Sixth',
  'place.says':
    '{place}: wins {share} of 100 games. After {n|game|games} anything from {low} to {high} fits; even would be {fair}.',
  'verdict.even': 'Every whisker crosses the dashed line: no place is better off than chance explains.',
  'verdict.better': '{places} wins more than chance explains.',
  'verdict.worse': '{places} wins less than chance explains.',
  'verdict.inside': 'place {n}',

  length: 'How long, how close',
  'length.about': 'The bar holds eight games of ten, the mark is the middle one.',
  'band.decisions': 'Picks',
  'band.rounds': 'Rounds',
  'band.points': 'Points',
  'band.lead': 'Winner’s lead',
  'band.says': '{what}: {middle} in the middle, eight games of ten between {low} and {high}.',
  'band.range': '{low} to {high}',

  alone: 'Alone',
  'alone.won': 'Games won, of {n} each. The whisker is what so few games leave open.',
  'alone.points':
    'Points, out of {n|game|games} each. The bar holds eight games of ten, the mark is the middle one.',
  'alone.won.says':
    '{who}, {mode}: wins {share} of 100. After {n|game|games} anything from {low} to {high} fits.',
  'alone.points.says':
    '{who}, {mode}: {middle} points in the middle of {n|game|games}, eight of ten between {low} and {high}.',
  'alone.more': 'All {n|way|ways} to play',

  used: 'What gets used',
  'used.who': 'Whose games',
  'used.together': 'At a table',
  'used.alone': 'Alone',
  'used.about.together':
    'In so many of 100 games somebody uses it. All seats by {foreman}. Where its users win far more or less than their due, it is said.',
  'used.about.alone': 'In so many of 100 games {foreman} uses it, playing alone.',
  'used.most': 'Most',
  'used.least': 'Least',
  'used.all': 'All {n}',
  'used.fewer': 'Fewer',
  'used.times': '{times} a game',
  'used.not': 'Not once',
  'used.wins': 'its users win {share} %, {fair} % is due',
  'used.says':
    '{name}: used in {share} of 100 games, {times} times a game. Out of {n|game|games}; {low} to {high} fits.',
  'used.says.wins': 'Whoever uses it wins {share} of 100 where {fair} would be due.',
  'used.never': 'Never was in these games',

  'kind.action': 'Deeds',
  'kind.bonus': 'Extras',
  'kind.space': 'Spaces',
  'kind.shop': 'Shops',
  'kind.wheel': 'The wheel',
  'kind.building': 'Buildings and pieces',
  'kind.hotel': 'Hotels',
  'kind.card': 'Cards',
  'kind.event': 'Events',
  'kind.technology': 'Technologies',
  'kind.character': 'Characters',
  'kind.ability': 'Abilities',
  'kind.role': 'Offices',
  'kind.token': 'Tokens',
  'kind.worker': 'Workers hired',
  'kind.die': 'Dice gained',
  'kind.tile': 'Tiles laid',
  'kind.factory': 'Factories worked',
  'kind.goods': 'Goods',
  'kind.sale': 'Lots sold',
  'kind.trade': 'Trades',
  'kind.rival': 'The rival’s cards',

  percent: '{n} %',
  measured: 'How it was measured',
  'measured.chance':
    'Few games say little: the whisker on a bar holds what may be true after so many games, 95 times of 100.',
  'measured.seeds':
    'Numbers of the rules are set on one lot of deals and reported here on another, so that nothing looks better than it is.',
  'measured.again': 'Anybody can play it again, with the program at hand: {command}',
});
