import { asc, desc } from 'drizzle-orm';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import type { listAddresses } from '#lib/api/contract/site-map.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasyRounds, fantasySeasons } from '#server/db/schema/fantasy.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { isOpened } from '#server/league/fantasy/season/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists the rounds of all fantasy seasons of a tenant, the newest season first. */
export async function listFantasyRounds(scope: ReadScope): Promise<AnswerOf<typeof listAddresses>['fantasyRounds']> {
  const rows = await scope.db
    .select({ id: fantasySeasons.id, season: seasons.slug, league: leagues.slug, round: fantasyRounds.number })
    .from(fantasyRounds)
    .innerJoin(fantasySeasons, belongsTo(fantasyRounds, fantasyRounds.fantasySeasonId, fantasySeasons))
    .innerJoin(leagues, belongsTo(fantasySeasons, fantasySeasons.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, fantasyRounds, isOpened))
    .orderBy(desc(seasons.slug), asc(leagues.slug), asc(fantasyRounds.number));
  dependsOn(scope, ...new Set(rows.map(({ id }) => tags.fantasy(id))));
  return rows.map(({ season, league, round }) => ({ season, league, round }));
}
