import { randomUUID } from 'node:crypto';
import type { positions } from '#lib/api/contract/player.ts';
import type { MembershipRole, memberships, PersonNames, people } from '#server/db/schema/people.ts';
import { notFound } from '#server/errors.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { type Completion, completeNumber, completePerson } from './complete-person.ts';
import { identifyPerson, type PersonClue } from './identify-person.ts';
import { addMembership, addPerson, type KnownPerson, type PeopleBook } from './people-book.ts';

export type Entrant = Omit<PersonClue, 'isPlayer'> & {
  /** Who it is, where somebody has said so. */
  personId?: string | undefined;
  role: MembershipRole;
  position: (typeof positions)[number] | null;
  names: PersonNames;
  /** What is known of somebody new. */
  facts?: Pick<typeof people.$inferInsert, 'heightCm' | 'weightKg' | 'nationality'>;
  /** What is known of the place in the squad, where it is new. */
  stint?: Pick<
    typeof memberships.$inferInsert,
    'isCaptain' | 'fromDate' | 'untilDate' | 'restriction' | 'restrictedUntil'
  >;
};

export type EnrolmentPlan = {
  teamId: string;
  /** The ids of the people, in the order of the entrants. */
  ids: string[];
  newPeople: (typeof people.$inferInsert & { id: string })[];
  newMemberships: (typeof memberships.$inferInsert)[];
  completions: Completion[];
  /** The ids of known people whose name or number is completed. */
  changed: ReadonlySet<string>;
  /** Updates the book. */
  settle(): void;
};

/**
 * Finds the people that a file lists for one team, and says who is new, who joins the squad, and which names, numbers and ids of known people
 * are completed. Writes nothing. Throws `not-found` for a person who was chosen and is not there.
 */
export function planEnrolment(
  tenantId: string,
  book: PeopleBook,
  teamId: string,
  entrants: readonly Entrant[],
): EnrolmentPlan {
  const taken = new Set<string>();
  const plan = {
    teamId,
    ids: [] as string[],
    newPeople: [] as EnrolmentPlan['newPeople'],
    newMemberships: [] as EnrolmentPlan['newMemberships'],
    completions: [] as Completion[],
    changed: new Set<string>(),
  };
  const settlers: (() => void)[] = [];
  const complete = ({ id }: KnownPerson, completion: Completion | null) => {
    if (!completion) return;
    plan.completions.push(completion);
    settlers.push(completion.settle);
    if (completion.isShown) plan.changed.add(id);
  };

  for (const entrant of entrants) {
    const chosen = entrant.personId ? book.people.get(entrant.personId) : undefined;
    if (entrant.personId && !chosen) throw notFound('person', entrant.personId);
    const found = chosen ?? identifyPerson(book, teamId, { ...entrant, isPlayer: entrant.role === 'player' }, taken);
    const person = found ?? newPerson(entrant);
    if (!found) {
      plan.newPeople.push({ ...personRow(tenantId, book, person, entrant), slug: slugFor(book, person) });
      settlers.push(() => addPerson(book, person));
    } else complete(found, completePerson(book, found, entrant));
    taken.add(person.id);
    plan.ids.push(person.id);
    const { role, number } = entrant;
    const membership = (book.byTeam.get(teamId) ?? []).find((one) => one.personId === person.id && one.role === role);
    if (membership) {
      complete(person, completeNumber(membership, entrant));
      continue;
    }
    const order = plan.newMemberships.length;
    plan.newMemberships.push({ ...membershipRow(tenantId, { personId: person.id, teamId }, entrant), order });
    settlers.push(() => addMembership(book, { personId: person.id, teamId, role, number }));
  }
  return {
    ...plan,
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

/** All rows of an insertion have the same columns. */
const personRow = (
  tenantId: string,
  { fallbackLocale }: PeopleBook,
  person: KnownPerson,
  { position, names, facts }: Entrant,
) => ({
  tenantId,
  ...person,
  sortNames: sortNamesOf({ ...person, names }, fallbackLocale),
  position,
  names,
  heightCm: facts?.heightCm ?? null,
  weightKg: facts?.weightKg ?? null,
  nationality: facts?.nationality ?? null,
});

const membershipRow = (
  tenantId: string,
  ids: { personId: string; teamId: string },
  { role, number, position, stint }: Entrant,
) => ({
  tenantId,
  id: randomUUID(),
  ...ids,
  role,
  number,
  position,
  isCaptain: stint?.isCaptain ?? false,
  fromDate: stint?.fromDate ?? null,
  untilDate: stint?.untilDate ?? null,
  restriction: stint?.restriction ?? null,
  restrictedUntil: stint?.restrictedUntil ?? null,
});
