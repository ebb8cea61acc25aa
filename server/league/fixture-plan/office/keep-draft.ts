import { eq } from 'drizzle-orm';
import type { FixturePlan } from '#lib/fixtures/plan-fixtures.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { fixturePlans } from '#server/db/schema/fixture-plans.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { savePlan } from '#server/league/fixture-plan/save.ts';
import type { lockPlan } from './open-draft.ts';

/** Changes a draft; one that was published stays as it was, and the change begins another. */
export async function keepDraft(
  scope: TenantScope,
  { id, leagueId, form, publishedAt }: Awaited<ReturnType<typeof lockPlan>>,
  input: PlanInput,
  plan: FixturePlan,
): Promise<void> {
  if (publishedAt) {
    await savePlan(scope, leagueId, input, plan, form);
    return;
  }
  await scope.db
    .update(fixturePlans)
    .set({ input, plan })
    .where(ofTenant(scope, fixturePlans, eq(fixturePlans.id, id)));
}
