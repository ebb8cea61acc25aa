import type { FixturePlanAnswer } from '#lib/api/contract/fixture-plan.ts';
import type { PlanForm } from '#lib/api/contract/plan-form.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { checkInput } from '#server/league/fixture-plan/check-input.ts';
import { checkNames, savePlan } from '#server/league/fixture-plan/save.ts';
import { findLeagueId, type LeagueSlugs } from '#server/league/league/find.ts';
import { describePlan } from './get-plan.ts';
import { inputOfForm } from './input-of-form.ts';
import { enterJob } from './jobs.ts';
import { runJob } from './run-job.ts';

/**
 * Starts to plan a season in a thread of its own; the plan is kept as a draft when it is found. The caller authorises. Throws
 * `bad-request` for a form that cannot be planned, and `conflict` while another plan of the site is made.
 */
export async function startPlan(scope: TenantScope, slugs: LeagueSlugs, form: PlanForm): Promise<FixturePlanAnswer> {
  const leagueId = await findLeagueId(scope, slugs);
  const input = await inputOfForm(scope, leagueId, form);
  checkInput(input);
  await checkNames(scope, leagueId, input);
  const id = await enterJob(scope, leagueId);
  // Without the database its end cannot be told: the row grows old, and says then that the server has ended.
  runJob(scope, id, input, (scope, plan) => savePlan(scope, leagueId, input, plan, form)).catch(() => undefined);
  return describePlan(scope, leagueId);
}
