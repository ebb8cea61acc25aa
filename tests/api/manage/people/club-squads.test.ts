import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ManageApi, type ManagedLeague, openManageApi } from '#tests/fixtures/manage-api.ts';
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
