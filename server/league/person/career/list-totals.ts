import { and, eq, gt } from 'drizzle-orm';
import type { CareerSeason, CareerTotal } from '#lib/api/contract/player-career.ts';
import { everyCompetition, playerCareers } from '#server/db/schema/player-careers.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { toSums } from './to-sums.ts';

/** Lists career totals: overall, then by competition if there are several, under the competition's latest name. */
export async function listTotals(
  scope: ReadScope,
  personId: string,
  seasons: readonly CareerSeason[],
): Promise<CareerTotal[]> {
  const rows = await scope.db
    .select()
    .from(playerCareers)
    .where(ofTenant(scope, playerCareers, and(eq(playerCareers.personId, personId), gt(playerCareers.games, 0))));
  const totalOf = (slug: string, competition: CareerTotal['competition']): CareerTotal[] =>
    rows.filter((row) => row.competition === slug).map((row) => ({ competition, ...toSums(row) }));
  const competitions = [...Map.groupBy(seasons, ({ league }) => league.slug)].flatMap(([slug, [last]]) =>
    totalOf(slug, { slug, name: last?.league.name ?? slug }),
  );
  return [...totalOf(everyCompetition, null), ...(competitions.length > 1 ? competitions : [])];
}
