import { and, eq, isNull, sql } from 'drizzle-orm';
import { memberships, type PersonNames, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { betterName } from './better-name.ts';
import { addPerson, type KnownMembership, type KnownPerson, type PeopleBook } from './people-book.ts';
import type { Entrant } from './plan-enrolment.ts';

/** What a file adds: whether pages show it, how it is written, and the update of the book to run after the commit. */
export type Completion = { isShown: boolean; write: (scope: TenantScope) => Promise<void>; settle: () => void };

/** A new source id or a more complete name of a known person; null if the file adds nothing. */
export function completePerson(
  book: PeopleBook,
  person: KnownPerson,
  { externalId, ...entrant }: Entrant,
): Completion | null {
  const name = betterName(person, entrant);
  const isNewId = externalId !== null && !person.externalIds.includes(externalId);
  if (!name && !isNewId) return null;
  const externalIds = isNewId ? [...person.externalIds, externalId] : person.externalIds;
  return {
    isShown: name !== null,
    settle: () => addPerson(book, Object.assign(person, name, { externalIds })),
    write: async (scope) => {
      await scope.db
        .update(people)
        .set({
          ...(name && {
            ...name,
            sortNames: sortNamesOf({ ...name, names: await namesOf(scope, person.id) }, book.fallbackLocale),
          }),
          ...(isNewId && { externalIds: sql`array_append(${people.externalIds}, ${externalId})` }),
        })
        .where(ofTenant(scope, people, eq(people.id, person.id)));
    },
  };
}

async function namesOf(scope: TenantScope, id: string): Promise<PersonNames> {
  const [row] = await scope.db
    .select({ names: people.names })
    .from(people)
    .where(ofTenant(scope, people, eq(people.id, id)));
  return row?.names ?? {};
}

/** The number of a membership that had none; null if the file adds nothing. */
export function completeNumber(membership: KnownMembership, { number }: Entrant): Completion | null {
  if (membership.number !== null || number === null) return null;
  const { personId, teamId, role } = memberships;
  const own = and(eq(personId, membership.personId), eq(teamId, membership.teamId), eq(role, membership.role));
  return {
    isShown: true,
    settle: () => Object.assign(membership, { number }),
    write: async (scope) => {
      await scope.db
        .update(memberships)
        .set({ number })
        .where(ofTenant(scope, memberships, own, isNull(memberships.number)));
    },
  };
}
