/** Status and question. */
import type { Status } from '../../../core/game';
import type { Icon } from '../data';
import { coloursLeft } from '../rules/course';
import { hexOf } from '../rules/map';
import { housesOnMap, ownerName, topFrame, type Frame, type State } from '../state';
import { say } from './catalogue';
import { dieName, hexName, tileName } from './names';

export function status(s: State): Status {
  const frame = topFrame(s);
  const bot = frame?.k.startsWith('bot-') ?? false;
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
  const acting = frame?.k === 'commit' ? say(frame.action) : actionTitle(frame);
  return { title: acting ?? title, line: statusLine(s), facts: facts(s) };
}

/** The action under way, where the pick belongs to one. */
function actionTitle(frame: Frame | undefined): string | undefined {
  switch (frame?.k) {
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
  const frame = topFrame(s);
  if (!frame || s.phase === 'over') return say('askOver');
  const tileAt = (cell: string) => hexName(hexOf(s, cell));
  switch (frame.k) {
    case 'start-tile':
      return say('askStartTile');
    case 'start-cell':
      return say('askStartCell');
    case 'roll-step':
      return say('askRoll');
    case 'pick-die':
      return say(frame.why === 'recall' ? 'askDieRecall' : 'askDieSet');
    case 'pick-face':
      return say('askFace', { die: `${dieName(frame.die)} die` });
    case 'pick-reroll':
      return say('askReroll', { n: frame.dice.length });
    case 'turn-main':
      return say(
        s.turn.allow === 0
          ? 'askTurnFree'
          : s.turn.taken > 0 || s.turn.pass === 2
            ? 'askTurnMore'
            : 'askTurn',
      );
    case 'commit':
      if (frame.pair) return say('askPair', { icon: say(frame.pair as Icon) });
      return say(frame.min > 1 ? 'askCommitMin' : 'askCommit', {
        action: say(frame.action),
        n: frame.icons,
        min: frame.min,
      });
    case 'pick-card':
      return say('askCard');
    case 'pay-token':
      return frame.rebate
        ? say('askWaive')
        : say('askPay', { kind: say((['food', 'wood', 'iron'] as const)[frame.due[0] ?? 0] ?? 'food') });
    case 'pick-colour':
      return say('askColour', { n: frame.left });
    case 'pick-tile':
      return say('askTile');
    case 'pick-cell':
      return say('askCell', { tile: tileName(frame.tile) });
    case 'join':
      return say('askJoin', { who: ownerName(s, frame.seat), tile: tileAt(frame.cell) });
    case 'reinforce':
      return say('askReinforce', { tile: tileAt(frame.cell) });
    case 'settle-use':
      return say('askSettle', { n: frame.left });
    case 'recall-tent':
      return say('askRecall');
    case 'raid-tile':
      return say('askRaidTile');
    case 'raid-victim':
      return say('askVictim', { n: frame.left });
    case 'bonus-kind':
      return say(frame.after ? 'askBonusAfter' : 'askBonusBefore');
    case 'trade-use':
      return say('askTrade', { n: frame.left });
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
      return say(frame.kept.length > 0 ? 'askKeepMore' : 'askKeep');
    case 'bot-choice':
      return botQuestion(s, frame.what);
    case 'bot-join-answer':
      return say('askBotJoin', { tile: tileAt(frame.cell) });
    case 'evict-factory':
      return say('askEvict');
    default:
      return say('askOver');
  }
}

function botQuestion(s: State, what: 'colour' | 'cell' | 'settle' | 'raid'): string {
  const below = s.frames[s.frames.length - 2];
  if (what === 'cell')
    return say('askBotCell', { tile: below?.k === 'bot-explore' ? tileName(below.tile) : '' });
  return say(what === 'colour' ? 'askBotColour' : what === 'settle' ? 'askBotSettle' : 'askBotRaid');
}
