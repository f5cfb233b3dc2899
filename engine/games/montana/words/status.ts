import type { Status } from '../../../core/game';
import { count } from '../../../core/words';
import { AREA_GOOD, BANK, FIELDS_PER_BUILD, PUMPKIN, ROWS } from '../data';
import { isRace, nameOf, player, tableSize, top, type State } from '../state';
import { say } from './catalogue';
import { areaName, goodWord, pumpkins } from './names';

const TITLES: Readonly<Record<string, string>> = {
  'setup-start-field': say('status.start-field'),
  'white-pair': say('status.white-pair'),
  'return-worker': say('status.return-worker'),
  'choose-action': say('status.choose-action'),
  'bank-workers': say('status.work'),
  'row-workers': say('status.work'),
  'small-space': say('status.work'),
  'recruit-advance': say('status.recruit'),
  'city-place': say('status.city'),
  'city-goods': say('status.city'),
  'city-upgrade': say('status.city'),
  'build-next': say('status.build'),
  'end-turn': say('status.end-turn'),
};

export function status(s: State): Status {
  const task = top(s);
  const limit = tableSize(s).settlements;
  const mode = isRace(s)
    ? say('status.race')
    : say('status.table', { name: nameOf(s, task?.seat ?? s.first) });
  const leader = s.players.reduce(
    (best, p, seat) => (p.left < (s.players[best]?.left ?? limit) ? seat : best),
    0,
  );
  const placed = limit - (s.players[leader]?.left ?? limit);
  const facts: string[] = [];
  const winter = tableSize(s).cap - s.round;
  if (s.last && !s.over) facts.push(say('status.last'));
  else if (winter < 10) facts.push(say('status.winter', { n: count(winter + 1, 'round') }));
  return {
    title: s.over || !task ? say('status.over') : (TITLES[task.kind] ?? say('status.choose-action')),
    line: say('status.round', { round: s.round, mode }),
    track: { at: placed, of: limit, label: say('status.track', { name: nameOf(s, leader), placed, limit }) },
    facts,
  };
}

export function prompt(s: State): string {
  const task = top(s);
  if (s.over || !task) return say('prompt.over');
  switch (task.kind) {
    case 'bank-workers':
      return say('prompt.bank-workers', { silver: BANK[task.at]?.pays ?? 0 });
    case 'row-workers':
      return say('prompt.row-workers', { place: areaName(ROWS[task.at]?.area ?? 0).toLowerCase() });
    case 'small-space':
      return say('prompt.small-space', { good: goodWord(AREA_GOOD[ROWS[task.at]?.area ?? 0] ?? 0) });
    case 'city-place': {
      const have = pumpkins(player(s, task.seat).goods[PUMPKIN] ?? 0);
      if (task.at === 0) return say('prompt.city-place', { pumpkins: have });
      return say(task.at === 1 ? 'prompt.city-answer' : 'prompt.city-outbid', { pumpkins: have });
    }
    case 'build-next':
      return task.at === 0
        ? say('prompt.build-first')
        : say('prompt.build-next', { silver: FIELDS_PER_BUILD - task.at });
    case 'setup-start-field':
    case 'white-pair':
    case 'return-worker':
    case 'choose-action':
    case 'recruit-advance':
    case 'city-goods':
    case 'city-upgrade':
    case 'end-turn':
      return say(`prompt.${task.kind}`);
    default:
      return say('prompt.over');
  }
}
