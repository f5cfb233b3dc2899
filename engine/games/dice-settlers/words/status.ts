/** Status and question. */
import type { Status } from '../../../core/game';
import type { Icon } from '../data';
import { coloursLeft } from '../rules/course';
import { hexOf } from '../rules/map';
import { housesOnMap, ownerName, top, type Task, type State } from '../state';
import { say } from './catalogue';
import { dieName, hexName, tileName } from './names';

export function status(s: State): Status {
  const task = top(s);
  const bot = task?.kind.startsWith('bot-') ?? false;
  const title = bot
    ? say('statusBot')
    : say(
        (
          {
            draft: 'statusDraft',
            roll: 'statusRoll',
            turns: 'statusTurn',
            clean: 'statusClean',
            over: 'statusOver',
          } as const
        )[s.phase],
      );
  const acting =
    task?.kind === 'commit-icon' || task?.kind === 'pick-pair' ? say(task.action) : actionTitle(task);
  return { title: acting ?? title, line: statusLine(s), facts: facts(s) };
}

/** The action under way, where the pick belongs to one. */
function actionTitle(task: Task | undefined): string | undefined {
  switch (task?.kind) {
    case 'settle-use':
    case 'recall-tent':
      return say('settle');
    case 'pick-tile':
    case 'pick-cell':
    case 'join':
    case 'reinforce':
      return say('explore');
    case 'raid-tile':
    case 'raid-victim':
      return say('raid');
    case 'trade-use':
      return say('trade');
    case 'pick-card':
    case 'pay-token':
      return say('research');
    default:
      return undefined;
  }
}

function statusLine(s: State): string {
  if (s.phase === 'draft') return say('statusDraftLine');
  if (s.phase === 'over') return say('statusRound', { n: s.round });
  const last = s.finalRound === s.round ? ` · ${say('statusLast')}` : '';
  const key =
    s.phase !== 'turns' ? 'statusRound' : s.turn.pass === 1 ? 'statusFirstTurn' : 'statusSecondTurn';
  return say(key, { n: s.round }) + last;
}

/** The triggers meter; the score as it stands is in the seats strip. */
function facts(s: State): string[] {
  if (s.phase === 'draft') return [];
  const houses = Math.max(...Array.from({ length: s.sides }, (_, side) => housesOnMap(s, side)));
  const result = [
    say('factTiles', { n: s.stack.length }),
    say('factVp', { n: s.vpSupply }),
    say('factColours', { n: coloursLeft(s) }),
    say('factHouses', { n: houses }),
  ];
  return result;
}

export function prompt(s: State): string {
  const task = top(s);
  if (!task || s.phase === 'over') return say('askOver');
  const tileAt = (cell: string) => hexName(hexOf(s, cell));
  switch (task.kind) {
    case 'start-tile':
      return say('askStartTile');
    case 'start-cell':
      return say('askStartCell');
    case 'roll-step':
      return say('askRoll');
    case 'pick-die':
      return say(task.why === 'recall' ? 'askDieRecall' : 'askDieSet');
    case 'pick-face':
      return say('askFace', { die: `${dieName(task.die)} die` });
    case 'pick-reroll':
      return say('askReroll', { n: task.dice.length });
    case 'turn-main':
      return say(
        s.turn.allow === 0
          ? 'askTurnFree'
          : s.turn.taken > 0 || s.turn.pass === 2
            ? 'askTurnMore'
            : 'askTurn',
      );
    case 'pick-pair':
      return say('askPair', { icon: say(task.icon as Icon) });
    case 'commit-icon':
      return say(task.min > 1 ? 'askCommitMin' : 'askCommit', {
        action: say(task.action),
        n: task.icons,
        min: task.min,
      });
    case 'pick-card':
      return say('askCard');
    case 'pay-token':
      return task.rebate > 0
        ? say('askWaive')
        : say('askPay', { kind: say((['food', 'wood', 'iron'] as const)[task.due[0] ?? 0] ?? 'food') });
    case 'pick-colour':
      return say('askColour', { n: task.left });
    case 'pick-tile':
      return say('askTile');
    case 'pick-cell':
      return say('askCell', { tile: tileName(task.tile) });
    case 'join':
      return say('askJoin', { who: ownerName(s, task.seat), tile: tileAt(task.cell) });
    case 'reinforce':
      return say('askReinforce', { tile: tileAt(task.cell) });
    case 'settle-use':
      return say('askSettle', { n: task.left });
    case 'recall-tent':
      return say('askRecall');
    case 'raid-tile':
      return say('askRaidTile');
    case 'raid-victim':
      return say('askVictim', { n: task.left });
    case 'bonus-kind':
      return say(task.after ? 'askBonusAfter' : 'askBonusBefore');
    case 'trade-use':
      return say('askTrade', { n: task.left });
    case 'factory-tile':
      return say('askFactory');
    case 'govern-tile':
      return say('askGovern');
    case 'raise-tile':
      return say('askRaise');
    case 'move-from':
      return say('askMoveFrom');
    case 'move-to':
      return say('askMoveTo');
    case 'place-tent':
      return say('askPlace');
    case 'clear-tile':
      return say('askClear');
    case 'clear-victim':
      return say('askClearVictim');
    case 'keep-die':
      return say(task.kept.length > 0 ? 'askKeepMore' : 'askKeep');
    case 'bot-choice':
      return botQuestion(s, task.what);
    case 'bot-join-answer':
      return say('askBotJoin', { tile: tileAt(task.cell) });
    case 'evict-factory':
      return say('askEvict');
    default:
      return say('askOver');
  }
}

function botQuestion(s: State, what: 'colour' | 'cell' | 'settle' | 'raid'): string {
  const below = s.pending[s.pending.length - 2];
  if (what === 'cell')
    return say('askBotCell', { tile: below?.kind === 'bot-explore' ? tileName(below.tile) : '' });
  return say(what === 'colour' ? 'askBotColour' : what === 'settle' ? 'askBotSettle' : 'askBotRaid');
}
