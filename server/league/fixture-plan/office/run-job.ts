import type { FixturePlan, Progress } from '#lib/fixtures/plan-fixtures.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { solveFixtures } from '#server/league/fixture-plan/solve.ts';
import { endJob, failJob, saveProgress } from './jobs.ts';

const progressEveryMs = 1000;

/**
 * Solves what was entered as a job. How far it is, its end and that it is stopped are told by the database, so that any server of the
 * site can show and stop it. The plan is kept in the transaction that ends the job.
 */
export async function runJob(
  scope: TenantScope,
  id: string,
  input: PlanInput,
  keep: (scope: TenantScope, plan: FixturePlan) => Promise<unknown>,
): Promise<void> {
  const stopping = new AbortController();
  let progress: Progress = { phase: 'teams', done: 0, total: 1 };
  const report = (next: Progress) => {
    progress = next;
  };
  const tell = async () => {
    if (!(await saveProgress(scope, id, progress))) throw new Error('The office has stopped it.');
  };
  const timer = setInterval(() => tell().catch((error: Error) => stopping.abort(error)), progressEveryMs);
  try {
    const plan = await solveFixtures(input, { signal: stopping.signal, report });
    await inTransaction(scope, async (scope) => {
      if (await endJob(scope, id)) await keep(scope, plan);
    });
  } catch (error) {
    await failJob(scope, id, error);
  } finally {
    clearInterval(timer);
  }
}
