import { eq } from 'drizzle-orm';
import type { PlannedGame } from '#lib/fixtures/plan-input.ts';
import { fixturePlans } from '#server/db/schema/fixture-plans.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { listPublished } from '#server/league/fixture-plan/compare.ts';
import { findPlan } from '#server/league/fixture-plan/save.ts';
import { say } from '#server/refusals/sentence.ts';
import { describePlan } from './get-plan.ts';

export type SeenDraft = { id: string; revision: number };

/**
 * Locks the latest plan of a league. Throws `not-found`, and `conflict` with the current plan where the caller has seen another one.
 */
export async function lockPlan(scope: TenantScope, leagueId: string, seen: SeenDraft) {
  const { id } = await findPlan(scope, leagueId);
  await scope.db
    .select({ id: fixturePlans.id })
    .from(fixturePlans)
    .where(ofTenant(scope, fixturePlans, eq(fixturePlans.id, id)))
    .for('update');
  const plan = await findPlan(scope, leagueId);
  if (plan.id === seen.id && plan.revision === seen.revision) return plan;
  const stale = new LeagueError('conflict', say`The plan was changed or made again since: look at it as it is now.`);
  stale.current = await describePlan(scope, leagueId);
  throw stale;
}

/** The games of a plan to change further: those of a published one as they are published now. */
export async function gamesToChange(
  scope: TenantScope,
  { leagueId, publishedAt, plan }: Awaited<ReturnType<typeof lockPlan>>,
): Promise<PlannedGame[]> {
  if (!publishedAt) return plan.games;
  const published = await listPublished(scope, leagueId);
  const meant = new Set(plan.games.flatMap(({ home, away }) => [home, away]));
  return published
    .filter(({ home, away }) => meant.has(home) && meant.has(away))
    .map(({ home, away, round, slot, isLocked }) => ({ home, away, round, slot, isLocked }));
}
