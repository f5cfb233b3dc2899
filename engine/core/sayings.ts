import { catalogue } from './words';

/** Sentences of the core that a player may read. */
export const say = catalogue({
  'move.illegal': 'That cannot be done now. {prompt}',
  'move.over': 'The game is over: nothing more can be played.',
  'undo.nothing': 'Nothing can be taken back: new things have been seen or someone else has played.',
  'redo.nothing': 'There is nothing to play again.',
  'replay.broken': 'Move {number} of this record is not possible here, so the record cannot be replayed.',
  'save.unreadable': 'This save cannot be read: its text is cut short or mixed up.',
  'save.shape': 'This save is damaged: {field} is missing or makes no sense.',
  'save.checksum': 'This save is damaged: its check figure does not fit its content.',
  'save.outside': 'its outer shape',
  'save.moves': 'This save is damaged: its moves do not lead to the position it holds.',
  'save.outgrown':
    'This match of {game} was begun by older rules and cannot go on by the new ones. It is kept as it is.',
  'save.newer':
    'This save of {game} was made by a newer version of the app. It is kept until the app is renewed.',
  'save.foreign': 'This save belongs to a game this app does not hold ({game}).',
  'share.empty': 'Paste a share code first.',
  'share.letters': 'A share code has only letters, digits, - and _: “{letter}” does not belong in it.',
  'share.long': 'This is longer than any share code. Copy the code alone.',
  'share.start': 'This is no share code of Frontier Five: such a code starts with F5.',
  'share.typo': 'There is a slip of the pen in this code, or a part is missing. Copy it again whole.',
  'share.newer': 'This code was made by a newer version of the app.',
  'share.foreign': 'This code is for a game this app does not hold ({game}).',
  'share.rules': 'This match was played by other rules of {game} than this app has, so it cannot be shown.',
  'share.seats': 'This code asks for {seats} seats, which {game} does not have.',
  'share.moves': 'This code holds a move that is not possible, so the match cannot be shown.',
  'seat.name': 'Player {number}',
  'hint.only': 'It is the only thing that can be done.',
  'hint.random': 'Picked by chance.',
  'hint.whim': 'A whim.',
  'hint.like': 'A habit.',
  'hint.forget': 'The other thing was forgotten.',
  'hint.ahead': 'It came out best when the next turns were played on.',
});
