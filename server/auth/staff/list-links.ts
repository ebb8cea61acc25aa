import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { ListedLink } from '#lib/api/contract/staff-access.ts';
import { isUuid } from '#server/auth/is-uuid.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { signInLinks } from '#server/db/schema/sign-in-links.ts';
import { users } from '#server/db/schema/users.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Lists the sign-in links that can still be used, the newest first. */
export async function listLinks(scope: TenantScope): Promise<ListedLink[]> {
  const rows = await scope.db
    .select({
      id: signInLinks.id,
      email: users.email,
      name: users.name,
      createdAt: signInLinks.createdAt,
      expiresAt: signInLinks.expiresAt,
    })
    .from(signInLinks)
    .innerJoin(users, belongsTo(signInLinks, signInLinks.userId, users))
    .where(ofTenant(scope, signInLinks, isNull(signInLinks.usedAt), gt(signInLinks.expiresAt, new Date())))
    .orderBy(desc(signInLinks.createdAt), signInLinks.id);
  return rows.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Makes an unused sign-in link void. Throws `not-found`, also for another tenant's link. */
export function revokeLink(scope: TenantScope, id: string): Promise<void> {
  return inTransaction(scope, async ({ db }) => {
    if (!isUuid(id)) throw notFound('sign-in link', id);
    const unused = and(eq(signInLinks.id, id), isNull(signInLinks.usedAt));
    const gone = await db
      .delete(signInLinks)
      .where(ofTenant(scope, signInLinks, unused))
      .returning({ id: signInLinks.id });
    if (gone.length === 0) throw notFound('sign-in link', id);
  });
}
