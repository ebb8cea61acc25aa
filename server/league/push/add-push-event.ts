import { addJob, type JobOptions } from '#server/db/jobs/add-job.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { PushEvent } from './push-event.ts';

/** Has followers told of an event once the transaction of `scope` has been committed. */
export async function addPushEvent(
  { db, tenantId }: TenantScope,
  event: PushEvent,
  options: JobOptions = {},
): Promise<void> {
  await addJob(db, 'push-event', { tenantId, event }, options);
  if (event.kind === 'final') await addJob(db, 'push-records', { tenantId, gameId: event.gameId, at: event.at });
}
