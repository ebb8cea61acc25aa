import { randomUUID } from 'node:crypto';
import type { Restriction } from '#lib/api/contract/restriction.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { inIds } from '#server/db/in-ids.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { Shelf } from '#server/league/fixture/shelf.ts';
import type { Rename } from '#server/league/names/change-name.ts';
import { changePersonName, fullName, isNewPersonName } from '#server/league/person/change-name.ts';
import { writeEnrolments } from '#server/league/person/enrol.ts';
import { addPerson, type PeopleBook } from '#server/league/person/people-book.ts';
import { type EnrolmentPlan, type Entrant, planEnrolment } from '#server/league/person/plan-enrolment.ts';
import type { RosterField, RosterInput, RosterOutcome } from './roster-input.ts';

type EnteredPerson = { personId: string; outcome: RosterOutcome };
type Memberships = Shelf<typeof memberships>;

/**
 * Enters the squads of teams: finds or creates their people, and updates their facts and memberships. Whatever the number of squads, rows are
 * read and written together.
 */
export async function enterSquads(
  scope: TenantScope,
  book: PeopleBook,
  squads: ReadonlyMap<string, readonly RosterInput[]>,
): Promise<{ entered: Map<RosterInput, EnteredPerson>; renames: Rename[] }> {
  const enrolled = [...squads].map(([teamId, squad]): Enrolled => {
    const byPerson = [...Map.groupBy(squad, personKey).values()];
    const entrants = byPerson.flatMap(([first]) => (first ? [toEntrant(first)] : []));
    const plan = planEnrolment(scope.tenantId, book, teamId, entrants);
    // Somebody who plays for two of these teams is created once.
    plan.settle();
    return { byPerson, plan, created: new Set(plan.newPeople.map(({ id }) => id)) };
  });
  await writeEnrolments(
    scope,
    enrolled.map(({ plan }) => plan),
  );
  const created = new Set(enrolled.flatMap((one) => [...one.created]));
  const entered = new Map<RosterInput, EnteredPerson>();
  const renames: Rename[] = [];
  const shelves = await loadShelves(scope, enrolled);
  for (const one of enrolled) {
    const own = updateSquad(scope, book, { shelves, created }, one);
    for (const [entry, outcome] of own.result) entered.set(entry, outcome);
    renames.push(...own.renames);
  }
  await shelves.people.save(scope.db);
  await shelves.memberships.save(scope.db);
  return { entered, renames };
}

type Enrolled = {
  /** In the order of the ids of the plan. */
  byPerson: readonly (readonly RosterInput[])[];
  plan: EnrolmentPlan;
  created: ReadonlySet<string>;
};
type Shelves = { people: Shelf<typeof people>; memberships: Memberships };

/** Whether the plan wrote all that the file says of a person in this squad: of somebody new with one stint. */
const isWhole = ({ byPerson, plan, created }: Enrolled, index: number) =>
  byPerson[index]?.length === 1 && created.has(plan.ids[index] ?? '');

/** Reads what may still change: everybody but those who are whole. */
async function loadShelves(scope: TenantScope, enrolled: readonly Enrolled[]): Promise<Shelves> {
  const { db } = scope;
  const open = enrolled.map((one) => one.plan.ids.filter((_, index) => !isWhole(one, index)));
  const teamIds = enrolled.flatMap(({ plan }, index) => (open[index]?.length ? [plan.teamId] : []));
  const known = await db
    .select()
    .from(people)
    .where(ofTenant(scope, people, inIds(people.id, [...new Set(open.flat())])));
  const stints = await db
    .select()
    .from(memberships)
    .where(ofTenant(scope, memberships, inIds(memberships.teamId, teamIds)));
  return { people: new Shelf(people, known), memberships: new Shelf(memberships, stints) };
}

const idOfPerson = ({ id }: { id: string }) => [id];
const stintOf = ({ teamId, personId }: { teamId: string; personId: string }) => [`${teamId} ${personId}`];
const teamOf = ({ teamId }: { teamId: string }) => [teamId];

function updateSquad(
  scope: TenantScope,
  book: PeopleBook,
  { shelves, created }: { shelves: Shelves; created: ReadonlySet<string> },
  enrolled: Enrolled,
): { result: Map<RosterInput, EnteredPerson>; renames: Rename[] } {
  const { byPerson, plan } = enrolled;
  const { teamId, changed } = plan;
  const joined = new Set(plan.newMemberships.map(({ personId }) => personId));
  const claimed = new Set<string>();
  const renames: Rename[] = [];
  const result = new Map<RosterInput, EnteredPerson>();
  for (const [index, entries] of byPerson.entries())
    for (const entry of entries) {
      const personId = plan.ids[index] ?? '';
      if (isWhole(enrolled, index)) {
        result.set(entry, { personId, outcome: 'created' });
        continue;
      }
      const person = shelves.people.having(idOfPerson, personId)[0];
      if (person) renameKnown(book, shelves.people, person, entry, renames);
      const hasNewFacts = person ? shelves.people.change(person, givenOf(entry, factsOf(entry))) : false;
      const moved = upsertMembership(scope, shelves.memberships, claimed, { personId, teamId }, entry);
      const isRenamed = renames.some(({ id }) => id === personId);
      const isChanged = hasNewFacts || moved || isRenamed || joined.has(personId) || changed.has(personId);
      result.set(entry, { personId, outcome: created.has(personId) ? 'created' : isChanged ? 'changed' : 'unchanged' });
    }
  return { result, renames };
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

const toEntrant = (entry: RosterInput): Entrant => {
  const { entrant, heightCm, weightKg, nationality, isCaptain, from, until } = entry;
  return {
    ...entrant,
    facts: { heightCm, weightKg, nationality },
    stint: { isCaptain, fromDate: from, untilDate: until, ...licenceOf(entry, null) },
  };
};

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
  shelf: Memberships,
  claimed: Set<string>,
  { personId, teamId }: { personId: string; teamId: string },
  entry: RosterInput,
): boolean {
  const { entrant, from, until, isCaptain } = entry;
  const { role, number, position } = entrant;
  const own = shelf.having(stintOf, `${teamId} ${personId}`).filter((one) => one.role === role && !claimed.has(one.id));
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
    return shelf.change(membership, values);
  }
  const added = shelf.add({
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
    order: shelf.having(teamOf, teamId).length,
    restriction: null,
    restrictedUntil: null,
    revision: 0,
    ...licenceOf(entry, null),
  });
  claimed.add(added.id);
  return true;
}
