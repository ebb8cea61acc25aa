import { type ClubRules, clubRules } from '#lib/api/contract/competition/club-rules.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns what the clubs of a league do themselves. Throws `not-found`. */
export async function getClubRules(scope: TenantScope, leagueId: string): Promise<ClubRules> {
  return clubRules.parse((await fetchOrThrow(scope, leagues, leagueId, 'league')).clubRules);
}
