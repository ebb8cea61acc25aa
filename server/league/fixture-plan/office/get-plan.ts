import type { DraftGame, FixturePlanAnswer, PlanDraft } from '#lib/api/contract/fixture-plan.ts';
import type { PlannedGame } from '#lib/fixtures/plan-input.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { comparePlan } from '#server/league/fixture-plan/compare.ts';
import { latestPlan } from '#server/league/fixture-plan/save.ts';
import { findLeagueId, type LeagueSlugs } from '#server/league/league/find.ts';
import { readJob } from './jobs.ts';
import { presetForm } from './preset.ts';

/** Returns the latest plan of a league beside what is published, and the solve that runs. Throws `not-found`. */
export async function getPlan(scope: TenantScope, slugs: LeagueSlugs): Promise<FixturePlanAnswer> {
  return describePlan(scope, await findLeagueId(scope, slugs));
}

/** Does the same for a league that was found. */
export async function describePlan(scope: TenantScope, leagueId: string): Promise<FixturePlanAnswer> {
  // Before the plan: a job ends together with the draft that it leaves.
  const job = await readJob(scope, leagueId);
  const latest = await latestPlan(scope, leagueId);
  return {
    ...job,
    form: latest?.form ?? (await presetForm(scope, leagueId)),
    draft: latest ? await toDraft(scope, latest) : null,
  };
}

async function toDraft(
  scope: TenantScope,
  { id, leagueId, revision, createdAt, publishedAt, plan }: NonNullable<Awaited<ReturnType<typeof latestPlan>>>,
): Promise<PlanDraft> {
  const { changes, besides } = await comparePlan(scope, leagueId, plan.games);
  return {
    id,
    revision,
    madeAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    games: changes.map(
      ({ planned, published, outcome }): DraftGame => ({
        ...keyOf(planned),
        isLocked: planned.isLocked,
        outcome,
        published: published && keyOf(published),
      }),
    ),
    unfulfilled: plan.unfulfilled.map(({ game, lift }) => ({ ...keyOf(game), lift })),
    repairs: plan.repairs.map(({ step, before, after }) => ({ step, before: keyOf(before), after: keyOf(after) })),
    besides: besides.length,
  };
}

const keyOf = ({ home, away, round, slot }: PlannedGame) => ({ home, away, round, slot });
