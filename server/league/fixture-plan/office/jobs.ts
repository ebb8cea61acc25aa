import { eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type FixturePlanAnswer, type PlanFailure, planFailure } from '#lib/api/contract/fixture-plan.ts';
import type { Progress } from '#lib/fixtures/plan-fixtures.ts';
import { fixturePlanJobs } from '#server/db/schema/fixture-plans.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { errorText } from '#server/failure.ts';
import { maxSolveSeconds } from '#server/league/fixture-plan/solve.ts';
import { say } from '#server/refusals/sentence.ts';

/** A server that has said nothing of its solve for so long has ended. */
const silentSeconds = 15;

const isSilent = sql<boolean>`${fixturePlanJobs.seenAt} < clock_timestamp() - make_interval(secs => ${silentSeconds})`;

/** Enters a solve of the tenant and returns its id. Throws `conflict` while another one runs on any server. */
export async function enterJob(scope: TenantScope, leagueId: string): Promise<string> {
  const [job] = await inTransaction(scope, ({ db, tenantId }) =>
    db
      .insert(fixturePlanJobs)
      .values({ tenantId, leagueId })
      .onConflictDoUpdate({
        target: fixturePlanJobs.tenantId,
        set: {
          leagueId,
          id: sql`excluded.id`,
          startedAt: sql`excluded.started_at`,
          seenAt: sql`excluded.seen_at`,
          phase: sql`excluded.phase`,
          done: 0,
          failure: null,
          isFault: false,
        },
        setWhere: or(isNotNull(fixturePlanJobs.failure), isSilent),
      })
      .returning({ id: fixturePlanJobs.id }),
  );
  if (!job) throw new LeagueError('conflict', say`A plan is being made already: wait for it, or stop it.`);
  return job.id;
}

/** Says how far a solve is, and that its server runs. Returns false where somebody has stopped it. */
export function saveProgress(scope: TenantScope, id: string, { phase, done, total }: Progress): Promise<boolean> {
  return change(scope, id, { phase, done: done / total, seenAt: sql`clock_timestamp()` });
}

/** Says why a solve found no plan; of one that somebody has stopped nothing is said. */
export function failJob(scope: TenantScope, id: string, error: unknown): Promise<boolean> {
  const isFault = !(error instanceof LeagueError);
  return change(scope, id, { failure: isFault ? errorText(error) : failureOf(error), isFault });
}

const failureOf = ({ code }: LeagueError): PlanFailure => (code === 'timeout' ? 'too-long' : 'changed');

/** Ends a solve. Returns false where somebody has stopped it, so that nothing may be kept of it. */
export const endJob = (scope: TenantScope, id: string): Promise<boolean> => remove(scope, eq(fixturePlanJobs.id, id));

/** Stops the solve of a league, if one runs: its server sees within a second that the row is gone. */
export const stopJob = (scope: TenantScope, leagueId: string): Promise<boolean> =>
  remove(scope, eq(fixturePlanJobs.leagueId, leagueId));

/**
 * Says how far the solve of a league is, or why it found no plan, whichever server runs it. A fault of ours is thrown once, so that it
 * is reported as that of any call.
 */
export async function readJob(
  scope: TenantScope,
  leagueId: string,
): Promise<Pick<FixturePlanAnswer, 'job' | 'failure'>> {
  const [row] = await scope.db
    .select({
      job: fixturePlanJobs,
      isSilent,
      seconds: sql<number>`extract(epoch from clock_timestamp() - ${fixturePlanJobs.startedAt})::int`,
    })
    .from(fixturePlanJobs)
    .where(ofTenant(scope, fixturePlanJobs, eq(fixturePlanJobs.leagueId, leagueId)));
  if (!row) return { job: null, failure: null };
  const { id, failure, isFault, phase, done } = row.job;
  if (failure !== null && isFault) {
    await endJob(scope, id);
    throw new Error(failure);
  }
  // Builds before 0.3 stored a sentence, which mostly said this.
  if (failure !== null) return { job: null, failure: planFailure.safeParse(failure).data ?? 'too-long' };
  if (row.isSilent) return { job: null, failure: 'server-ended' };
  return { job: { phase, done, seconds: row.seconds, maxSeconds: maxSolveSeconds }, failure: null };
}

type Changes = Partial<Omit<typeof fixturePlanJobs.$inferInsert, 'seenAt'>> & { seenAt?: SQL };

async function change(scope: TenantScope, id: string, changes: Changes): Promise<boolean> {
  const changed = await inTransaction(scope, ({ db }) =>
    db
      .update(fixturePlanJobs)
      .set(changes)
      .where(ofTenant(scope, fixturePlanJobs, eq(fixturePlanJobs.id, id)))
      .returning({ id: fixturePlanJobs.id }),
  );
  return changed.length > 0;
}

async function remove(scope: TenantScope, which: SQL): Promise<boolean> {
  const removed = await inTransaction(scope, ({ db }) =>
    db
      .delete(fixturePlanJobs)
      .where(ofTenant(scope, fixturePlanJobs, which))
      .returning({ id: fixturePlanJobs.id }),
  );
  return removed.length > 0;
}
