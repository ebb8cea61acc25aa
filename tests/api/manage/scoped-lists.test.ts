import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { createSession } from '#server/auth/sessions.ts';
import { redeemSignInLink } from '#server/auth/sign-in-link.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { openScopedWorld } from '#tests/fixtures/scoped-world.ts';
import { signInFor } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let api: ReturnType<typeof createApi>;
const tokens = { admin: '', league: '', cup: '', club: '' };
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  await openScopedWorld(table);
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  const { league, cup, clubs } = table.ids;
  tokens.admin = (await signInFor(table.scope, { role: 'admin' })).token;
  tokens.league = (await signInFor(table.scope, { role: 'admin', leagueId: league })).token;
  tokens.cup = (await signInFor(table.scope, { role: 'admin', leagueId: cup })).token;
  tokens.club = (await signInFor(table.scope, { role: 'editor', clubId: clubs.b })).token;
});
afterAll(() => database.close());

async function call(who: keyof typeof tokens, method: string, path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` };
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const response = await api.request(`http://league.test/api/v2/manage/${path}`, { method, headers, ...sent });
  return { status: response.status, answer: await response.json() };
}

test('a list shows of people those of the own squads', async () => {
  const lastNames = async (who: keyof typeof tokens) => {
    const { answer } = await call(who, 'GET', 'people?limit=100');
    return answer.items.map(({ lastName }: { lastName: string }) => lastName);
  };
  expect(await lastNames('admin')).toHaveLength(25);
  expect(await lastNames('league')).toHaveLength(24);
  expect(await lastNames('cup')).toEqual(['Kupić']);
  expect((await lastNames('club')).toSorted()).toEqual(
    ['Kupić', ...[1, 2, 3, 4, 5, 6].map((n) => `Betaić ${n}`)].toSorted(),
  );
});

test('seasons, applications and staff are those of the own league', async () => {
  const leagues = async (who: keyof typeof tokens) =>
    (await call(who, 'GET', 'seasons')).answer.items.flatMap((season: { leagues: { name: string }[] }) =>
      season.leagues.map(({ name }) => name),
    );
  expect(await leagues('admin')).toEqual(['Prva liga', 'Kup']);
  expect(await leagues('cup')).toEqual(['Kup']);
  expect((await call('admin', 'GET', 'applications')).answer.items).toHaveLength(2);
  expect((await call('cup', 'GET', 'applications')).answer.items).toMatchObject([{ league: { name: 'Kup' } }]);
  const { answer } = await call('cup', 'GET', 'staff');
  const grants = answer.items.flatMap((member: { grants: object[] }) => member.grants);
  expect(grants).toHaveLength(2);
  for (const grant of grants) expect(grant).toMatchObject({ league: { name: 'Kup' } });
});

test('an admin of a league gives a role in it, and a link only to somebody who has no role elsewhere', async () => {
  const { league } = table.ids;
  const invite = (email: string) =>
    call('league', 'POST', 'staff', { email, name: 'Mia', role: 'scorer', leagueId: league });
  const { answer } = await invite('mia@league.test');
  expect(answer).toMatchObject({ member: { grants: [{ role: 'scorer', league: { id: league } }] } });
  expect(answer.signInLink).not.toBeNull();

  const boss = await addStaff(table.scope, { email: 'boss@league.test', role: 'admin' });
  expect(await invite('boss@league.test')).toMatchObject({ status: 200, answer: { signInLink: null } });
  expect((await call('league', 'POST', `staff/${boss}/links`)).status).toBe(403);
  expect((await call('admin', 'POST', `staff/${boss}/links`)).status).toBe(200);
});

test('a role is changed for another league, and holds there once its holder has signed in by the new link', async () => {
  const { league, cup } = table.ids;
  const { userId, token } = await signInFor(table.scope, { role: 'admin', leagueId: league });
  const me = async (token: string) =>
    (
      await api.request('http://league.test/api/v2/manage/me', { headers: { authorization: `Bearer ${token}` } })
    ).json();
  const [grant] = (await me(token)).grants;
  const change = (who: keyof typeof tokens, body: object) =>
    call(who, 'PUT', `staff/${userId}/grants/${grant.id}`, body);
  expect((await change('league', { role: 'editor', leagueId: cup })).status).toBe(403);
  expect(await change('admin', { role: 'club', leagueId: cup })).toMatchObject({
    status: 400,
    answer: { issues: [{ path: 'role' }] },
  });
  const { answer } = await change('admin', { role: 'editor', leagueId: cup });
  expect(await me(token)).toMatchObject({ code: 'unauthorized' });
  const { accessToken } = await redeemSignInLink(table.scope, answer.signInLink.path.split('#')[1]);
  expect(await me(accessToken)).toMatchObject({ roles: ['editor'], grants: [{ league: { id: cup, name: 'Kup' } }] });
});

test('within a game of one league, the role in another one counts for nothing', async () => {
  const { league, cup } = table.ids;
  const { userId } = await signInFor(table.scope, { role: 'scorer', leagueId: league });
  await addStaff(table.scope, { email: await emailOf(userId), role: 'admin', leagueId: cup });
  const token = (await createSession(table.scope, userId)).accessToken;
  const annul = await api.request(`http://league.test/api/v2/manage/games/${table.gameId}/result`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ kind: 'annulment', reason: 'not a real game' }),
  });
  expect([annul.status, (await annul.json()).message]).toEqual([403, expect.stringContaining('Only an admin')]);
});

async function emailOf(userId: string): Promise<string> {
  const { answer } = await call('admin', 'GET', 'staff');
  return answer.items.find((member: { userId: string }) => member.userId === userId)?.email ?? '';
}
