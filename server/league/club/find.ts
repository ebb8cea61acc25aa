import { eq } from 'drizzle-orm';
import { clubs } from '#server/db/schema/clubs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Finds a club by its slug. Throws `not-found`. */
export async function findClub(scope: TenantScope, slug: string): Promise<typeof clubs.$inferSelect> {
  const [club] = await scope.db
    .select()
    .from(clubs)
    .where(ofTenant(scope, clubs, eq(clubs.slug, slug)));
  if (!club) throw notFound('club', slug);
  return club;
}
