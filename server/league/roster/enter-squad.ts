import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { foldName } from '#lib/i18n/fold-name.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { Shelf } from '#server/league/fixture/shelf.ts';
import { enrol } from '#server/league/person/enrol.ts';
import type { PeopleBook } from '#server/league/person/people-book.ts';
import type { RosterInput, RosterOutcome } from './roster-input.ts';

type Entered = { personId: string; outcome: RosterOutcome };
type Places = Shelf<typeof memberships>;

/** The squad of one team: finds or makes its people, and brings what is known of them and their places up to date. */
export async function enterSquad(
  scope: TenantScope,
  book: PeopleBook,
  teamId: string,
  squad: readonly RosterInput[],
): Promise<Map<RosterInput, Entered>> {
  const { db } = scope;
  const byPerson = [...Map.groupBy(squad, personKey).values()];
  const entrants = byPerson.flatMap(([first]) => (first ? [first.entrant] : []));
  const enrolment = await enrol(scope, book, teamId, entrants);
  enrolment.settle();
  const known = await db
    .select()
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, enrolment.ids)));
  const persons = new Shelf(people, known);
  const places = new Shelf(
    memberships,
    await db
      .select()
      .from(memberships)
      .where(ofTenant(scope, memberships, eq(memberships.teamId, teamId))),
  );
  const claimed = new Set<string>();
  const result = new Map<RosterInput, Entered>();
  const idOf = new Map(byPerson.flatMap((own, index) => own.map((entry) => [entry, enrolment.ids[index] ?? ''])));
  for (const entry of squad) {
    const personId = idOf.get(entry) ?? '';
    const person = persons.rows.find(({ id }) => id === personId);
    const knewMore = person ? persons.change(person, told(factsOf(entry))) : false;
    const moved = placeInTeam(scope, places, claimed, { personId, teamId }, entry);
    const isNew = enrolment.created.has(personId);
    const isChanged = knewMore || moved || enrolment.changed.has(personId);
    result.set(entry, { personId, outcome: isNew ? 'created' : isChanged ? 'changed' : 'unchanged' });
  }
  await persons.save(db);
  await places.save(db);
  return result;
}

/** Several stints in one team are lines of one person. */
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

const told = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));

/** A stint is told by its first day; a place without one takes the first stint that has one. */
function placeInTeam(
  { tenantId }: TenantScope,
  places: Places,
  claimed: Set<string>,
  { personId, teamId }: { personId: string; teamId: string },
  { entrant, from, until, isCaptain }: RosterInput,
): boolean {
  const { role, number, position } = entrant;
  const own = places.rows.filter((one) => one.personId === personId && one.role === role && !claimed.has(one.id));
  const place = own.find((one) => one.fromDate === from) ?? own.find((one) => one.fromDate === null || from === null);
  const values = { isCaptain, ...told({ number, position, fromDate: from, untilDate: until }) };
  if (place) {
    claimed.add(place.id);
    return places.change(place, values);
  }
  const added = places.add({
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
    order: places.rows.length,
  });
  claimed.add(added.id);
  return true;
}
