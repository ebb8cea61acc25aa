import type { LeagueRef } from '#lib/api/contract/season.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { firstOfEach } from '#server/league/first-of-each.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { findIds, type Wanted } from './find-ids.ts';
import { byRank, type Found } from './found.ts';

/** The most matches searched for the latest season of each competition. */
const maxCandidates = 500;

/** Finds leagues by name; of each competition the one of the latest season. */
export async function findLeagues(scope: ReadScope, query: Wanted): Promise<Found<LeagueRef>> {
  const ids = await findIds(scope, leagues, { ...query, limit: maxCandidates });
  if (ids.found.length === 0) return { total: 0, items: [] };
  const leagueIds = ids.found.map(({ id }) => id);
  const rows = await scope.db
    .select({ league: leagues, season: seasons })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, inIds(leagues.id, leagueIds)))
    .orderBy(...newestFirst, leagues.order, leagues.name, leagues.id);
  const latest = firstOfEach(rows, ({ league }) => league.slug);
  const items = byRank(latest, ids, ({ league }) => league.id)
    .slice(0, query.limit)
    .map(({ league, season }) => toLeagueRef(scope, league, season));
  return { total: latest.length, items };
}
