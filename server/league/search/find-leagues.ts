import { desc, inArray, sql } from 'drizzle-orm';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { firstOfEach } from '#server/league/first-of-each.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findIds, type Wanted } from './find-ids.ts';
import { byRank, type Found } from './found.ts';

/** A competition has a league in each of its seasons: so many are looked through for the latest. */
const candidates = 500;

/** Leagues by name; of a competition the one of the latest season. */
export async function findLeagues(scope: ReadScope, wanted: Wanted): Promise<Found<LeagueRef>> {
  const ids = await findIds(scope, leagues, { ...wanted, limit: candidates });
  if (ids.found.length === 0) return { total: 0, items: [] };
  const leagueIds = ids.found.map(({ id }) => id);
  const rows = await scope.db
    .select({ league: leagues, season: seasons })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, inArray(leagues.id, leagueIds)))
    .orderBy(sql`${seasons.startsOn} desc nulls last`, desc(seasons.slug), leagues.order, leagues.name);
  const latest = firstOfEach(rows, ({ league }) => league.slug);
  const items = byRank(latest, ids, ({ league }) => league.id)
    .slice(0, wanted.limit)
    .map(({ league, season }) => toLeagueRef(scope, league, season));
  return { total: latest.length, items };
}
