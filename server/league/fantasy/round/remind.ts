import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { belongsTo } from '#server/db/belongs-to.ts';
import { addJob } from '#server/db/jobs/add-job.ts';
import { fantasyRounds, fantasySeasons } from '#server/db/schema/fantasy.ts';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type Queryable, type TenantScope } from '#server/db/tenant-scope.ts';
import { addPushEvent } from '#server/league/push/add-push-event.ts';

/** Managers are reminded so long before a deadline. */
const aheadMs = 3 * 3_600_000;

const reminderJob = z.object({ tenantId: z.uuid(), roundId: z.uuid(), deadline: z.iso.datetime() });

/** Has the managers reminded of the deadline of a round; a later call for the round takes the place of an earlier one. */
export async function addReminder({ db, tenantId }: TenantScope, roundId: string, deadline: Date): Promise<void> {
  const payload = { tenantId, roundId, deadline: deadline.toISOString() };
  const runAt = new Date(deadline.getTime() - aheadMs);
  await addJob(db, 'fantasy-reminder', payload, { runAt, key: `fantasy-reminder ${roundId}` });
}

/** Reminds the managers of a deadline that still stands and has not passed. */
export async function remind(db: Queryable, payload: unknown, now: number): Promise<void> {
  const { tenantId, roundId, deadline } = reminderJob.parse(payload);
  const locksAt = new Date(deadline);
  if (locksAt.getTime() <= now) return;
  const squads = await db
    .select({ followerId: fantasySquads.followerId })
    .from(fantasyRounds)
    .innerJoin(fantasySeasons, belongsTo(fantasyRounds, fantasyRounds.fantasySeasonId, fantasySeasons))
    .innerJoin(
      fantasySquads,
      and(
        eq(fantasySquads.tenantId, fantasyRounds.tenantId),
        eq(fantasySquads.fantasySeasonId, fantasyRounds.fantasySeasonId),
      ),
    )
    .where(
      ofTenant(
        { tenantId },
        fantasyRounds,
        and(eq(fantasyRounds.id, roundId), eq(fantasyRounds.locksAt, locksAt), eq(fantasySeasons.state, 'open')),
      ),
    );
  if (squads.length === 0) return;
  const followerIds = squads.map(({ followerId }) => followerId);
  await addPushEvent({ db, tenantId }, { kind: 'fantasy', at: now, roundId, deadline, followerIds });
}
