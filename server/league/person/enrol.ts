import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { positions } from '#lib/api/contract/player.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { type MembershipRole, memberships, type PersonNames, people } from '#server/db/schema/people.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { completeNumber, completePerson } from './complete-person.ts';
import { identifyPerson, type PersonClue } from './identify-person.ts';
import { addMembership, addPerson, type KnownPerson, type PeopleBook } from './people-book.ts';

export type Entrant = Omit<PersonClue, 'isPlayer'> & {
  /** Who it is, where somebody has said so. */
  personId?: string | undefined;
  role: MembershipRole;
  position: (typeof positions)[number] | null;
  names: PersonNames;
};

export type Enrolment = {
  /** The ids of the people, in the order of the entrants. */
  ids: string[];
  /** The ids of new people. */
  created: ReadonlySet<string>;
  /** The ids of known people whose name or number was completed. */
  changed: ReadonlySet<string>;
  /** Updates the book. Call after the commit, so that the book never holds what the database does not. */
  settle(): void;
};

/**
 * Finds or creates the people that a file lists for one team, and their memberships. Completes names, numbers and ids of known
 * people. Announces the squad and the people that changed.
 */
export async function enrol(
  scope: TenantScope,
  book: PeopleBook,
  teamId: string,
  entrants: readonly Entrant[],
): Promise<Enrolment> {
  const { db, tenantId } = scope;
  const taken = new Set<string>();
  const created: (typeof people.$inferInsert)[] = [];
  const addedMemberships: (typeof memberships.$inferInsert)[] = [];
  const settlers: (() => void)[] = [];
  const ids: string[] = [];
  const changed = new Set<string>();
  const learn = ({ id }: KnownPerson, learned: Awaited<ReturnType<typeof completePerson>>) => {
    if (!learned) return;
    settlers.push(learned.settle);
    if (learned.isShown) changed.add(id);
  };

  for (const entrant of entrants) {
    const chosen = entrant.personId ? book.people.get(entrant.personId) : undefined;
    if (entrant.personId && !chosen) throw notFound('person', entrant.personId);
    const found = chosen ?? identifyPerson(book, teamId, { ...entrant, isPlayer: entrant.role === 'player' }, taken);
    const person = found ?? newPerson(entrant);
    if (!found) {
      created.push({ ...toRow(tenantId, book, person, entrant), slug: slugFor(book, person) });
      settlers.push(() => addPerson(book, person));
    } else learn(found, await completePerson(scope, book, found, entrant));
    taken.add(person.id);
    ids.push(person.id);
    const { role, number, position } = entrant;
    const membership = (book.byTeam.get(teamId) ?? []).find((one) => one.personId === person.id && one.role === role);
    if (membership) {
      learn(person, await completeNumber(scope, membership, entrant));
      continue;
    }
    addedMemberships.push({
      tenantId,
      id: randomUUID(),
      personId: person.id,
      teamId,
      role,
      number,
      position,
      order: addedMemberships.length,
    });
    settlers.push(() => addMembership(book, { personId: person.id, teamId, role, number }));
  }
  await insertRows(db, people, created);
  await insertRows(db, memberships, addedMemberships, sql`on conflict do nothing`);
  const renamed = [...changed].map((id) => ({ noun: 'person' as const, id }));
  if (created.length + addedMemberships.length + changed.size > 0)
    await announce(scope, [
      tags.players(tenantId),
      tags.team(teamId),
      ...addedMemberships.map(({ personId }) => tags.player(personId)),
      ...(await tagsOfRenames(scope, renamed)),
    ]);
  return {
    ids,
    created: new Set(created.flatMap(({ id }) => id ?? [])),
    changed,
    settle: () => {
      for (const settle of settlers) settle();
    },
  };
}

const newPerson = ({ firstName, lastName, birthDate, externalId }: Entrant): KnownPerson => ({
  id: randomUUID(),
  firstName,
  lastName,
  birthDate,
  externalIds: externalId ? [externalId] : [],
});

const slugFor = (book: PeopleBook, { firstName, lastName }: KnownPerson) =>
  takeSlug(`${firstName} ${lastName}`, book.slugs, 'person');

const toRow = (
  tenantId: string,
  { fallbackLocale }: PeopleBook,
  person: KnownPerson,
  { position, names }: Entrant,
) => ({
  tenantId,
  ...person,
  sortNames: sortNamesOf({ ...person, names }, fallbackLocale),
  position,
  names,
});
