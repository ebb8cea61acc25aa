import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

export const emailAddress = z.email('is not an email address').transform((text) => text.toLowerCase());

/** Returns the tenant's user with that email address. Throws `not-found`. */
export async function findUser(scope: TenantScope, email: string) {
  const [user] = await scope.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(ofTenant(scope, users, eq(users.email, email.toLowerCase())));
  if (!user) throw notFound('user', email);
  return user;
}
