import { clubs } from '#server/db/schema/clubs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';

/** Finds a club by a current or former slug. Throws `not-found`. */
export async function findClub(scope: TenantScope, slug: string): Promise<typeof clubs.$inferSelect> {
  const [club] = await scope.db
    .select()
    .from(clubs)
    .where(ofTenant(scope, clubs, hasSlug(clubs, slug)))
    .orderBy(ownSlugFirst(clubs, slug))
    .limit(1);
  if (!club) throw notFound('club', slug);
  return club;
}
