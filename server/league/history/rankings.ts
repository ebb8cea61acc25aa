import { gte, type SQL, sql } from 'drizzle-orm';
import type { AllTimeMinimum } from '#lib/api/contract/history.ts';
import type { AllTimeCategory, AllTimeMode, PercentageCategory } from '#lib/basketball/all-time-categories.ts';
import { minAttempts } from '#lib/basketball/all-time-minimum.ts';
import type { SummedStat } from '#lib/basketball/stat-sums.ts';
import { playerCareers } from '#server/db/schema/player-careers.ts';

const totals = {
  points: 'points',
  rebounds: 'rebounds',
  assists: 'assists',
  steals: 'steals',
  blocks: 'blocks',
  threePointersMade: 'threePointersMade',
  pir: 'pir',
  games: 'games',
  minutes: 'playedMs',
} as const;

const averages = {
  points: 'pointsPerGame',
  rebounds: 'reboundsPerGame',
  assists: 'assistsPerGame',
  steals: 'stealsPerGame',
  blocks: 'blocksPerGame',
  threePointersMade: 'threePointersPerGame',
  pir: 'pirPerGame',
  games: 'games',
  minutes: 'msPerGame',
} as const;

/** The statistic whose games divide an average; both kinds of rebounds are recorded together. */
const recordedBy = {
  points: 'points',
  rebounds: 'defensiveRebounds',
  assists: 'assists',
  steals: 'steals',
  blocks: 'blocks',
  threePointersMade: 'threePointersMade',
  pir: 'pir',
  minutes: 'playedMs',
} as const satisfies Record<string, SummedStat>;

/** The games of a career in which a statistic was recorded. */
const gamesWith = (stat: SummedStat): SQL =>
  sql`coalesce((${playerCareers.recorded} -> 'games' ->> ${stat})::int, ${playerCareers.games})`;

const attempted = {
  twoPointShare: 'twoPointersAttempted',
  threePointShare: 'threePointersAttempted',
  freeThrowShare: 'freeThrowsAttempted',
} as const;

const isPercentage = (category: AllTimeCategory): category is PercentageCategory => category in attempted;

/** Returns the column that ranks careers, and the conditions to be ranked. */
export function rankingOf(category: AllTimeCategory, counting: AllTimeMode, minimum: AllTimeMinimum) {
  if (isPercentage(category)) {
    const attempts = playerCareers[attempted[category]];
    // The first condition must equal the predicate of the partial index.
    const conditions: SQL[] = [gte(attempts, sql.raw(String(minAttempts))), gte(attempts, minimum.attempts[category])];
    return { column: category, conditions: [...conditions, gte(gamesWith(attempted[category]), minimum.games)] };
  }
  if (counting === 'total' || category === 'games') return { column: totals[category], conditions: [] };
  return { column: averages[category], conditions: [gte(gamesWith(recordedBy[category]), minimum.games)] };
}

export type Ranking = ReturnType<typeof rankingOf>;
