import { eq } from 'drizzle-orm';
import type { ClubChange, ManagedClub } from '#lib/api/contract/competition/clubs.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { announce } from '#server/changes/announce.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, LeagueError, notFound } from '#server/errors.ts';
import { readPicture } from '#server/league/asset/read-picture.ts';
import { answersAfter, changeName } from '#server/league/names/change-name.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { say } from '#server/refusals/sentence.ts';
import { getManagedClub } from './managed.ts';

/**
 * Changes a club and returns it as it is then. Under another name its address follows, and the former one still leads to it. Announces all pages
 * that show it or its teams; the caller authorises. Throws `not-found`, and `conflict` with the current club for an older revision, or for
 * the name of another club.
 */
export function changeClub(scope: TenantScope, id: string, input: ClubChange): Promise<ManagedClub> {
  return inTransaction(scope, async (scope) => {
    const { revision, name, ...values } = input;
    const all = await scope.db.select().from(clubs).where(ofTenant(scope, clubs)).orderBy(clubs.id).for('update');
    const row = all.find((club) => club.id === id);
    if (!row) throw notFound('club', id);
    await assertRevision(revision, row.revision, () => getManagedClub(scope, id));
    const twin = all.find((club) => club.id !== id && name !== undefined && foldName(club.name) === foldName(name));
    if (twin)
      throw new LeagueError(
        'conflict',
        say`${twin.name} (${twin.slug}) has that name. Merge the two if they are one club.`,
        [{ path: 'name', message: say`is that of ${twin.slug}` }],
      );
    if (values.crest && values.crest !== row.crest) await readPicture(scope, values.crest);
    const isRenamed = name !== undefined && name !== row.name;
    const changed = {
      ...(isRenamed && { ...changeName(row, name, all), ...answersAfter(row, name) }),
      ...values,
    };
    if (Object.keys(changed).length > 0)
      await scope.db
        .update(clubs)
        .set(changed)
        .where(ofTenant(scope, clubs, eq(clubs.id, id)));
    await announce(scope, await tagsOfRenames(scope, [{ noun: 'club', id }]));
    return getManagedClub(scope, id);
  });
}
