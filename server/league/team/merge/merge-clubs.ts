import { eq, or, sql } from 'drizzle-orm';
import { foldName } from '#lib/i18n/fold-name.ts';
import { announce } from '#server/changes/announce.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { answersAfter } from '#server/league/names/change-name.ts';
import { hasSlug, ownSlugFirst, withFormerSlug } from '#server/league/names/former-slugs.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { moveReferences } from '#server/league/references/move.ts';
import { say } from '#server/refusals/sentence.ts';
import { placesOfClubs } from './places.ts';

type ClubRow = typeof clubs.$inferSelect;

/**
 * Merges two records of one club: teams of all seasons, photos, news and ids of the duplicate go to the other. Announces all
 * pages of both; the caller authorises. Throws `not-found`, and `bad-request` for the same record twice.
 */
export function mergeClubs(scope: TenantScope, keepName: string, duplicateName: string): Promise<ClubRow> {
  return inTransaction(scope, async (scope) => {
    const [keep, duplicate] = [await findClubByName(scope, keepName), await findClubByName(scope, duplicateName)];
    if (keep.id === duplicate.id)
      throw badRequest(say`"${keepName}" and "${duplicateName}" are the same record already.`);
    const tags = await tagsOfRenames(
      scope,
      [keep, duplicate].map(({ id }) => ({ noun: 'club' as const, id })),
    );
    const kept = await absorbClub(scope, keep, duplicate);
    await announce(scope, tags);
    return kept;
  });
}

/** Merges the clubs of two merged teams, unless they are one or the duplicate's has other teams; returns its name. */
export async function mergeClubsOf(scope: TenantScope, keepId: string | null, duplicateId: string | null) {
  if (!keepId || !duplicateId || keepId === duplicateId) return null;
  if ((await scope.db.$count(teams, ofTenant(scope, teams, eq(teams.clubId, duplicateId)))) > 0) return null;
  const keep = await fetchOrThrow(scope, clubs, keepId, 'club');
  const duplicate = await fetchOrThrow(scope, clubs, duplicateId, 'club');
  await absorbClub(scope, keep, duplicate);
  return duplicate.name;
}

async function absorbClub(scope: TenantScope, keep: ClubRow, duplicate: ClubRow): Promise<ClubRow> {
  const { db } = scope;
  await moveReferences(scope, placesOfClubs, 'club', { keep: keep.id, duplicate: duplicate.id });
  await db.delete(clubs).where(ofTenant(scope, clubs, eq(clubs.id, duplicate.id)));
  const externalIds = [...new Set([...keep.externalIds, ...duplicate.externalIds])];
  const [kept] = await db
    .update(clubs)
    .set({
      aliases: answersAfter({ ...duplicate, aliases: [...keep.aliases, ...duplicate.aliases] }, keep.name).aliases,
      names: { ...duplicate.names, ...keep.names },
      about: { ...duplicate.about, ...keep.about },
      ...Object.fromEntries(clubFacts.map((fact) => [fact, keep[fact] ?? duplicate[fact]])),
      externalIds: withFormerSlug(externalIds, duplicate.slug, keep.slug),
    })
    .where(ofTenant(scope, clubs, eq(clubs.id, keep.id)))
    .returning();
  return kept ?? keep;
}

export const clubFacts = ['code', 'city', 'country', 'founded', 'venueId', 'colors', 'crest', 'website'] as const;

async function findClubByName(scope: TenantScope, name: string): Promise<ClubRow> {
  const [club] = await scope.db
    .select()
    .from(clubs)
    .where(
      ofTenant(
        scope,
        clubs,
        or(hasSlug(clubs, name), eq(clubs.searchName, foldName(name)), sql`${clubs.id}::text = ${name}`),
      ),
    )
    .orderBy(ownSlugFirst(clubs, name))
    .limit(1);
  if (!club) throw notFound('club', name);
  return club;
}
