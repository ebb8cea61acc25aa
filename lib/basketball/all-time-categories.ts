/** How careers are counted: in sums, or by the game. */
export const countings = ['total', 'perGame'] as const;
export type Counting = (typeof countings)[number];

export const shareCategories = ['twoPointShare', 'threePointShare', 'freeThrowShare'] as const;
export type ShareCategory = (typeof shareCategories)[number];

/** What careers are ranked by. */
export const allTimeCategories = [
  'points',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'threePointersMade',
  'pir',
  'games',
  'minutes',
  ...shareCategories,
] as const;
export type AllTimeCategory = (typeof allTimeCategories)[number];

/** What single games are ranked by. */
export const recordStatistics = [
  'points',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'pir',
  'fieldGoalsMade',
  'threePointersMade',
  'freeThrowsMade',
  'offensiveRebounds',
  'foulsDrawn',
  'minutes',
] as const;
export type RecordStatistic = (typeof recordStatistics)[number];
