import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { addJob } from '#server/db/jobs/add-job.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant, type Queryable, type TenantScope } from '#server/db/tenant-scope.ts';
import { listMilestones } from '#server/league/follower/list-milestones.ts';
import { getMessageKinds } from '#server/league/tenant/message-kinds.ts';
import { addPushEvent } from './add-push-event.ts';
import { listReceivers, type Receiver } from './list-receivers.ts';
import { lifeMs, type PushEvent, pushEvent } from './push-event.ts';
import { siteOf } from './site-of.ts';
import { delayOf, wantsKind } from './wants.ts';

/** How many followers one job sends to: a server that is killed loses none of the others. */
const batchSize = 250;
const minuteMs = 60_000;

const eventJob = z.object({ tenantId: z.uuid(), event: pushEvent });

/** Shares the receivers of an event out to jobs, those who want to hear later to later ones. */
export async function fanOut(db: Queryable, payload: unknown, now: number): Promise<void> {
  const { tenantId, event } = eventJob.parse(payload);
  if (now > event.at + lifeMs) return;
  if (!(await getMessageKinds({ db, tenantId })).includes(event.kind)) return;
  const receivers = await listReceivers({ db, tenantId }, event);
  const wanted = receivers.filter(({ choices }) => wantsKind(choices, event.kind));
  // All of them or none: what is shared out twice is still sent once.
  await db.transaction((db) => shareOut({ db, tenantId }, event, wanted));
}

/** Shares out an event to the followers who want it, those who want to hear later to later jobs. */
export async function shareOut(
  { db, tenantId }: TenantScope,
  event: PushEvent,
  receivers: readonly Receiver[],
): Promise<void> {
  for (const [minutes, group] of Map.groupBy(receivers, ({ choices }) => delayOf(choices, event.kind))) {
    const dueAt = event.at + minutes * minuteMs;
    for (let start = 0; start < group.length; start += batchSize) {
      const followerIds = group.slice(start, start + batchSize).map(({ id }) => id);
      const told = event.kind === 'fantasy' ? { ...event, followerIds: [] } : event;
      await addJob(db, 'push-batch', { tenantId, event: told, followerIds, dueAt }, { runAt: new Date(dueAt) });
    }
  }
}

const recordsJob = z.object({ tenantId: z.uuid(), gameId: z.uuid(), at: z.number().int() });

/** Adds an event for each milestone that a finished game has brought. */
export async function addRecords(db: Queryable, payload: unknown): Promise<void> {
  const { tenantId, gameId, at } = recordsJob.parse(payload);
  const site = await siteOf({ db, tenantId });
  if (!site) return;
  const lines = await db
    .select({ personId: gamePlayerStats.personId })
    .from(gamePlayerStats)
    .where(ofTenant({ tenantId }, gamePlayerStats, eq(gamePlayerStats.gameId, gameId)));
  const scope = { db, tenantId, host: site.host, locale: site.fallbackLocale, fallbackLocale: site.fallbackLocale };
  const found = await listMilestones(
    scope,
    lines.map(({ personId }) => personId),
  );
  await db.transaction(async (db) => {
    for (const { player, kind: milestone, stat, value, ...of } of found) {
      if (of.gameId !== gameId) continue;
      await addPushEvent({ db, tenantId }, { kind: 'record', gameId, at, personId: player.id, milestone, stat, value });
    }
  });
}
