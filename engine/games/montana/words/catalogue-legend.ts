import { catalogue } from '../../../core/words';

/** What the figures of the top bar mean, and how the game ends. */
export const say = catalogue({
  'round.race':
    'A round is your turn, extra turns included, and the rival’s. Won by round {three} a race has three stars, by round {two} two.',
  'round.table': 'A round is one turn of everybody, extra turns included.',
  'round.over': 'The game ended with this round.',
  level:
    'How hard the rival drives: it rests on {camps} of its {n|card|cards}, and a win adds {bonus} to your grit.',
  'level.none': 'How hard the rival drives: it rests on {camps} of its {n|card|cards}.',
  seat: '{Whose:name} turn: {name:decides|decide} what happens next.',
  own: 'You have placed {n|settlement|settlements} and {left} are left.',
  'own.one': 'You have placed {n|settlement|settlements} and one is left.',
  'own.all': 'All your settlements are placed.',
  leader: '{name} {name:has|have} placed the most settlements, {n} so far, with {left} left.',
  rival: 'The rival has placed {n|settlement|settlements} and has {left} left.',
  last: 'A last settlement is placed: when this round is over, the game is.',
  winter: 'Winter comes after round {cap} and ends the game, however many settlements are placed.',

  'end.race':
    'The round in which you or the rival place the last settlement is the last, and the most settlements win.',
  'end.table':
    'The round in which somebody places the last settlement is the last, and the most settlements win.',
  'end.now': 'This round is the last, and the most settlements win.',
  'end.over': 'The game is over: the most settlements won.',
  'now.ahead': '{name} {name:is|are} ahead with {n}.',
  'now.tie.first':
    'Level on settlements: cows and canteens, then silver, workers and goods are in {whose:name} favour.',
  'now.shared': 'As things stand {names} share the win.',
  'now.level': 'As things stand all are level.',
});
