import { eq } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import type { Rename } from '#server/league/names/change-name.ts';
import { takenSlugs } from '#server/league/names/former-slugs.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import { say } from '#server/refusals/sentence.ts';
import { changePersonName, fullName } from './change-name.ts';
import { findPersonByName } from './merge/named.ts';

/**
 * Renames a person; the address follows, the former one still leads to the person. Returns the rename, null if the person has
 * that name already. Announces all pages that show the person; the caller authorises. Throws `not-found`, and `bad-request`
 * for an ambiguous id or an empty name.
 */
export function renamePerson(
  scope: TenantScope,
  name: string,
  to: { firstName: string; lastName: string },
): Promise<Rename | null> {
  return inTransaction(scope, async (scope) => {
    if (to.lastName.trim() === '') throw badRequest(say`The new name is empty.`);
    const person = await findPersonByName(scope, name);
    if (fullName(person) === fullName(to)) return null;
    const { slug, externalIds } = people;
    const all = await scope.db.select({ slug, externalIds }).from(people).where(ofTenant(scope, people));
    await scope.db
      .update(people)
      .set(changePersonName(person, to, takenSlugs(all), await fallbackLocaleOf(scope)))
      .where(ofTenant(scope, people, eq(people.id, person.id)));
    const rename: Rename = { noun: 'person', id: person.id, from: fullName(person), to: fullName(to) };
    await announce(scope, await tagsOfRenames(scope, [rename]));
    return rename;
  });
}
