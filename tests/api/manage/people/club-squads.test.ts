import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterSquadMembers } from '#lib/api/contract/people/squad.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { setVisibility } from '#server/league/person/visibility/set-visibility.ts';
import { enterMembers } from '#server/league/squad/enter.ts';
import { during } from '#tests/fixtures/during.ts';
import { type ManageApi, type ManagedLeague, openManageApi } from '#tests/fixtures/manage-api.ts';
import { foundIn, plantMinor, secret } from '#tests/fixtures/secret-minor.ts';
import { signInFor } from '#tests/fixtures/staff.ts';

let manage: ManageApi;
let league: ManagedLeague;
const tokens = { club: '', league: '' };
beforeAll(async () => {
  manage = await openManageApi();
  league = await manage.openLeague('league');
  const { ids, scope } = league.table;
  tokens.club = (await signInFor(scope, { role: 'editor', clubId: ids.clubs.b })).token;
  tokens.league = (await signInFor(scope, { role: 'editor', leagueId: ids.league })).token;
});
afterAll(() => manage.close());

async function request(who: keyof typeof tokens, method: string, path: string, body?: object) {
  const response = await manage.api.request(`http://${league.host}/api/v2/manage/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

const enter = (who: keyof typeof tokens, personId: string) =>
  request(who, 'POST', `teams/${league.table.ids.teams.b}/squad`, { entries: [{ personId, number: '77' }] });

test('a club enters nobody who is with another club, and so opens no record of another club; the league may', async () => {
  const { ids } = league.table;
  const foreign = ids.players.c[0] ?? '';
  const refused = await enter('club', foreign);
  expect(refused).toMatchObject({
    status: 400,
    answer: {
      issues: [
        { path: 'entries.0.personId', message: 'This person is with Čelik: the league’s office makes the transfer.' },
      ],
    },
  });
  expect((await request('club', 'GET', `people/${foreign}`)).status).toBe(403);

  expect((await enter('league', foreign)).status).toBe(200);
  expect((await request('club', 'GET', `people/${foreign}`)).status).toBe(200);
});

test('a club enters somebody who has left the other club', async () => {
  const { ids } = league.table;
  const left = ids.players.c[1] ?? '';
  const { answer } = await request('league', 'GET', `teams/${ids.teams.c}/squad`);
  const member = answer.members.find((one: { person: { id: string } }) => one.person.id === left);
  const { id, revision, role, number, position, isCaptain, from } = member;
  const gone = { revision, role, number, position, isCaptain, from, until: '2025-10-01' };
  expect((await request('league', 'PUT', `squad-members/${id}`, gone)).status).toBe(200);
  expect((await enter('club', left)).status).toBe(200);
});

/** The team of a club in another season than the current one. */
async function insertTeam(season: Partial<typeof seasons.$inferInsert> & { slug: string }, letter: 'b' | 'c') {
  const { scope, ids } = league.table;
  const own = { tenantId: scope.tenantId };
  const [found] = await scope.db
    .insert(seasons)
    .values({ ...own, name: season.slug, ...season })
    .onConflictDoUpdate({ target: [seasons.tenantId, seasons.slug], set: { name: season.slug } })
    .returning();
  const seasonId = found?.id ?? '';
  const rules = { rulesProfile: 'fiba-2024', standingsProfile: 'fiba' };
  const [played] = await scope.db
    .insert(leagues)
    .values({ ...own, ...rules, seasonId, slug: `league-${letter}`, name: 'Liga' })
    .returning();
  const name = `Team ${letter}`;
  const [team] = await scope.db
    .insert(teams)
    .values({
      ...{ ...own, leagueId: played?.id ?? '', clubId: ids.clubs[letter], slug: letter, name },
      ...{ shortName: letter, code: letter, searchName: name },
    })
    .returning();
  return team?.id ?? '';
}

const enterIn = (teamId: string, personId: string) =>
  request('club', 'POST', `teams/${teamId}/squad`, { entries: [{ personId }] });

test.each([
  ['a past season', { slug: '2023-24' }],
  ['a past season with days', { slug: '2022-23', startsOn: '2022-10-01', endsOn: '2023-05-30' }],
  ['the season to come', { slug: '2026-27' }],
])('a club enters nobody of another club in its squad of %s either', async (_, season) => {
  const foreign = league.table.ids.players.c[2] ?? '';
  const refused = await enterIn(await insertTeam(season, 'b'), foreign);
  expect([refused.status, refused.answer.message]).toEqual([400, expect.stringContaining('is with Čelik')]);
  expect((await request('club', 'GET', `people/${foreign}`)).status).toBe(403);
});

test('in a squad of a past season a club enters only people who are or were with it, and new ones', async () => {
  const { scope, ids, person } = league.table;
  const past = await insertTeam({ slug: '2021-22', endsOn: '2022-05-30' }, 'b');
  const other = await insertTeam({ slug: '2020-21', endsOn: '2021-05-30' }, 'c');
  const id = crypto.randomUUID();
  const name = { firstName: 'Nikola', lastName: 'Bivši', names: {} };
  await scope.db
    .insert(people)
    .values({ tenantId: ids.tenantId, id, slug: 'former', ...name, sortNames: sortNamesOf(name, 'sr') });
  await scope.db.insert(memberships).values({ tenantId: ids.tenantId, personId: id, teamId: other });
  const refused = await enterIn(past, id);
  expect([refused.status, refused.answer.message]).toEqual([400, expect.stringContaining('was never with this club')]);
  expect((await enterIn(past, person('home', 0))).status).toBe(200);
  const entries = [{ firstName: 'Sasvim', lastName: 'Novi' }];
  expect((await request('club', 'POST', `teams/${past}/squad`, { entries })).status).toBe(200);
});

test('between two seasons a club enters whom no other club has entered in the new one', async () => {
  const { scope, ids } = league.table;
  const [staying, leaving] = [ids.players.d[0] ?? '', ids.players.d[1] ?? ''];
  const own = await insertTeam({ slug: '2027-28' }, 'b');
  const other = await insertTeam({ slug: '2027-28' }, 'c');
  expect((await enterIn(own, leaving)).status).toBe(400);

  await scope.db.update(seasons).set({ endsOn: '2026-05-30' }).where(eq(seasons.id, ids.season));
  await scope.db.insert(memberships).values({ tenantId: ids.tenantId, personId: staying, teamId: other });
  expect((await enterIn(own, leaving)).status).toBe(200);
  expect((await enterIn(own, staying)).answer.message).toContain('is with Team c');
  await scope.db.update(seasons).set({ endsOn: null }).where(eq(seasons.id, ids.season));
});

test('of two clubs that enter somebody at the same moment one does', async () => {
  const { scope, ids } = league.table;
  const free = ids.players.d[2] ?? '';
  await scope.db.delete(memberships).where(ofTenant(scope, memberships, eq(memberships.personId, free)));
  const entries = enterSquadMembers.body.parse({ entries: [{ personId: free }] }).entries;
  const outcome = await during(
    manage.database,
    (db) => enterMembers({ ...scope, db }, ids.teams.b, entries, { leagues: [], clubs: [ids.clubs.b] }),
    () => enterMembers(scope, ids.teams.c, entries, { leagues: [], clubs: [ids.clubs.c] }),
  );
  expect(outcome).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('is with Beta') },
  });
});

test('an editor of a club is no office of another league, though they have a role in one too', async () => {
  const { scope, ids } = league.table;
  const foreign = ids.players.c[3] ?? '';
  const entries = enterSquadMembers.body.parse({ entries: [{ personId: foreign }] }).entries;
  const both = { leagues: [ids.cup], clubs: [ids.clubs.b] };
  await expect(enterMembers(scope, ids.teams.b, entries, both)).rejects.toMatchObject({ code: 'bad-request' });
});

test('a name that resembles a minor of another club tells a club only what is public, and the league’s office all', async () => {
  const { ids, scope, gameId } = league.table;
  const id = await plantMinor(scope.db, ids, gameId);
  const namesake = { firstName: secret.first, lastName: secret.last };
  const typed = (who: keyof typeof tokens) =>
    request(who, 'POST', `teams/${ids.teams.b}/squad`, { entries: [namesake] });

  const shortened = await typed('club');
  expect(shortened).toMatchObject({
    status: 409,
    answer: {
      issues: [{ path: 'entries.0', message: expect.stringContaining(`${secret.first} Q`) }],
      current: {
        lookAlikes: [{ entry: 0, people: [], outside: [{ id, team: 'Alfa', season: '2025/26' }] }],
      },
    },
  });
  expect(foundIn(JSON.stringify(shortened.answer))).toEqual([]);

  await setVisibility(scope, id, 'hidden');
  const hidden = await typed('club');
  expect(hidden.answer.current.lookAlikes[0].outside).toEqual([{ id, name: null, team: 'Alfa', season: '2025/26' }]);
  expect(hidden.answer.issues[0].message).toContain('somebody of Alfa whose name is not public');
  expect(foundIn(JSON.stringify(hidden.answer), [secret.first, secret.last, secret.birthDate])).toEqual([]);
  expect((await enter('club', id)).answer.message).toContain('the league’s office makes the transfer');

  const { birthDate } = secret;
  expect((await typed('league')).answer.current.lookAlikes).toMatchObject([
    { people: [{ id, birthDate, lastName: secret.last }], outside: [] },
  ]);
});

test('a name that resembles somebody of the own club is shown as a whole', async () => {
  const { ids, person } = league.table;
  const entries = [{ firstName: 'Igor', lastName: 'Betaić 2' }];
  const { status, answer } = await request('club', 'POST', `teams/${ids.teams.b}/squad`, { entries });
  expect([status, answer.current.lookAlikes]).toMatchObject([
    409,
    [{ people: [{ id: person('home', 1), memberships: [{ team: 'Beta' }] }], outside: [] }],
  ]);
});
