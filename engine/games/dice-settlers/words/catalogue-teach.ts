/** What the figures of the top bar and of a seat mean. */
export const teachTexts = {
  'legend.draft':
    'The first tile of each side lies on the table from the start, and its bonus comes before the first roll.',
  'legend.round':
    'In each round every side rolls its quota, acts {passes} times and cleans up; this is round {n}.',
  'legend.over': 'So many rounds were played.',
  'legend.turn1': 'Each side takes an action in turn {n}, and must if it can. Turn {next} comes after it.',
  'legend.turn2':
    'Each side may take one more action, another than in turn {before}; then dice are put away.',
  'legend.last':
    'After it the score is counted. Tokens and tents still at hand then score nothing by themselves.',
  'legend.ahead': 'If the game ended now you would win by so much: {own} points to {best}.',
  'legend.behind': 'If the game ended now {who} would be ahead by so much: {best} points to {own}.',
  'legend.level': 'If the game ended now you and {who} would have {own|point|points} each and share the win.',
  theBestOther: 'the best of the others',
  'end.over': 'The game is over: the most points win, and equals win together.',
  'end.now': 'This is the last round: after its Clean-up the score is counted, and the most points win.',
  'end.next': 'The next round is the last; after its Clean-up the score is counted.',
  'end.open':
    'One last round follows when the tiles are gone: {n|is|are} left. It follows too when the points are gone ({vp} left), a side has {houses} houses (most now: {most}) or {few} colours of dice are left (now {colours}).',

  'fact.vp': 'Points',
  'fact.vpBody':
    'Your score if the game ended now: {map} from tiles, {techs} from technologies, {dice} from dice, {houses} from houses and {vp} collected. The most points win.',
  'fact.vpAll': 'The score of a side if the game ended now. The most points win.',
  'fact.tent': 'Tents at hand',
  'fact.tentBody':
    'You can place {n|tent|tents}: with Settle icons, by joining a new tile, or in a raid. The most tents on a tile control it, and a Settle icon takes {take} from the general supply.',
  'fact.house': 'Houses',
  'fact.houseBody':
    'Your {n|house|houses} {n:scores|score} {now|point|points}, and the next one raises that by {more}. A lead of {lead} tents on a tile becomes a house, which holds it for ever.',
  'fact.houseFull':
    'Your {n|house|houses} {n:scores|score} {now|point|points}. All are built, and that brings the last round.',
  'fact.tech': 'Technologies',
  'fact.techBody':
    'Your {n|technology|technologies} {n:brings|bring} {points|point|points} as things stand. Research adds more: {open|open card|open cards} can still be yours.',
  'fact.die': 'Dice',
  'fact.dieBody':
    'You own {n|die|dice}, worth {points|point|points} at the end, and your quota rolls {quota} of them each round. Recruit brings more.',
  'fact.kindBody': 'You have {n} {kind}. {use} {sale}',
  'fact.kindUse': '{cards} {n:asks|ask} for it.',
  'fact.kindNoUse': 'No open card that you lack asks for it.',
  'fact.goldUse': 'It stands for any other token.',
  'fact.sale': 'Your tokens would sell for {n|point|points} with one Trade icon.',
  'fact.openCards': '{n|open card|open cards}',
  'fact.tentAll': 'Tents a side can place at once. The most tents on a tile control it.',
  'fact.houseAll': 'A house holds its tile for ever. One scores {one|point|points}, {most} of them {all}.',
  'fact.techAll': 'Cards a side has researched: each works for it, and scores at the end.',
  'fact.dieAll': 'Dice a side owns: every two of them score {n|point|points} at the end.',
  'fact.kindAll': 'Tokens pay for Research, and Trade sells them for points.',
  'fact.noSale': 'Trade sells from {n} tokens on.',
} as const;
