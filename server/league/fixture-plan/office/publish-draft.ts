import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { publishPlan } from '#server/league/fixture-plan/publish.ts';
import { findLeagueId, type LeagueSlugs } from '#server/league/league/find.ts';
import { lockPlan, type SeenDraft } from './open-draft.ts';

/** Publishes the draft that the caller has seen. The caller authorises. Throws as `publishPlan` and `lockPlan`. */
export function publishDraft(
  scope: TenantScope,
  slugs: LeagueSlugs,
  seen: SeenDraft,
): Promise<{ created: number; changed: number }> {
  return inTransaction(scope, async (scope) => {
    const leagueId = await findLeagueId(scope, slugs);
    await lockPlan(scope, leagueId, seen);
    return publishPlan(scope, leagueId);
  });
}
