import { afterAll, beforeAll, expect, test } from 'vitest';
import { setVisibility } from '#server/league/person/visibility/set-visibility.ts';
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
      issues: [{ path: 'entries.0.personId', message: 'is with Čelik: the league’s office makes the transfer' }],
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
