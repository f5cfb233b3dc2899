/** What the figures of the top bar mean, and how the race ends. */
export const lessons = {
  'legend.day': 'Day {day} of {limit} at most: the race may end sooner, but never later.',
  'legend.day.last':
    'Day {day} is the last: its afternoon and evening are played out, then points are counted.',
  'legend.day.over': 'The race ended with day {day}.',

  'legend.step.bail': 'Somebody of yours may be bought free of another town’s jail.',
  'legend.step.event': 'An event strikes every town, and something is to be chosen.',
  'legend.step.explore':
    'The mine grows: one tunnel is free every morning, more take somebody’s day and mostly a wage.',
  'legend.step.cards': 'Cards of the hand are played, or given up where there are too many.',
  'legend.step.attack': 'An attack card strikes a town, and the town may answer.',
  'legend.step.plan': 'Free people get into carts and windows. You may take them back until the work starts.',
  'legend.step.work': 'Those you placed do their work, in the order you like.',
  'legend.step.market': 'Carts come home, ore is sold and people are hired, until you go to bed.',
  'legend.step.home': 'Everybody needs a bed and every piece a place, or it is lost.',
  'legend.step.over': 'Nothing is left to do.',

  'legend.now':
    '{points|point|points} now, divided by {day|day|days}: each morning one day more divides them.',
  'legend.now.next': 'That is the rank of {rank}; {next} begins at {from}.',
  'legend.now.top': 'That is the rank of {rank}, the highest there is.',
  'legend.last':
    '{a:building} for this price would fill your last plot. The race would end today with so many points a day, besides what the evening brings.',
  'legend.now.over': '{points|point|points} divided by {day|day|days}: this is your result.',
  'legend.plots':
    '{n} of your {SPACES} plots are built on. The day you fill the last one is the last day, and a full town is {FULL_TOWN_POINTS} points.',
  'legend.fullest':
    'In the fullest town {n} of {SPACES} plots are built on. The day a town fills its last one is the last day for all.',
  'legend.rise': 'Each piece of {res} sells for ${n} more until night, singly or in a lot.',

  'legend.end.solo':
    'The race ends after day {limit}, or on the day you build on the last of {n|empty plot|empty plots}. Your points are divided by that day.',
  'legend.end.many':
    'The race ends after day {limit}, or on the day a town builds on its last plot: {n|plot is|plots are} left in the fullest. The most points win.',
  'legend.end.tonight': 'The race ends tonight, after your evening.',
  'legend.end.divided': 'Then your points are divided by {day}, the days you took.',
  'legend.end.most': 'Then the most points win.',
  'legend.end.over': 'The race is over.',
} as const;
