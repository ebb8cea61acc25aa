import { tags } from '#lib/api/tags.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Finds a club by a current or former slug. Throws `not-found`. */
export async function findClub(
  scope: TenantScope & Pick<ReadScope, 'tags'>,
  slug: string,
): Promise<typeof clubs.$inferSelect> {
  dependsOn(scope, tags.clubs(scope.tenantId));
  const [club] = await scope.db
    .select()
    .from(clubs)
    .where(ofTenant(scope, clubs, hasSlug(clubs, slug)))
    .orderBy(ownSlugFirst(clubs, slug))
    .limit(1);
  if (!club) throw notFound('club', slug);
  dependsOn(scope, tags.club(club.id));
  return club;
}
