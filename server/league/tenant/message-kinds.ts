import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { messageKinds as allKinds, type MessageKind } from '#lib/api/contract/account/user.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** The kinds of push messages that a site offers; none: it sends no messages, null: all that there are. */
export const messageKinds = z.array(z.enum(allKinds)).max(allKinds.length).nullable();

/** Reads the same out of stored settings, where it may be absent, in the order of all kinds. */
export const storedMessageKinds = messageKinds
  .default(null)
  .transform((offered): readonly MessageKind[] =>
    offered === null ? allKinds : allKinds.filter((kind) => offered.includes(kind)),
  );

/** Returns the kinds of push messages that the site of the tenant offers. */
export async function getMessageKinds({ db, tenantId }: TenantScope): Promise<readonly MessageKind[]> {
  const [tenant] = await db.select({ settings: tenants.settings }).from(tenants).where(eq(tenants.id, tenantId));
  return storedMessageKinds.parse(tenant?.settings.messageKinds);
}
