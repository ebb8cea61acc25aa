import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { pushTokens } from '#server/db/schema/followers.ts';
import { pushDeliveries } from '#server/db/schema/push-deliveries.ts';
import { ofTenant, type Queryable, type TenantScope } from '#server/db/tenant-scope.ts';

/** An event of a topic, which a device gets once; `at`: when it was. */
export type Delivery = { topic: string; event: string; at: Date };

/** Longer than any job may be late. */
const keepMs = 3 * 24 * 60 * 60_000;

/** Notes that an event is sent to devices. Returns the ids of those that have been sent neither it nor a later one of its topic. */
export async function claimDeliveries(
  { db, tenantId }: TenantScope,
  { topic, event, at }: Delivery,
  deviceIds: readonly string[],
): Promise<Set<string>> {
  if (deviceIds.length === 0) return new Set();
  const time = at.toISOString();
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into push_delivery as mine (tenant_id, device_id, topic, event, at)
    select ${tenantId}::uuid, device, ${topic}, ${event}, ${time}::timestamptz
      from unnest(${sql.param(deviceIds)}::uuid[]) as device
      where not exists (select from push_delivery where tenant_id = ${tenantId}::uuid and device_id = device
        and topic = ${topic} and at > ${time}::timestamptz)
    on conflict do nothing returning mine.device_id as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Takes back what a push service did not accept, so that it is tried again. */
export async function withdrawDeliveries(scope: TenantScope, { topic, event }: Delivery, deviceIds: readonly string[]) {
  if (deviceIds.length === 0) return;
  const same = and(eq(pushDeliveries.topic, topic), eq(pushDeliveries.event, event));
  await scope.db
    .delete(pushDeliveries)
    .where(ofTenant(scope, pushDeliveries, same, inArray(pushDeliveries.deviceId, [...deviceIds])));
}

/** Forgets devices that are no more. */
export async function removeDevices(scope: TenantScope, deviceIds: readonly string[]): Promise<void> {
  if (deviceIds.length === 0) return;
  await scope.db.delete(pushTokens).where(ofTenant(scope, pushTokens, inArray(pushTokens.id, [...deviceIds])));
}

/** Removes what was sent days ago. */
export async function pruneDeliveries(db: Queryable): Promise<void> {
  await db.delete(pushDeliveries).where(lt(pushDeliveries.at, new Date(Date.now() - keepMs)));
}
