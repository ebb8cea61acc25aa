import { randomUUID } from 'node:crypto';
import { eq, inArray, max } from 'drizzle-orm';
import type { z } from 'zod';
import type { enterSquadMembers as call, LookAlikes, SquadEntries } from '#lib/api/contract/people/squad.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { type Reach, reaches } from '#server/db/reach.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, type Fault, LeagueError } from '#server/errors.ts';
import { createPeople } from '#server/league/person/create.ts';
import { findLookAlikes } from '#server/league/person/look-alike/find.ts';
import { say } from '#server/refusals/sentence.ts';
import { assertOpenToClub } from './assert-open-to-club.ts';
import { faultOfStint } from './check-stint.ts';
import { loadMembers, loadStints, type MembershipRow } from './load-members.ts';
import { lockSquad } from './lock-squad.ts';
import { standingRestrictions } from './standing-restrictions.ts';
import { tagsOfMembers } from './tags.ts';

type Entry = SquadEntries[number];
type Placed = Pick<MembershipRow, 'personId' | 'role' | 'fromDate' | 'untilDate'>;

/**
 * Enters people in a squad: known ones by id, new ones by name; in the name of a club, nobody whose record that would open. Announces the squad and the people.
 * The caller authorises. Throws `not-found` for the team, `bad-request` with the place of each fault, and `conflict` with the people whom new
 * names resemble, as far as the reach lets know them; then nothing is entered.
 */
export function enterMembers(
  scope: TenantScope,
  teamId: string,
  entries: SquadEntries,
  reach: Reach,
): Promise<z.output<typeof call.answer>> {
  return inTransaction(scope, async (scope) => {
    const team = await lockSquad(scope, teamId);
    await assertKnown(scope, entries);
    const isOfLeague = reaches(reach, { leagues: [team.leagueId], clubs: [] });
    if (!isOfLeague) await assertOpenToClub(scope, team, entries, reach);
    await assertNoLookAlikes(scope, entries, reach);
    const unknown = entries.flatMap((entry) => ('personId' in entry ? [] : [entry]));
    const created = await createPeople(
      scope,
      unknown.map(({ firstName, lastName, birthDate, position }) => ({ firstName, lastName, birthDate, position })),
    );
    const idOf = new Map(unknown.map((entry, index) => [entry, created[index] ?? '']));
    const [last] = await scope.db
      .select({ order: max(memberships.order) })
      .from(memberships)
      .where(ofTenant(scope, memberships, eq(memberships.teamId, teamId)));
    const known = entries.flatMap((entry) => ('personId' in entry && entry.role === 'player' ? [entry.personId] : []));
    const restricted = await standingRestrictions(scope, teamId, known);
    const rows = entries.map((entry, index) => {
      const { role, number, position, isCaptain, from, until } = entry;
      const personId = 'personId' in entry ? entry.personId : (idOf.get(entry) ?? '');
      return {
        ...{ tenantId: scope.tenantId, id: randomUUID(), personId, teamId, role, number, position, isCaptain },
        ...{ fromDate: from, untilDate: until, order: (last?.order ?? -1) + 1 + index },
        ...(role === 'player' && restricted.get(personId)),
      };
    });
    await assertFree(scope, teamId, rows);
    await insertRows(scope.db, memberships, rows);
    await announce(scope, tagsOfMembers(scope, rows));
    const ids = rows.map(({ id }) => id);
    return { members: await loadMembers(scope, inArray(memberships.id, ids)), created: created.length };
  });
}

/** Locks them too: of two clubs that enter somebody at the same moment the second sees that they are with the first. */
async function assertKnown(scope: TenantScope, entries: SquadEntries): Promise<void> {
  const asked = entries.flatMap((entry) => ('personId' in entry ? [entry.personId] : []));
  const rows = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, asked)))
    .orderBy(people.id)
    .for('no key update');
  const known = new Set(rows.map(({ id }) => id));
  const faults = entries.flatMap((entry, index) =>
    'personId' in entry && !known.has(entry.personId)
      ? [{ path: `entries.${index}.personId`, message: say`there is no such person` }]
      : [],
  );
  if (faults.length > 0) throw badPlaces(faults);
}

/** A new name that resembles a known one may be a mistyped one, which would make a second player. */
async function assertNoLookAlikes(scope: TenantScope, entries: SquadEntries, reach: Reach): Promise<void> {
  const isNew = (entry: Entry) => !('personId' in entry) && !entry.isAnother;
  const asked = entries.flatMap((entry, index) =>
    'personId' in entry || !isNew(entry) ? [] : [{ ...entry, entry: index }],
  );
  const lookAlikes = await findLookAlikes(scope, asked, reach);
  if (lookAlikes.length === 0) return;
  const faults = lookAlikes.map((one) => ({
    path: `entries.${one.entry}`,
    message: say`resembles ${namesOf(one).join(', ')}: give the id, or say that it is another person (isAnother)`,
  }));
  const conflict = new LeagueError('conflict', null, faults);
  conflict.current = { lookAlikes };
  throw conflict;
}

function namesOf({ people, outside }: LookAlikes[number]): string[] {
  const hidden = (team: string | null) => `somebody${team ? ` of ${team}` : ''} whose name is not public`;
  return [
    ...people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    ...outside.map(({ name, team }) => name ?? hidden(team)),
  ];
}

async function assertFree(scope: TenantScope, teamId: string, rows: readonly Placed[]): Promise<void> {
  const faults: Fault[] = [];
  for (const [index, row] of rows.entries()) {
    const stints = await loadStints(scope, { ...row, teamId });
    const before = rows.slice(0, index).filter((one) => one.personId === row.personId && one.role === row.role);
    const fault = faultOfStint(row, [...stints, ...before]);
    if (fault) faults.push({ path: `entries.${index}.${fault.field}`, message: fault.message });
  }
  if (faults.length > 0) throw badPlaces(faults);
}
