import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { createSignInLink } from '#server/auth/sign-in-link.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { listMembers } from '#server/auth/staff/list-members.ts';
import { removeStaff } from '#server/auth/staff/remove-staff.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { accessTokens, sessions } from '#server/db/schema/users.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAsBefore } from '#tests/fixtures/staff.ts';
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
  const grant = { id: expect.any(String), role: 'scorer', league: null, club: null };
  expect(member).toEqual({ userId, name: 'Ana', email: 'ana@league.test', roles: ['scorer'], grants: [grant] });
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
  expect(await listMembers(stranger)).toMatchObject([{ email: 'zoe@other.test', name: 'zoe', roles: ['admin'] }]);
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

const cookieOf = (response: Response) => /courtside-staff=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1];

function refresh({ cookie = '', token = '', origin = 'https://league.test', host = 'league.test' } = {}) {
  const headers = {
    host,
    ...(origin && { origin }),
    ...(cookie && { cookie: `courtside-staff=${cookie}` }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return api.request(`http://${host}/api/v2/manage/session/refresh`, { method: 'POST', headers });
}

async function signInFromPage(email: string) {
  const userId = await addStaff(scope, { email, role: 'scorer', name: 'Ana' });
  const response = await api.request('http://league.test/api/v2/manage/session', {
    method: 'POST',
    headers: { host: 'league.test', origin: 'https://league.test', 'user-agent': 'Tablet' },
    body: JSON.stringify({ token: await createSignInLink(scope, userId) }),
  });
  return { response, cookie: cookieOf(response) ?? '', answer: await response.clone().json() };
}

test('a bearer lasts ten minutes; the cookie of its page is sent to one call only, out of reach of scripts', async () => {
  const { response, answer } = await signInFromPage('mia@league.test');
  const minutes = (Date.parse(answer.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  expect(response.headers.get('set-cookie')).toMatch(
    /^courtside-staff=[\w-]{43}; Path=\/api\/v2\/manage\/session\/refresh; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
  );
  await database.db.update(accessTokens).set({ expiresAt: new Date() });
  expect((await call('GET', 'me', { token: answer.accessToken })).status).toBe(401);
});

/** As if the secrets of all sessions had served for some hours. */
const age = () => database.db.update(sessions).set({ rotatedAt: new Date(Date.now() - 7_200_000) });

test('the cookie gives new bearers and is rotated; its secrets are stored as digests', async () => {
  const { cookie, answer } = await signInFromPage('lea@league.test');
  const first = await refresh({ cookie });
  const { accessToken, member } = await first.json();
  expect([first.status, member, cookieOf(first)]).toEqual([200, answer.member, cookie]);
  expect((await call('GET', 'me', { token: accessToken })).status).toBe(200);
  await age();
  const second = cookieOf(await refresh({ cookie })) ?? '';
  await age();
  const third = cookieOf(await refresh({ cookie: second })) ?? '';
  expect(new Set([cookie, second, third]).size).toBe(3);
  expect([(await refresh({ cookie: third })).status, (await refresh({ cookie })).status]).toEqual([200, 401]);
  const stored = JSON.stringify(await database.db.select().from(sessions));
  for (const secret of [cookie, second, third, accessToken]) expect(stored).not.toContain(secret);
});

test('an answer that was lost is given again, and pages that refresh at once all stay', async () => {
  const { cookie } = await signInFromPage('nora@league.test');
  await age();
  const answers = await Promise.all([refresh({ cookie }), refresh({ cookie }), refresh({ cookie })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(cookieOf)).size).toBe(1);
  expect(cookieOf(answers[0] as Response)).not.toBe(cookie);
  for (const answer of answers)
    expect((await call('GET', 'me', { token: (await answer.json()).accessToken })).status).toBe(200);
});

test.each(['https://evil.test', 'https://other.test', 'https://desk.league.test', 'null', ''])(
  'a page of %j cannot refresh',
  async (origin) => {
    const { cookie } = await signInFromPage('olga@league.test');
    expect([401, 403, 404]).toContain((await refresh({ cookie, origin })).status);
    expect((await refresh({ cookie })).status).toBe(200);
  },
);

test('the cookie of one tenant opens nothing at another, and none opens nothing', async () => {
  const { cookie } = await signInFromPage('petra@league.test');
  expect((await refresh({ cookie, host: 'other.test', origin: 'https://other.test' })).status).toBe(401);
  expect((await refresh()).status).toBe(401);
});

test('who signs out loses the cookie and what it could refresh', async () => {
  const { cookie, answer } = await signInFromPage('rita@league.test');
  const out = await call('DELETE', 'session', { token: answer.accessToken });
  expect(cookieOf(out)).toBe('');
  expect((await refresh({ cookie })).status).toBe(401);
});

test('the bearer of an earlier build works until its page has exchanged it for a cookie', async () => {
  const token = await signInAsBefore(scope, 'scorer');
  expect((await call('GET', 'me', { token })).status).toBe(200);
  const lost = await refresh({ token });
  expect(lost.status).toBe(200);
  const taken = await refresh({ token });
  expect(cookieOf(taken)).toBe(cookieOf(lost));
  expect((await call('GET', 'me', { token })).status).toBe(200);
  expect((await refresh({ cookie: cookieOf(taken) ?? '' })).status).toBe(200);
  expect((await call('GET', 'me', { token })).status).toBe(401);
  await age();
  expect((await refresh({ cookie: cookieOf(taken) ?? '' })).status).toBe(200);
  expect((await refresh({ token })).status).toBe(401);
});
