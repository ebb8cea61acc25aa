/** The columns that hold a number, and the statistic each of them is. */
export const countColumns = {
  points: 'points',
  two_made: 'twoPointersMade',
  two_attempted: 'twoPointersAttempted',
  three_made: 'threePointersMade',
  three_attempted: 'threePointersAttempted',
  free_made: 'freeThrowsMade',
  free_attempted: 'freeThrowsAttempted',
  offensive_rebounds: 'offensiveRebounds',
  defensive_rebounds: 'defensiveRebounds',
  assists: 'assists',
  turnovers: 'turnovers',
  steals: 'steals',
  blocks: 'blocks',
  blocks_received: 'blocksReceived',
  fouls: 'fouls',
  fouls_drawn: 'foulsDrawn',
  plus_minus: 'plusMinus',
  paint_points: 'pointsInThePaint',
  second_chance_points: 'secondChancePoints',
  fast_break_points: 'fastBreakPoints',
  turnover_points: 'pointsFromTurnovers',
} as const;

export type CountColumn = keyof typeof countColumns;
export const countColumnNames = Object.keys(countColumns) as CountColumn[];

/** The columns of box scores, as docs/import.md describes them. */
export const boxScoreColumns = [
  'season',
  'league',
  'game',
  'line',
  'side',
  'team',
  'team_code',
  'person_id',
  'name',
  'name_order',
  'first_name',
  'last_name',
  'number',
  'position',
  'starter',
  'captain',
  'played',
  'minutes',
  ...countColumnNames,
  'field_made',
  'field_attempted',
  'rebounds',
  'bench_points',
] as const satisfies readonly [string, ...string[]];

export type BoxScoreColumn = (typeof boxScoreColumns)[number];

export const requiredBoxScoreColumns: readonly BoxScoreColumn[] = ['season', 'league', 'game'];
