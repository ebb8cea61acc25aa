import { type SQL, sql } from 'drizzle-orm';
import type { RecordStatistic } from '#lib/basketball/all-time-categories.ts';
import { gamePlayerStats as line } from '#server/db/schema/game-statistics.ts';

const values: Record<RecordStatistic, SQL> = {
  points: sql`${line.points}`,
  rebounds: sql`${line.offensiveRebounds} + ${line.defensiveRebounds}`,
  assists: sql`${line.assists}`,
  steals: sql`${line.steals}`,
  blocks: sql`${line.blocks}`,
  pir: sql`${line.pir}`,
  fieldGoalsMade: sql`${line.twoPointersMade} + ${line.threePointersMade}`,
  threePointersMade: sql`${line.threePointersMade}`,
  freeThrowsMade: sql`${line.freeThrowsMade}`,
  offensiveRebounds: sql`${line.offensiveRebounds}`,
  foulsDrawn: sql`${line.foulsDrawn}`,
  minutes: sql`${line.playedMs}`,
};

/** The rows (statistic, value) of a player's line, for a lateral join. */
export const recordValues: SQL = sql.join(
  Object.entries(values).map(([statistic, value]) => sql`(${statistic}::text, ${value})`),
  sql`, `,
);
