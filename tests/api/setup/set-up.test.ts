import { afterEach, beforeEach, expect, test } from 'vitest';
import { paletteOf } from '#lib/theme/palette-of.ts';
import { createApi } from '#server/api/app.ts';
import { issueSetupCode } from '#server/auth/setup/setup-code.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { installation } from '#server/db/schema/installation.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { createLog } from '#server/log.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let code: string;
beforeEach(async () => {
  database = await createTestDatabase();
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  code = await issueSetupCode(database.db);
});
afterEach(() => database.close());

const site = {
  title: 'Лига Дрине',
  host: 'liga.example',
  locales: ['sr', 'en'],
  timeZone: 'Europe/Belgrade',
  colors: paletteOf('#102030', '#c04020'),
};
const admin = { name: 'Ana Anić', email: 'ana@liga.example' };
const league = { season: '2026/27', name: 'Prva liga', rulesProfile: 'euroleague', teams: ['Sava', 'Drina', 'Ljig'] };

async function post(path: string, body: object, origin = 'https://liga.example') {
  const headers = { 'content-type': 'application/json', origin };
  const address = `http://${new URL(origin).host}/api/v2/${path}`;
  const response = await api.request(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json(), cookie: response.headers.get('set-cookie') };
}

async function get(path: string, host: string, token?: string) {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await api.request(`http://${host}/api/v2/${path}`, { headers });
  return { status: response.status, answer: await response.json() };
}

const setUp = (values: object = {}, origin?: string) => post('setup', { code, admin, site, league, ...values }, origin);

test('makes the first site with its admin and league, who is signed in at once', async () => {
  const before = await get('website/config', 'liga.example');
  expect(before).toMatchObject({ status: 404, answer: { message: expect.stringContaining('/setup') } });

  const { status, answer, cookie } = await setUp();
  expect({ status, answer }).toMatchObject({
    status: 200,
    answer: {
      address: 'https://liga.example',
      signInLink: null,
      session: { member: { ...admin, roles: ['admin'] } },
    },
  });
  expect(cookie).toContain('HttpOnly');
  const { answer: config } = await get('website/config', 'liga.example');
  expect(config.config.website).toMatchObject({
    title: 'Лига Дрине',
    domainUrl: 'https://liga.example',
    locales: ['sr', 'en'],
    fallbackLocale: 'sr',
    timeZone: 'Europe/Belgrade',
    colors: { color1: '#102030', colorButton: '#c04020' },
  });
  const { answer: seasons } = await get('manage/seasons', 'liga.example', answer.session.accessToken);
  expect(seasons.items).toMatchObject([
    { name: '2026/27', isCurrent: true, leagues: [{ name: 'Prva liga', teams: 3, games: 0 }] },
  ]);
  const [{ id }] = seasons.items[0].leagues;
  const { answer: made } = await get(`manage/leagues/${id}`, 'liga.example', answer.session.accessToken);
  expect(made).toMatchObject({ rules: { extends: 'euroleague' }, standings: { extends: 'euroleague' } });
  const { answer: trail } = await get('manage/audit', 'liga.example', answer.session.accessToken);
  expect(JSON.stringify(trail)).toContain('Ana Anić');
});

test('works without a league, and hands out a link where the site has another host than the page', async () => {
  const { answer } = await setUp({ league: undefined }, 'http://10.0.0.7:3000');
  expect(answer).toMatchObject({ address: 'https://liga.example', session: null });
  const token = new URL(answer.signInLink).hash.slice(1);
  const { status } = await post('manage/session', { token });
  expect(status).toBe(200);
});

test('keeps scheme and port of an address without https', async () => {
  const { answer } = await setUp({ site: { ...site, host: '10.0.0.7' } }, 'http://10.0.0.7:3000');
  expect(answer).toMatchObject({ address: 'http://10.0.0.7:3000', session: expect.anything() });
});

test('takes the code as it is read out, and stores its digest only', async () => {
  const [row] = await database.db.select().from(installation);
  expect(row?.value).not.toContain(code);
  expect((await post('setup/code', { code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
});

test('refuses a wrong code, and the right one after twenty wrong ones', async () => {
  const limits = { read: lax, change: lax, upload: lax, signIn: lax, report: lax };
  api = createApi({ db: database.db, log: createLog('silent'), limits });
  for (let count = 0; count < 20; count += 1)
    expect(await post('setup/code', { code: 'AAAA-BBBB' })).toMatchObject({
      status: 403,
      answer: { issues: [{ path: 'code' }] },
    });
  expect((await setUp()).status).toBe(403);
  expect(await database.db.$count(tenants)).toBe(0);
});
const lax = { address: 1000, tenant: 1000 };

test('refuses a code of yesterday, and one that a newer start has replaced', async () => {
  await issueSetupCode(database.db);
  expect((await setUp()).status).toBe(403);
  code = await issueSetupCode(database.db);
  const [row] = await database.db.select().from(installation);
  const value = JSON.stringify({ ...JSON.parse(row?.value ?? ''), expiresAt: new Date(Date.now() - 1).toISOString() });
  await database.db.update(installation).set({ value });
  expect((await setUp()).status).toBe(403);
});

test('is over once there is a tenant, by whichever way', async () => {
  await insertTenant(database.db, 'first', ['first.test']);
  expect((await setUp()).status).toBe(409);
  expect((await post('setup/code', { code })).status).toBe(409);
});

test('of several at once one makes the site', async () => {
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => setUp({ site: { ...site, title: name } })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409 || status === 403)).toHaveLength(3);
  expect(await database.db.$count(tenants)).toBe(1);
});

test.each([
  ['site.host', { site: { ...site, host: 'https://liga.example' } }],
  ['site.timeZone', { site: { ...site, timeZone: 'Mars/Base' } }],
  ['admin.email', { admin: { ...admin, email: 'ana' } }],
  ['site.locales', { site: { ...site, locales: ['sr', 'sr'] } }],
  ['rulesProfile', { league: { ...league, rulesProfile: 'street' } }],
])('names %s where it is wrong, and the code can be used again', async (path, values) => {
  expect(await setUp(values)).toMatchObject({
    status: 400,
    answer: { issues: [{ path: expect.stringContaining(path) }] },
  });
  expect(await database.db.$count(tenants)).toBe(0);
  expect((await setUp()).status).toBe(200);
});
