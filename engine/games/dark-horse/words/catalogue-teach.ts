/** The top bar and what its figures mean. */
export const teachTexts = {
  'status.clock': 'Before round 1 of {of}',
  'status.round.of': 'Round {n} of {of}',
  'status.space': '{space}, {at} of {of}',
  'status.goal.cities': 'cities {done}/{of}',
  'status.goal.towns': 'towns {done}/{of}',
  'status.goal.gold': 'gold {done}/{of}',
  'status.goal.influence': 'influence {done}/{of}',
  'status.goal.centre': 'centre towns {done}/{of}',
  'status.lead': '{who} {who:leads|lead} with {n|point|points}',
  'status.level': 'Level at {n|point|points}',

  'legend.setup': 'First everybody founds a city, two towns and a rail. Then the rounds begin.',
  'legend.clock': 'First the map is set up. Then there are {of} rounds in which to meet the goal.',
  'legend.round': 'A round is over when all dice are placed and all spaces with dice are collected.',
  'legend.round.of':
    'The goal must be met by the end of round {of}: {left|round|rounds} to come after this one.',
  'legend.round.last': 'The clock runs out: the goal must be met in this round.',
  'legend.goal.short': 'You still lack {short}. The goal: {goal}.',
  'legend.goal.met': 'This part is done. The goal: {goal}.',
  'legend.space':
    '{space} is collected now. Spaces with dice on them go in the order of the board, {of} in all.',
  'legend.par.gold':
    'Meet the goal by round {gold} for the gold medal, by round {silver} for silver; any later win is bronze.',
  'legend.par.silver':
    'The gold medal was for round {gold}. Meet the goal by round {silver} for silver; any later win is bronze.',
  'legend.par.gold.last':
    'Meet the goal by round {gold} for the gold medal, or by round {silver}, the last, for silver.',
  'legend.par.silver.last':
    'The gold medal was for round {gold}. Meet the goal by round {silver}, the last, for silver.',
  'legend.par.bronze': 'Silver was for round {silver}. Meeting the goal by round {last} still wins bronze.',
  'legend.ends':
    'The game ends after the round in which somebody has {n} influence, or {c} cities and {t} towns on the map.',
  'legend.final': 'The end is set off: this round is finished, then points are counted.',
  'legend.lead':
    'Points if it ended now: gold, influence, towns joined to cities by rail and an office, less loans and jail.',
  'legend.end.solo':
    '{scenario} on {level}: the goal is checked after every round. Met, you win at once; after round {of} you lose.',
  'legend.end.solo.last': '{scenario} on {level}: this is the last round. Meet the goal in it, or you lose.',
  'legend.end.solo.over': '{scenario} on {level}: the game is over.',
  'legend.end.crowd':
    'The round under way is always finished, and round {lastRound} is the last in any case. The most points win.',
  'legend.end.crowd.final': 'This round is the last. The most points win.',
  'legend.end.crowd.over': 'The game is over.',
} as const;
