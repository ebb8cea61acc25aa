import { and, eq } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { newsSubjects } from '#server/db/schema/news.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { forget } from '#server/league/references/forget.ts';
import { say } from '#server/refusals/sentence.ts';

/**
 * Deletes a club without teams, photos and news. Announces all pages that show it; the caller authorises. Throws `not-found`, and
 * `conflict` for one that is used.
 */
export function deleteClub(scope: TenantScope, id: string): Promise<{ name: string }> {
  return inTransaction(scope, async (scope) => {
    const { name } = await fetchOrThrow(scope, clubs, id, 'club');
    const uses = await usesOf(scope, id);
    if (uses.teams + uses.galleries + uses.articles > 0)
      throw new LeagueError(
        'conflict',
        say`${name} has ${uses.teams} teams, ${uses.galleries} galleries and ${uses.articles} articles. Merge it into another club instead.`,
      );
    const tags = await tagsOfRenames(scope, [{ noun: 'club', id }]);
    await removeClub(scope, id);
    await announce(scope, tags);
    return { name };
  });
}

/** Deletes a club without teams, photos and news; returns its name, null if it stays. */
export async function deleteEmptyClub(scope: TenantScope, id: string): Promise<string | null> {
  const uses = await usesOf(scope, id);
  return uses.teams + uses.galleries + uses.articles > 0 ? null : removeClub(scope, id);
}

async function usesOf(scope: TenantScope, id: string) {
  const { db } = scope;
  const isSubject = and(eq(newsSubjects.noun, 'club'), eq(newsSubjects.subjectId, id));
  return {
    teams: await db.$count(teams, ofTenant(scope, teams, eq(teams.clubId, id))),
    galleries: await db.$count(galleries, ofTenant(scope, galleries, eq(galleries.clubId, id))),
    articles: await db.$count(newsSubjects, ofTenant(scope, newsSubjects, isSubject)),
  };
}

async function removeClub(scope: TenantScope, id: string): Promise<string | null> {
  await forget(scope, 'club', id);
  const [club] = await scope.db
    .delete(clubs)
    .where(ofTenant(scope, clubs, eq(clubs.id, id)))
    .returning({ name: clubs.name });
  return club?.name ?? null;
}
