import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteSettings, SiteSettingsInput } from '#lib/api/contract/site-settings.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
const tokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  table = await openTable(database.db, 'league');
  await openTable(database.db, 'other');
  for (const role of ['admin', 'editor'] as const) tokens[role] = await signInAs(table.scope, role);
});
afterAll(() => database.close());

async function call(method: string, path: string, body?: object, role: StaffRole = 'admin', host = 'league.test') {
  const response = await api.request(`http://${host}/api/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[role]}`, 'cache-control': 'no-cache' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}
const settings = async (): Promise<SiteSettings> => (await call('GET', 'manage/site-settings')).answer;
const save = (input: SiteSettingsInput) => call('PUT', 'manage/site-settings', input);
const publicSettings = async () => (await call('GET', 'website/config')).answer.config.website;

test('languages, time zone and what visitors are offered are saved as one, and pages have them', async () => {
  const { revision, ownLocale } = await settings();
  const locales = [ownLocale, 'es'] as const;
  const saved = await save({
    revision,
    locales: [...locales],
    timeZone: 'America/New_York',
    minimumAge: 16,
    messageKinds: ['final', 'news'],
    googleAnalyticsId: 'G-AB12CD34EF',
  });
  expect(saved).toMatchObject({
    status: 200,
    answer: { locales, ownLocale, timeZone: 'America/New_York', minimumAge: 16, messageKinds: ['final', 'news'] },
  });
  expect(saved.answer.revision).toBeGreaterThan(revision);
  expect(await publicSettings()).toMatchObject({
    locales,
    timeZone: 'America/New_York',
    googleAnalyticsId: 'G-AB12CD34EF',
  });
  const cleared = await save({ minimumAge: null, messageKinds: [], googleAnalyticsId: null });
  expect(cleared.answer).toMatchObject({ minimumAge: null, messageKinds: [], googleAnalyticsId: null, locales });
});

test('a zone that nobody knows, and a site without its own language, are refused and change nothing', async () => {
  const before = await settings();
  expect(await save({ timeZone: 'Mars/Olympus' })).toMatchObject({
    status: 400,
    answer: { issues: [{ path: 'timeZone', message: expect.stringContaining('Europe/Belgrade') }] },
  });
  const others = (['en', 'fr'] as const).filter((locale) => locale !== before.ownLocale);
  expect(await save({ locales: others, timeZone: 'UTC' })).toMatchObject({ status: 400 });
  expect((await save({ googleAnalyticsId: 'mine' })).status).toBe(400);
  expect((await save({ minimumAge: 30 })).status).toBe(400);
  expect(await settings()).toEqual(before);
});

test('of fifty saves of one revision one wins, and the others get what it has saved', async () => {
  const { revision } = await settings();
  const saves = await Promise.all(
    Array.from({ length: 50 }, (_, index) => save({ revision, minimumAge: 1 + (index % 21) })),
  );
  const winners = saves.filter(({ status }) => status === 200);
  const stale = saves.filter(({ status }) => status === 409);
  expect(winners).toHaveLength(1);
  expect(stale.map(({ answer }) => answer.current)).toEqual(Array(49).fill(winners[0]?.answer));
});

test('a change of the look makes an older revision of the settings stale, since both are the site’s', async () => {
  const { revision } = await settings();
  await setTenant(table.scope, { title: 'By the operator' });
  expect((await save({ revision, timeZone: 'UTC' })).status).toBe(409);
});

test('only admins of the site see and change them', async () => {
  expect((await call('GET', 'manage/site-settings', undefined, 'editor')).status).toBe(403);
  expect((await call('PUT', 'manage/site-settings', {}, 'editor')).status).toBe(403);
  expect((await call('GET', 'manage/site-settings', undefined, 'admin', 'other.test')).status).toBe(401);
});
