import type { FixturePlanAnswer } from '#lib/api/contract/fixture-plan.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { findLeagueId, type LeagueSlugs } from '#server/league/league/find.ts';
import { describePlan } from './get-plan.ts';
import { stopJob } from './jobs.ts';

/** Stops the solve of a league, of which nothing is kept. The caller authorises. Throws `not-found`. */
export async function stopPlan(scope: TenantScope, slugs: LeagueSlugs): Promise<FixturePlanAnswer> {
  const leagueId = await findLeagueId(scope, slugs);
  await stopJob(scope, leagueId);
  return describePlan(scope, leagueId);
}
