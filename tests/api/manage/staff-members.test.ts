import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import { addServiceToken } from '#server/auth/service-tokens.ts';
import { listMembers } from '#server/auth/staff/list-members.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { createLog } from '#server/log.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { takeInto } from '#tests/fixtures/mail/take-mails.ts';
import { signInAs, signInFor } from '#tests/fixtures/staff.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let scope: TenantScope;
let host: string;
let admin: string;
let number = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  number += 1;
  host = `league-${number}.test`;
  scope = { db: database.db, tenantId: await insertTenant(database.db, `league-${number}`, [host]) };
  admin = await signInAs(scope, 'admin');
});

async function call(method: string, path: string, body: object = {}, token = admin) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const response = await api.request(`http://${host}/api/v2/manage/${path}`, { method, headers, ...sent });
  return { status: response.status, answer: await response.json() };
}

const invite = (role: StaffRole, email = 'mia@league.test') => call('POST', 'staff', { email, name: 'Mia', role });
const tokenOf = ({ path }: { path: string }) => path.split('#')[1] ?? '';
const signIn = (token: string) => call('POST', 'session', { token }, '');

test('an invitation and a new link are sent by mail where there is a server for mails', async () => {
  const mails: Mail[] = [];
  const accounts = { hasMailServer: true, sendMail: takeInto(mails) };
  api = createApi({ db: database.db, log: createLog('silent'), accounts });
  const { answer } = await invite('editor');
  expect(answer.signInLink.mailedTo).toBe('mia@league.test');
  await call('POST', `staff/${answer.member.userId}/links`);
  expect(mails).toMatchObject([{ kind: 'invitation', email: 'mia@league.test', name: 'Mia' }, { kind: 'invitation' }]);
  expect(mails[0]?.link).toBe(`https://${host}/sr${answer.signInLink.path}`);
  api = createApi({
    db: database.db,
    log: createLog('silent'),
    accounts: { ...accounts, sendMail: async () => 'failed' as const },
  });
  expect((await invite('editor')).answer.signInLink.mailedTo).toBeNull();
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  expect((await invite('editor')).answer.signInLink.mailedTo).toBeNull();
});

test('an admin invites a colleague, who signs in once by the link and has the roles granted', async () => {
  const { answer } = await invite('editor');
  const token = tokenOf(answer.signInLink);
  const { answer: session } = await signIn(token);
  expect(session.member).toMatchObject({ name: 'Mia', email: 'mia@league.test', roles: ['editor'] });
  expect((await signIn(token)).status).toBe(401);

  const { answer: granted } = await invite('scorer');
  expect(granted).toMatchObject({ member: { roles: ['editor', 'scorer'] }, signInLink: null });
  const { answer: list } = await call('GET', 'staff');
  expect(list.items).toMatchObject([{ name: 'Mia', lastUsedAt: expect.any(String) }, { roles: ['admin'] }]);
});

test('a role that is taken away ends the session and the open links of its holder', async () => {
  const { member, signInLink } = (await invite('scorer')).answer;
  const { accessToken } = (await signIn(tokenOf(signInLink))).answer;
  const { answer: link } = await call('POST', `staff/${member.userId}/links`);
  expect((await call('DELETE', `staff/${member.userId}/grants/${member.grants[0].id}`)).status).toBe(200);
  expect((await call('GET', 'me', {}, accessToken)).status).toBe(401);
  expect((await signIn(tokenOf(link))).status).toBe(401);
  expect((await call('POST', `staff/${member.userId}/links`)).status).toBe(404);
});

test('nobody takes the role of admin from themselves', async () => {
  const { answer: me } = await call('GET', 'me');
  const { status, answer } = await call('DELETE', `staff/${me.userId}/grants/${me.grants[0].id}`);
  expect(status).toBe(409);
  expect(answer.message).toContain('another admin');
  expect((await call('GET', 'me')).status).toBe(200);
});

/** Somebody with the role of admin, besides whoever signed in first. */
async function anotherAdmin() {
  const { userId, token } = await signInFor(scope, { role: 'admin' });
  const { answer } = await call('GET', 'me', {}, token);
  return { path: `staff/${userId}/grants/${answer.grants[0].id}`, token };
}

const countAdmins = async () =>
  (await listMembers(scope)).filter(({ grants }) => grants.some(({ role, league }) => role === 'admin' && !league))
    .length;

test.each(['DELETE', 'PUT'])(
  'two admins who take the role from each other at once (%s): one of them keeps it',
  async (method) => {
    const { answer: me } = await call('GET', 'me');
    const other = await anotherAdmin();
    const body = { role: 'editor' };
    const answers = await Promise.all([
      call(method, other.path, body),
      call('DELETE', `staff/${me.userId}/grants/${me.grants[0].id}`, {}, other.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countAdmins()).toBe(1);
  },
);

test('the key of a machine does not take the role of the last admin, nor narrow it to a league', async () => {
  const operator = { ...scope, actor: { kind: 'operator' } } as const;
  const key = await addServiceToken(operator, { name: 'feed', role: 'admin' });
  const { answer: me } = await call('GET', 'me');
  const own = `staff/${me.userId}/grants/${me.grants[0].id}`;
  for (const refused of [await call('DELETE', own, {}, key), await call('PUT', own, { role: 'editor' }, key)])
    expect(refused).toMatchObject({ status: 409, answer: { message: expect.stringContaining('the last admin') } });
  const other = await anotherAdmin();
  expect((await call('DELETE', other.path, {}, key)).status).toBe(200);
  expect(await countAdmins()).toBe(1);
});

test.each([
  ['an address that is none', { email: 'mia', name: 'Mia', role: 'scorer' }, 'email'],
  ['no name', { email: 'mia@league.test', name: ' ', role: 'scorer' }, 'name'],
  ['an unknown role', { email: 'mia@league.test', name: 'Mia', role: 'king' }, 'role'],
])('an invitation with %s is refused, and nobody is added', async (_, body, path) => {
  expect(await call('POST', 'staff', body)).toMatchObject({ status: 400, answer: { issues: [{ path }] } });
  expect((await call('GET', 'staff')).answer.items).toHaveLength(1);
});

test('a member of another tenant is not found', async () => {
  const { member } = (await invite('scorer')).answer;
  host = 'league-other.test';
  const tenantId = await insertTenant(database.db, 'league-other', [host]);
  admin = await signInAs({ db: database.db, tenantId }, 'admin');
  expect((await call('POST', `staff/${member.userId}/links`)).status).toBe(404);
  expect((await call('DELETE', `staff/${member.userId}/grants/${member.grants[0].id}`)).status).toBe(404);
  expect((await call('GET', 'staff')).answer.items).toHaveLength(1);
});
