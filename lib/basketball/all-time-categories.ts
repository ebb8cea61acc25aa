/** How career statistics are shown: as totals or as averages per game. */
export const allTimeModes = ['total', 'perGame'] as const;
export type AllTimeMode = (typeof allTimeModes)[number];

export const percentageCategories = ['twoPointShare', 'threePointShare', 'freeThrowShare'] as const;
export type PercentageCategory = (typeof percentageCategories)[number];

/** Categories of the all-time leaders. */
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
  ...percentageCategories,
] as const;
export type AllTimeCategory = (typeof allTimeCategories)[number];

/** Statistics of the single-game records. */
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
