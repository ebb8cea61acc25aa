import { eq } from 'drizzle-orm';
import type { LeagueToCreate, ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { ensureLeague } from './ensure-league.ts';
import { assertLeagueNameFree, assertProfiles, assertTimeZone } from './league-input.ts';
import { getManagedLeague } from './managed.ts';

/**
 * Adds a league to a season, and returns it. The caller authorises. Throws `not-found`, `conflict` for the name of another league
 * of the season, and `bad-request` for an unknown profile or time zone.
 */
export function createLeague(scope: TenantScope, seasonId: string, input: LeagueToCreate): Promise<ManagedLeague> {
  return inTransaction(scope, async (scope) => {
    const { db } = scope;
    const { names = {}, isOnLandingPage, timeZone, ...given } = input;
    await db
      .select()
      .from(seasons)
      .where(ofTenant(scope, seasons, eq(seasons.id, seasonId)))
      .for('update');
    const season = await fetchOrThrow(scope, seasons, seasonId, 'season');
    assertProfiles(given);
    assertTimeZone(timeZone);
    const others = await assertLeagueNameFree(scope, seasonId, given.name);
    const { league } = await ensureLeague(scope, seasonId, { ...given, season: season.name, timeZone });
    const order = Math.max(-1, ...others.map((other) => other.order)) + 1;
    await db
      .update(leagues)
      .set({ names, isOnLandingPage, order })
      .where(ofTenant(scope, leagues, eq(leagues.id, league.id)));
    return getManagedLeague(scope, league.id);
  });
}
