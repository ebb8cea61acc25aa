/** What a weight may be given to: a statistic, or the shots that missed. Each count comes from one player's line of one game. */
export const weightedItems = [
  'points',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'steals',
  'blocks',
  'foulsDrawn',
  'turnovers',
  'blocksReceived',
  'fouls',
  'missedFieldGoals',
  'missedFreeThrows',
  'twoPointersMade',
  'threePointersMade',
  'freeThrowsMade',
] as const;
export type WeightedItem = (typeof weightedItems)[number];

/** What is given once for a game: `threes` for reaching a number of them, `win` a share of the other points. */
export const bonusItems = [
  'starter',
  'threes',
  'doubleDouble',
  'tripleDouble',
  'quadrupleDouble',
  'win',
  'coachWin',
  'coachLoss',
] as const;

export const fantasyItems = [...weightedItems, ...bonusItems] as const;
export type FantasyItem = (typeof fantasyItems)[number];
