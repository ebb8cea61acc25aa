import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { LeagueChange, ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { tags } from '#lib/api/tags.ts';
import { findStandingsProfile } from '#lib/basketball/standings/profiles/all.ts';
import { announce } from '#server/changes/announce.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { assertLeagueNameFree, assertTimeZone } from './league-input.ts';
import { getManagedLeague } from './managed.ts';
import type { OwnStandings } from './own-profiles.ts';
import { setLeagueRules } from './set-rules.ts';
import { tagsOfLeague } from './tags-of-league.ts';

/**
 * Changes a league, and returns it as it is then; its address stays. Rules and standings apply as in `setLeagueRules`. The caller
 * authorises. Throws `not-found`, `conflict` with the current league for an older revision or for the name of another league of
 * the season, and `bad-request`.
 */
export function changeLeague(scope: TenantScope, id: string, input: LeagueChange): Promise<ManagedLeague> {
  return inTransaction(scope, async (scope) => {
    const { revision, rules, standings, ...values } = input;
    await scope.db
      .select()
      .from(leagues)
      .where(ofTenant(scope, leagues, eq(leagues.id, id)))
      .for('update');
    const before = await getManagedLeague(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    if (values.name !== undefined) await assertLeagueNameFree(scope, before.season.id, values.name, id);
    assertTimeZone(values.timeZone);
    if (rules || standings)
      await setLeagueRules(scope, id, { ...(rules && { rules }), ...(standings && { standings: named(standings) }) });
    if (Object.keys(values).length > 0) {
      await scope.db
        .update(leagues)
        .set(values)
        .where(ofTenant(scope, leagues, eq(leagues.id, id)));
      await announce(scope, [
        ...tagsOfLeague(scope, { id, seasonId: before.season.id }),
        tags.seasons(scope.tenantId),
        tags.clubs(scope.tenantId),
      ]);
    }
    return getManagedLeague(scope, id);
  });
}

/** Gives standings the id of the built-in profile that they are equal to, or one of their own. */
function named(standings: OwnStandings): OwnStandings {
  const { extends: base, ...profile } = standings;
  const isBuiltIn = (id: string) => isDeepStrictEqual({ ...findStandingsProfile(id) }, { ...profile, id });
  if (isBuiltIn(base)) return { ...standings, id: base };
  return findStandingsProfile(profile.id) && !isBuiltIn(profile.id) ? { ...standings, id: 'own' } : standings;
}
