import type { FixturePlanAnswer } from '#lib/api/contract/fixture-plan.ts';
import { addDays, daysBetween } from '#lib/calendar-day.ts';
import { findUnfulfilled } from '#lib/fixtures/plan-fixtures.ts';
import { repairPlan } from '#lib/fixtures/repair-plan.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { findLeagueId, type LeagueSlugs } from '#server/league/league/find.ts';
import { say } from '#server/refusals/sentence.ts';
import { describePlan } from './get-plan.ts';
import { keepDraft } from './keep-draft.ts';
import { gamesToChange, lockPlan, type SeenDraft } from './open-draft.ts';

export type LostVenue = SeenDraft & { venue: string; from: string; until: string };

const maxDays = 62;

/**
 * Drafts the fewest changes for a venue that is gone on some days; played games stay. The caller authorises. Throws `bad-request` for a
 * venue that the plan does not know, and `conflict` where the caller has seen another draft.
 */
export function repairDraft(scope: TenantScope, slugs: LeagueSlugs, lost: LostVenue): Promise<FixturePlanAnswer> {
  return inTransaction(scope, async (scope) => {
    const leagueId = await findLeagueId(scope, slugs);
    const plan = await lockPlan(scope, leagueId, lost);
    if (!plan.input.venues.some(({ id }) => id === lost.venue))
      throw badRequest(say`venue: the plan has no venue "${lost.venue}"; choose another one.`);
    const days = daysOf(lost).map((date) => ({ date }));
    const input = {
      ...plan.input,
      venues: plan.input.venues.map((one) =>
        one.id === lost.venue ? { ...one, blocked: [...one.blocked, ...days] } : one,
      ),
    };
    const repaired = repairPlan(input, await gamesToChange(scope, plan));
    await keepDraft(scope, plan, input, { ...repaired, unfulfilled: findUnfulfilled(input, repaired.games) });
    return describePlan(scope, leagueId);
  });
}

function daysOf({ from, until }: { from: string; until: string }): string[] {
  const count = daysBetween(from, until) + 1;
  if (count < 1 || count > maxDays) throw badRequest(say`until: give a day from "from" on, ${maxDays} days at most.`);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
