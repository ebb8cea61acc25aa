import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteLook, SiteLookInput } from '#lib/api/contract/look.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
const tokens = {} as Record<StaffRole, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
  table = await openTable(database.db, 'league');
  await openTable(database.db, 'other');
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
});
afterAll(() => database.close());

async function call(method: string, path: string, body?: BodyInit, role: StaffRole = 'admin', host = 'league.test') {
  const response = await api.request(`http://${host}/api/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[role]}`, 'cache-control': 'no-cache' },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, answer: await response.json() };
}

const look = async (): Promise<SiteLook> => (await call('GET', 'manage/look')).answer;
const save = (input: SiteLookInput) => call('PUT', 'manage/look', JSON.stringify(input));

const drawn = (side: number, color: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer();

async function upload(side: number, color: string): Promise<string> {
  const { answer } = await call('POST', 'manage/pictures', new Uint8Array(await drawn(side, color)));
  return answer.address;
}

test('title, colours and pictures are saved as one, and pages have them', async () => {
  const { revision } = await look();
  const [crest, logo] = [await upload(200, '#aa0000'), await upload(40, '#00aa00')];
  const saved = await save({ revision, title: 'Liga Jug', colors: { color1: '#102030' }, crest, logo });
  expect(saved).toMatchObject({ status: 200, answer: { revision: revision + 1, title: 'Liga Jug', logo } });
  const config = (await call('GET', 'website/config')).answer;
  expect(config).toMatchObject({ settings: { title: 'Liga Jug', colors: { color1: '#102030' } }, logo });
  expect(saved.answer.crest).toBe(config.crest.androidChromeLg);
  expect(await save({ title: 'Liga Jug' })).toMatchObject({ status: 200, answer: { revision: revision + 1 } });
});

test('of fifty saves of one revision one wins, and the others get what it has saved', async () => {
  const { revision } = await look();
  const titles = Array.from({ length: 50 }, (_, index) => `Title ${index}`);
  const saves = await Promise.all(titles.map((title) => save({ revision, title })));
  const winners = saves.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const stale = saves.filter(({ status }) => status === 409);
  expect(stale.map(({ answer }) => answer.current)).toEqual(Array(49).fill(winners[0]?.answer));
});

test('a change at the command line makes an older revision of the office stale', async () => {
  const { revision } = await look();
  await setTenant(table.scope, { title: 'By the operator' });
  expect(await save({ revision, title: 'By the office' })).toMatchObject({
    status: 409,
    answer: { code: 'conflict', current: { title: 'By the operator', revision: revision + 1 } },
  });
});

test('sponsors are replaced as a whole, in their order, and those that stay keep their logo', async () => {
  const [bank, water] = [await upload(60, '#0000aa'), await upload(60, '#00aaaa')];
  const sponsors = [
    { name: 'Bank', logo: bank, url: 'https://bank.test/' },
    { name: 'Water', logo: water, url: null },
  ];
  expect((await save({ sponsors })).answer.sponsors).toEqual(sponsors);
  const turned = sponsors.toReversed();
  expect((await save({ sponsors: turned })).answer.sponsors).toEqual(turned);
  expect((await call('GET', 'website/config')).answer.sponsors).toEqual(turned);
  expect((await save({ sponsors: turned.slice(1) })).answer.sponsors).toEqual(turned.slice(1));
});

test.each<[string, SiteLookInput, number, RegExp]>([
  ['a logo that was not uploaded', { logo: `/api/v2/website/assets/${'a'.repeat(22)}` }, 404, /asset/],
  ['a logo of another site', { logo: 'https://elsewhere.test/logo.png' }, 400, /uploaded picture/],
  ['two sponsors of one name', { sponsors: Array(2).fill({ name: 'Bank', logo: 'x', url: null }) }, 400, /once/],
  ['a sponsor without a logo', { sponsors: [{ name: 'New', logo: '', url: null }] }, 400, /upload the picture/],
  ['no title', { title: ' ' }, 400, /title/],
  ['a colour by name', { colors: { color1: 'red' } }, 400, /color1/],
])('%s is refused and changes nothing', async (_, input, status, message) => {
  const before = await look();
  const { status: answered, answer } = await save({ title: 'Half', ...input });
  expect([answered, answer.message]).toEqual([status, expect.stringMatching(message)]);
  expect(await look()).toEqual(before);
});

test('a crest that would be blurred is refused', async () => {
  const before = await look();
  const refused = await save({ crest: await upload(100, '#123456') });
  expect(refused).toMatchObject({ status: 400, answer: { message: expect.stringContaining('192 × 192') } });
  expect(await look()).toEqual(before);
});

test('what is no picture, and who may not upload or is of another site, is refused', async () => {
  expect(await call('POST', 'manage/pictures', 'no picture')).toMatchObject({ status: 400 });
  const picture = new Uint8Array(await drawn(20, '#000000'));
  expect((await call('POST', 'manage/pictures', picture, 'editor')).status).toBe(200);
  expect((await call('POST', 'manage/pictures', picture, 'scorer')).status).toBe(403);
  expect((await call('POST', 'manage/pictures', picture, 'admin', 'other.test')).status).toBe(401);
  expect((await call('PUT', 'manage/look', '{}', 'editor')).status).toBe(403);
});
