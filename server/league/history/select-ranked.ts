import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { everyCompetition, playerCareers } from '#server/db/schema/player-careers.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import type { Ranking } from './rankings.ts';

type Career = typeof playerCareers.$inferSelect;
export type RankedCareer = { rank: number; value: number; career: Career };

/**
 * Selects the best careers of a ranking; equal values share a rank, fewer games first. `further`: the number of careers beyond
 * `limit` that tie with the last one.
 */
export async function selectRanked(
  scope: ReadScope,
  competition: string | undefined,
  { column, conditions }: Ranking,
  limit: number,
): Promise<{ careers: RankedCareer[]; further: number }> {
  const value = playerCareers[column];
  const among = ofTenant(
    scope,
    playerCareers,
    eq(playerCareers.competition, competition ?? everyCompetition),
    ...conditions,
  );
  const found = await scope.db
    .select()
    .from(playerCareers)
    .where(and(among, gt(value, 0)))
    .orderBy(sql`${value} desc nulls last`, asc(playerCareers.games), desc(playerCareers.personId))
    .limit(limit + 1);
  const values = found.map((career) => career[column] ?? 0);
  const last = values[limit - 1];
  const isCut = last !== undefined && values[limit] === last;
  const tied = isCut ? await scope.db.$count(playerCareers, and(among, eq(value, last))) : 0;
  return {
    careers: found
      .slice(0, limit)
      .map((career, index) => ({ rank: values.indexOf(values[index] ?? 0) + 1, value: values[index] ?? 0, career })),
    further: isCut ? tied - values.slice(0, limit).filter((one) => one === last).length : 0,
  };
}
