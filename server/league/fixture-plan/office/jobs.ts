import type { FixturePlan, Progress } from '#lib/fixtures/plan-fixtures.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { LeagueError } from '#server/errors.ts';
import { maxSolveSeconds, solveFixtures } from '#server/league/fixture-plan/solve.ts';

type Job = { leagueId: string; startedAt: number; progress: Progress; stopping: AbortController; error: Error | null };

/** The solves of this process by tenant: each has one at most. */
const jobs = new Map<string, Job>();

/** Starts a solve and keeps its plan when it is found. Throws `conflict` while another one of the tenant runs. */
export function startJob(
  tenantId: string,
  leagueId: string,
  input: PlanInput,
  keep: (plan: FixturePlan) => Promise<unknown>,
): void {
  const known = jobs.get(tenantId);
  if (known && !known.error)
    throw new LeagueError('conflict', 'A plan is being made already: wait for it, or stop it.');
  const stopping = new AbortController();
  const job: Job = {
    leagueId,
    startedAt: Date.now(),
    progress: { phase: 'teams', done: 0, total: 1 },
    stopping,
    error: null,
  };
  jobs.set(tenantId, job);
  const report = (progress: Progress) => {
    job.progress = progress;
  };
  const forget = () => {
    if (jobs.get(tenantId) === job) jobs.delete(tenantId);
  };
  solveFixtures(input, { signal: stopping.signal, report })
    .then(keep)
    .then(forget, (error: Error) => {
      if (stopping.signal.aborted) forget();
      else job.error = error;
    });
}

/** Stops the solve of a league, if one runs. */
export function stopJob(tenantId: string, leagueId: string): void {
  const job = jobs.get(tenantId);
  if (job?.leagueId !== leagueId) return;
  job.stopping.abort(new Error('The office has stopped it.'));
  jobs.delete(tenantId);
}

/**
 * Says how far the solve of a league is, or why it found no plan. A fault of ours is thrown once, so that it is reported as that of any
 * call.
 */
export function jobOf(tenantId: string, leagueId: string) {
  const job = jobs.get(tenantId);
  if (!job || job.leagueId !== leagueId) return { job: null, failure: null };
  const { error, progress, startedAt } = job;
  if (error instanceof LeagueError) return { job: null, failure: error.message };
  if (error) {
    jobs.delete(tenantId);
    throw error;
  }
  const { phase, done, total } = progress;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { job: { phase, done: done / total, seconds, maxSeconds: maxSolveSeconds }, failure: null };
}
