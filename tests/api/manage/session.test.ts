import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { createSignInLink } from '#server/auth/sign-in-link.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { listStaff } from '#server/auth/staff/list-staff.ts';
import { removeStaff } from '#server/auth/staff/remove-staff.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let scope: TenantScope;
let stranger: TenantScope;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  scope = { db, tenantId: await insertTenant(db, 'league', ['league.test']) };
  stranger = { db, tenantId: await insertTenant(db, 'other', ['other.test']) };
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db, log: createLog('silent'), realtime, checkAnswers: true });
});
afterAll(() => database.close());

function call(method: string, path: string, { token = '', body = {}, host = 'league.test' } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' };
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  return api.request(`http://${host}/api/v2/manage/${path}`, { method, headers, ...sent });
}

async function signIn(email: string) {
  const userId = await addStaff(scope, { email, role: 'scorer', name: 'Ana' });
  const response = await call('POST', 'session', { body: { token: await createSignInLink(scope, userId) } });
  expect(response.status).toBe(200);
  return response.json();
}

test('a link signs in once, and the session says who that is', async () => {
  const userId = await addStaff(scope, { email: 'Ana@League.test', role: 'scorer', name: 'Ana' });
  const token = await createSignInLink(scope, userId);
  const { accessToken, member } = await (await call('POST', 'session', { body: { token } })).json();
  expect(member).toEqual({ userId, name: 'Ana', email: 'ana@league.test', roles: ['scorer'] });
  expect(await (await call('GET', 'me', { token: accessToken })).json()).toEqual(member);
  const again = await call('POST', 'session', { body: { token } });
  expect([again.status, await again.json()]).toEqual([401, expect.objectContaining({ code: 'unauthorized' })]);
});

test('a session of one tenant is none at another', async () => {
  const { accessToken } = await signIn('eva@league.test');
  expect((await call('GET', 'me', { token: accessToken, host: 'other.test' })).status).toBe(401);
  const link = await createSignInLink(scope, await addStaff(scope, { email: 'eva@league.test', role: 'editor' }));
  expect((await call('POST', 'session', { body: { token: link }, host: 'other.test' })).status).toBe(401);
});

test.each(['', 'unknown-token'])('"%s" opens nothing', async (token) => {
  expect((await call('GET', 'me', { token })).status).toBe(401);
});

test('who signs out, or is no longer staff, is out', async () => {
  const { accessToken: first } = await signIn('ivo@league.test');
  const { accessToken: second } = await signIn('ivo@league.test');
  expect((await call('DELETE', 'session', { token: first })).status).toBe(200);
  expect((await call('GET', 'me', { token: first })).status).toBe(401);
  expect((await call('GET', 'me', { token: second })).status).toBe(200);
  await removeStaff(scope, 'ivo@league.test');
  expect((await call('GET', 'me', { token: second })).status).toBe(401);
});

test('staff is listed by tenant', async () => {
  await addStaff(stranger, { email: 'zoe@other.test', role: 'admin' });
  expect(await listStaff(stranger)).toEqual([{ email: 'zoe@other.test', name: 'zoe', role: 'admin' }]);
  await expect(removeStaff(stranger, 'ana@league.test')).rejects.toMatchObject({ code: 'not-found' });
});

test('a body that says nothing is refused with its place', async () => {
  const response = await call('POST', 'session', { body: { token: 7 } });
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'bad-request', issues: [{ path: 'token', message: expect.any(String) }] }),
  ]);
});

test('the own channel is signed, that of nobody else', async () => {
  const { accessToken: token, member } = await signIn('una@league.test');
  const sign = (channel: string) => call('POST', 'channels/authorize', { token, body: { socketId: '1.2', channel } });
  const own = await (await sign(`private-user.${member.userId}`)).json();
  expect(own).toEqual({ auth: expect.stringMatching(/^courtside:[0-9a-f]{64}$/) });
  expect((await sign('private-user.somebody-else')).status).toBe(403);
});
