import { eq } from 'drizzle-orm';
import type { PersonInput, PersonRecord } from '#lib/api/contract/people/person.ts';
import { announce } from '#server/changes/announce.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, badPlaces, notFound } from '#server/errors.ts';
import { readPicture } from '#server/league/asset/read-picture.ts';
import { takenSlugs } from '#server/league/names/former-slugs.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { changePersonName, fullName } from '#server/league/person/change-name.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { say } from '#server/refusals/sentence.ts';
import { getPersonRecord } from './get.ts';

type PersonRow = typeof people.$inferSelect;

/**
 * Changes what the league knows of a person, and returns it as it is then. With the name the address changes, as in `renamePerson`. Announces
 * all pages that show the person; the caller authorises. Throws `not-found` (also for a picture that was not uploaded), `bad-request`, and
 * `conflict` with the current record for an older revision.
 */
export function setPersonRecord(
  scope: TenantScope,
  id: string,
  { revision, ...input }: PersonInput,
): Promise<PersonRecord> {
  return inTransaction(scope, async (scope) => {
    const ofId = ofTenant(scope, people, eq(people.id, id));
    const [before] = await scope.db.select().from(people).where(ofId).for('update');
    if (!before) throw notFound('person', id);
    await assertRevision(revision, before.revision, () => getPersonRecord(scope, id));
    await assertFacts(scope, before, input);
    const { firstName, lastName, names, ...facts } = input;
    const change = { ...facts, ...(await changeOfName(scope, before, { firstName, lastName, names })) };
    if (Object.keys(change).length === 0) return getPersonRecord(scope, id);
    await scope.db.update(people).set(change).where(ofId);
    await announce(scope, await tagsOfRenames(scope, [{ noun: 'person', id }]));
    return getPersonRecord(scope, id);
  });
}

async function assertFacts(scope: TenantScope, before: PersonRow, { birthDate, portrait }: PersonInput): Promise<void> {
  if (birthDate && birthDate > (await todayOf(scope)))
    throw badPlaces([{ path: 'birthDate', message: say`${birthDate} is still to come` }]);
  if (portrait && portrait !== before.portrait) await readPicture(scope, portrait);
}

async function changeOfName(
  scope: TenantScope,
  before: PersonRow,
  given: Pick<PersonInput, 'firstName' | 'lastName' | 'names'>,
) {
  const { firstName = before.firstName, lastName = before.lastName } = given;
  const isRenamed = fullName({ firstName, lastName }) !== fullName(before) || firstName !== before.firstName;
  if (!isRenamed && given.names === undefined) return {};
  const fallbackLocale = await fallbackLocaleOf(scope);
  const { slug, externalIds } = people;
  const all = await scope.db.select({ slug, externalIds }).from(people).where(ofTenant(scope, people));
  const renamed = isRenamed
    ? changePersonName(before, { firstName, lastName }, takenSlugs(all), fallbackLocale)
    : undefined;
  const names = given.names ?? renamed?.names ?? before.names;
  return { ...renamed, names, sortNames: sortNamesOf({ firstName, lastName, names }, fallbackLocale) };
}
