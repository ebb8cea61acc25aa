import { eq, isNull } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import type { EnsuredLeague } from './ensure-league.ts';

type League = typeof leagues.$inferSelect;

/** Applies the chosen profiles to a league and its games without a log; returns messages about the changes. */
export async function chooseProfiles(
  scope: TenantScope,
  league: League,
  { chosen }: Pick<LeagueInput, 'chosen'>,
): Promise<EnsuredLeague> {
  const changes: string[] = [];
  const values: Partial<League> = {};
  const { standingsProfile, rulesProfile } = chosen ?? {};
  if (standingsProfile && standingsProfile !== league.standingsProfile) {
    Object.assign(values, { standingsProfile, ownStandings: null });
    changes.push(`its standings profile is now ${standingsProfile}, before ${league.standingsProfile}`);
  }
  if (rulesProfile && rulesProfile !== league.rulesProfile) {
    Object.assign(values, { rulesProfile, ownRules: null });
    changes.push(`the rules of its games without a log are now ${rulesProfile}, before ${league.rulesProfile}`);
  }
  if (changes.length === 0) return { league, changes };
  await scope.db
    .update(leagues)
    .set(values)
    .where(ofTenant(scope, leagues, eq(leagues.id, league.id)));
  if (values.rulesProfile) {
    await scope.db
      .update(games)
      .set({ rulesProfile: values.rulesProfile, ownRules: null })
      .where(ofTenant(scope, games, eq(games.leagueId, league.id), isNull(games.logHash)));
  }
  return { league: { ...league, ...values }, changes };
}
