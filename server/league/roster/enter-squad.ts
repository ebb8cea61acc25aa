import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Restriction } from '#lib/api/contract/restriction.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { Shelf } from '#server/league/fixture/shelf.ts';
import type { Rename } from '#server/league/names/change-name.ts';
import { changePersonName, fullName, isNewPersonName } from '#server/league/person/change-name.ts';
import { enrol } from '#server/league/person/enrol.ts';
import { addPerson, type PeopleBook } from '#server/league/person/people-book.ts';
import type { RosterField, RosterInput, RosterOutcome } from './roster-input.ts';

type EnteredPerson = { personId: string; outcome: RosterOutcome };
type Memberships = Shelf<typeof memberships>;

/** Enters the squad of one team: finds or creates its people, and updates their facts and memberships. Announces nothing. */
export async function enterSquad(
  scope: TenantScope,
  book: PeopleBook,
  teamId: string,
  squad: readonly RosterInput[],
): Promise<{ entered: Map<RosterInput, EnteredPerson>; renames: Rename[] }> {
  const { db } = scope;
  const byPerson = [...Map.groupBy(squad, personKey).values()];
  const entrants = byPerson.flatMap(([first]) => (first ? [first.entrant] : []));
  const enrolment = await enrol(scope, book, teamId, entrants);
  enrolment.settle();
  const known = await db
    .select()
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, enrolment.ids)));
  const peopleShelf = new Shelf(people, known);
  const teamMemberships = new Shelf(
    memberships,
    await db
      .select()
      .from(memberships)
      .where(ofTenant(scope, memberships, eq(memberships.teamId, teamId))),
  );
  const claimed = new Set<string>();
  const renames: Rename[] = [];
  const result = new Map<RosterInput, EnteredPerson>();
  const idOf = new Map(byPerson.flatMap((own, index) => own.map((entry) => [entry, enrolment.ids[index] ?? ''])));
  for (const entry of squad) {
    const personId = idOf.get(entry) ?? '';
    const person = peopleShelf.rows.find(({ id }) => id === personId);
    if (person) renameKnown(book, peopleShelf, person, entry, renames);
    const hasNewFacts = person ? peopleShelf.change(person, givenOf(entry, factsOf(entry))) : false;
    const moved = upsertMembership(scope, teamMemberships, claimed, { personId, teamId }, entry);
    const isNew = enrolment.created.has(personId);
    const isRenamed = renames.some(({ id }) => id === personId);
    const isChanged = hasNewFacts || moved || isRenamed || enrolment.changed.has(personId);
    result.set(entry, { personId, outcome: isNew ? 'created' : isChanged ? 'changed' : 'unchanged' });
  }
  await peopleShelf.save(db);
  await teamMemberships.save(db);
  return { entered: result, renames };
}

/** Renames a person whom the source knows by its id under another name. */
function renameKnown(
  book: PeopleBook,
  shelf: Shelf<typeof people>,
  person: Shelf<typeof people>['rows'][number],
  { entrant }: RosterInput,
  renames: Rename[],
): void {
  if (!entrant.externalId || !person.externalIds.includes(entrant.externalId)) return;
  if (!isNewPersonName(person, entrant)) return;
  renames.push({ noun: 'person', id: person.id, from: fullName(person), to: fullName(entrant) });
  shelf.change(person, changePersonName(person, entrant, book.slugs, book.fallbackLocale));
  addPerson(book, person);
}

/** Several stints in one team belong to one person. */
const personKey = ({ entrant }: RosterInput) =>
  entrant.externalId ??
  [entrant.role, foldName(`${entrant.firstName} ${entrant.lastName}`), entrant.birthDate].join(' ');

const factsOf = ({ entrant, heightCm, weightKg, nationality }: RosterInput) => ({
  birthDate: entrant.birthDate,
  position: entrant.position,
  heightCm,
  weightKg,
  nationality,
});

const givenOf = ({ given }: RosterInput, facts: Partial<Record<RosterField, unknown>>) =>
  Object.fromEntries(Object.entries(facts).filter(([field]) => given.has(field as RosterField)));

/** A suspension outlasts what a roster says of the licence. */
function licenceOf({ given, isLicensed, entrant }: RosterInput, current: Restriction | null) {
  if (!given.has('isLicensed') || entrant.role !== 'player' || current === 'suspended') return {};
  if (isLicensed === (current === null)) return {};
  return { restriction: isLicensed ? null : ('unlicensed' as const), restrictedUntil: null };
}

/** Matches a stint by its first day, else the first membership where either first day is unknown. */
function upsertMembership(
  { tenantId }: TenantScope,
  teamMemberships: Memberships,
  claimed: Set<string>,
  { personId, teamId }: { personId: string; teamId: string },
  entry: RosterInput,
): boolean {
  const { entrant, from, until, isCaptain } = entry;
  const { role, number, position } = entrant;
  const own = teamMemberships.rows.filter(
    (one) => one.personId === personId && one.role === role && !claimed.has(one.id),
  );
  const membership =
    own.find((one) => one.fromDate === from) ?? own.find((one) => one.fromDate === null || from === null);
  const values = {
    ...givenOf(entry, { isCaptain, number, position }),
    ...licenceOf(entry, membership?.restriction ?? null),
    ...(entry.given.has('from') && { fromDate: from }),
    ...(entry.given.has('until') && { untilDate: until }),
  };
  if (membership) {
    claimed.add(membership.id);
    return teamMemberships.change(membership, values);
  }
  const added = teamMemberships.add({
    tenantId,
    id: randomUUID(),
    createdAt: new Date(),
    personId,
    teamId,
    role,
    number,
    position,
    isCaptain,
    fromDate: from,
    untilDate: until,
    order: teamMemberships.rows.length,
    restriction: null,
    restrictedUntil: null,
    revision: 0,
    ...licenceOf(entry, null),
  });
  claimed.add(added.id);
  return true;
}
