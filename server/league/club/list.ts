import { asc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClubListItem, ClubRef } from '#lib/api/contract/team.ts';
import { tags } from '#lib/api/tags.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { localisedProperName } from '#server/league/names/localised.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { hasEntered } from '#server/league/team/entered.ts';

const sortValues = z.tuple([z.string(), z.uuid()]);

/** Lists clubs by name, without those that only played friendlies. Throws `bad-request` for a malformed cursor. */
export async function listClubs(
  scope: ReadScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<ClubListItem>> {
  const after = decodeCursor(cursor, sortValues);
  dependsOn(scope, tags.clubs(scope.tenantId));
  const found = await scope.db
    .select()
    .from(clubs)
    .where(
      ofTenant(
        scope,
        clubs,
        hasEntered,
        after ? sql`(${clubs.name}, ${clubs.id}) > (${after[0]}, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(clubs.name), asc(clubs.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.name, row.id]);
  return { items: rows.map((row) => toClubListItem(scope, row)), nextCursor };
}

export function toClubRef(scope: ReadScope, club: typeof clubs.$inferSelect): ClubRef {
  const { id, slug, name, names, crest, colors } = club;
  return { id, slug, name: localisedProperName(scope, name, names), crest, colors };
}

export function toClubListItem(scope: ReadScope, club: typeof clubs.$inferSelect): ClubListItem {
  return {
    ...toClubRef(scope, club),
    city: club.city && inScript(scope.locale, club.city),
    country: club.country,
    founded: club.founded,
  };
}
