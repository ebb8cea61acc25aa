import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { z } from 'zod';
import { installation } from '#server/db/schema/installation.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

const name = 'push-vapid-keys';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

/**
 * Returns the keys by which push services know this installation, created once and shared by all servers on this database.
 * Subscriptions are bound to them.
 */
export async function ownVapidKeys(db: Queryable): Promise<VapidKeys> {
  const known = await findVapidKeys(db);
  if (known) return known;
  await db
    .insert(installation)
    .values({ name, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflictDoNothing();
  const keys = await findVapidKeys(db);
  if (!keys) throw new Error('The keys for push messages were not stored.');
  return keys;
}

/** Returns the keys that are stored; null before the first start. Throws where they cannot be read. */
export async function findVapidKeys(db: Queryable): Promise<VapidKeys | null> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row ? vapidKeys.parse(JSON.parse(row.value)) : null;
}
