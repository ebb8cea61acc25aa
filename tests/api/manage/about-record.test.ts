import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AboutRecord } from '#lib/api/contract/about-record.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
const tokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  const { scope } = await openTable(database.db, 'league');
  await openTable(database.db, 'other');
  for (const role of ['editor', 'scorer'] as const) tokens[role] = await signInAs(scope, role);
});
afterAll(() => database.close());

async function call(method: string, path: string, body?: object, role: StaffRole = 'editor', host = 'league.test') {
  const response = await api.request(`http://${host}/api/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[role]}`, 'cache-control': 'no-cache' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}
const record = async (): Promise<AboutRecord> => (await call('GET', 'manage/about')).answer;
const save = (input: object) => call('PUT', 'manage/about', input);
const pageIn = async (locale: string) => (await call('GET', `website/about?locale=${locale}`)).answer;

test('what the office writes stands on the page, in each language, and is sanitised there', async () => {
  const { revision } = await record();
  const ana = { name: 'Ana Anić', role: { sr: 'Sekretar', en: 'Secretary' }, email: 'ana@league.example', phone: null };
  const saved = await save({
    revision,
    body: { sr: '<p>O ligi</p>', en: '<p>The league</p><script>alert(1)</script>', fr: ' ' },
    phone: '+381 11 123',
    address: { name: 'Liga', street: null, city: 'Beograd', country: null, latitude: null, longitude: null },
    social: [{ network: 'instagram', url: 'https://instagram.com/liga' }],
    people: [{ ...ana, portrait: null }],
  });
  expect(saved).toMatchObject({ status: 200, answer: { revision: revision + 1, email: null, people: [ana] } });
  expect(Object.keys(saved.answer.body).toSorted()).toEqual(['en', 'sr']);
  expect(await pageIn('en')).toMatchObject({
    body: '<p>The league</p>',
    language: 'en',
    phone: '+381 11 123',
    address: { city: 'Beograd' },
    social: [{ network: 'instagram' }],
    people: [{ name: 'Ana Anić', role: 'Secretary' }],
  });
  expect(await pageIn('sr')).toMatchObject({ body: '<p>O ligi</p>', people: [{ role: 'Sekretar' }] });
  const emptied = await save({ people: [], address: null });
  expect(emptied.answer).toMatchObject({ people: [], address: null, phone: '+381 11 123' });
});

test('an older revision gets what is there now, and what is no address is refused with its place', async () => {
  const { revision } = await record();
  await save({ revision, email: 'office@league.example' });
  expect(await save({ revision, email: 'late@league.example' })).toMatchObject({
    status: 409,
    answer: { current: { email: 'office@league.example', revision: revision + 1 } },
  });
  const wrong = await save({
    people: [{ name: '', role: {}, email: null, phone: null, portrait: null }],
    social: [{ network: 'x', url: 'javascript:alert(1)' }],
  });
  expect(wrong.status).toBe(400);
  expect(wrong.answer.issues.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['social.0.url', 'people.0.name']),
  );
  const portrait = `/api/v2/website/assets/${'a'.repeat(64)}`;
  const unknown = { name: 'Ana', role: {}, email: null, phone: null, portrait };
  expect((await save({ people: [unknown] })).status).toBeGreaterThanOrEqual(400);
  expect((await record()).people).toEqual([]);
});

test('a scorer and the staff of another site neither see nor change it', async () => {
  expect((await call('GET', 'manage/about', undefined, 'scorer')).status).toBe(403);
  expect((await call('PUT', 'manage/about', {}, 'scorer')).status).toBe(403);
  expect((await call('PUT', 'manage/about', {}, 'editor', 'other.test')).status).toBe(401);
});
