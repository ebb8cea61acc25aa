import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DuplicatePair } from '#lib/api/contract/people/duplicates.ts';
import type { PersonInput, PersonRecord } from '#lib/api/contract/people/person.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { people } from '#server/db/schema/people.ts';
import { renamePerson } from '#server/league/person/rename.ts';
import { enterMembers } from '#server/league/squad/enter.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let other: Table;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  token = await signInAs(table.scope, 'editor');
});
afterAll(() => database.close());

async function call(method: string, path: string, body?: BodyInit) {
  const response = await api.request(`http://league.test/api/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, answer: await response.json() };
}

const read = async (id: string): Promise<PersonRecord> => (await call('GET', `manage/people/${id}`)).answer;
const save = (id: string, input: PersonInput) => call('PUT', `manage/people/${id}`, JSON.stringify(input));
const pageOf = (slug: string) => call('GET', `website/players/${slug}?locale=en`);
const named = async (search: string): Promise<string[]> =>
  (await call('GET', `manage/people?search=${encodeURIComponent(search)}`)).answer.items.map(
    ({ firstName, lastName }: PersonRecord) => `${firstName} ${lastName}`,
  );

/** Somebody new in the squad of a team. */
async function enter(firstName: string, lastName: string, birthDate: string | null = null, team: 'a' | 'c' = 'c') {
  const entry = { firstName, lastName, birthDate, isAnother: true, role: 'player', number: null } as const;
  const place = { position: null, isCaptain: false, from: null, until: null } as const;
  const { members } = await enterMembers(table.scope, table.ids.teams[team], [{ ...entry, ...place }], 'tenant');
  return members[0]?.person.id ?? '';
}

test('people are found by the beginnings of their words, with and without diacritics, and a page follows the other', async () => {
  await enter('Đorđe', 'Šljivić');
  expect(await named('djordj slj')).toEqual(['Đorđe Šljivić']);
  expect(await named('Ђорђе Шљивић')).toEqual(['Đorđe Šljivić']);
  const first = (await call('GET', 'manage/people?limit=20')).answer;
  const next = (await call('GET', `manage/people?limit=20&cursor=${first.nextCursor}`)).answer;
  expect([first.items.length, next.items.length, next.nextCursor]).toEqual([20, 5, null]);
});

test('facts, names of other languages and a portrait are saved as one, and the page of the player has them', async () => {
  const id = await enter('Petar', 'Simić');
  const { revision } = await read(id);
  const file = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#aa0000' } })
    .png()
    .toBuffer();
  const portrait = (await call('POST', 'manage/pictures', new Uint8Array(file))).answer.address;
  const facts = { birthDate: '2000-02-29', heightCm: 201, weightKg: 99, nationality: 'RS', position: 'PF' } as const;
  const names = { ru: { firstName: 'Петар', lastName: 'Симич' } };
  const saved = await save(id, { ...facts, names, portrait, revision });
  expect(saved).toMatchObject({ status: 200, answer: { ...facts, names, portrait, revision: revision + 1, games: 0 } });
  expect((await pageOf('petar-simic')).answer).toMatchObject({ heightCm: 201, nationality: 'RS', portrait });
  const russian = (await call('GET', 'website/players/petar-simic?locale=ru')).answer;
  expect(russian.name).toBe('Петар Симич');
});

test('the address follows a new name, and the former one leads to it', async () => {
  const id = await enter('Milan', 'Krstic');
  expect((await save(id, { lastName: 'Krstajić' })).answer).toMatchObject({ slug: 'milan-krstajic' });
  expect((await pageOf('milan-krstic')).answer.slug).toBe('milan-krstajic');
});

test('a change at the command line makes an older revision of the office stale', async () => {
  const id = await enter('Vuk', 'Lazić');
  const { revision } = await read(id);
  await renamePerson(table.scope, id, { firstName: 'Vukan', lastName: 'Lazić' });
  expect(await save(id, { revision, heightCm: 190 })).toMatchObject({
    status: 409,
    answer: { current: { firstName: 'Vukan', heightCm: null, revision: revision + 1 } },
  });
});

test('a minor is not public in full until somebody says so', async () => {
  const id = await enter('Ana', 'Malić');
  const birthDate = `${new Date().getUTCFullYear() - 12}-01-01`;
  expect((await save(id, { birthDate })).answer).toMatchObject({ visibility: null, publicLevel: 'short' });
  expect((await save(id, { visibility: 'full' })).answer).toMatchObject({ visibility: 'full', publicLevel: 'full' });
});

test.each<[string, PersonInput, number, RegExp]>([
  ['no last name', { lastName: ' ' }, 400, /last name is missing/],
  ['a birth date to come', { birthDate: '2999-01-01' }, 400, /still to come/],
  ['a height in metres', { heightCm: 2 }, 400, /heightCm/],
  ['a portrait that was not uploaded', { portrait: `/api/v2/website/assets/${'a'.repeat(22)}` }, 404, /asset/],
  ['a portrait of another site', { portrait: 'https://elsewhere.test/me.png' }, 400, /uploaded picture/],
])('%s is refused and changes nothing', async (_, input, status, message) => {
  const id = table.person('home', 1);
  const before = await read(id);
  const refused = await save(id, { nationality: 'ME', ...input });
  expect([refused.status, refused.answer.message]).toEqual([status, expect.stringMatching(message)]);
  expect(await read(id)).toEqual(before);
});

test('somebody without games is removed, and who is on a sheet is not', async () => {
  const id = await enter('Suvišni', 'Zapis');
  expect((await call('DELETE', `manage/people/${id}`, '{}')).status).toBe(200);
  expect((await call('GET', `manage/people/${id}`)).status).toBe(404);
  const refused = await call('DELETE', `manage/people/${table.person('home', 0)}`, '{}');
  expect(refused).toMatchObject({ status: 409, answer: { message: expect.stringContaining('merge the two') } });
});

test('records of one person are suggested, shown with what moves, and merged', async () => {
  const one = table.person('away', 0);
  await save(one, { firstName: 'Đorđe', lastName: 'Radović', birthDate: '1999-09-09', names: {} });
  const twin = await enter('Djordje', 'Radovic', null, 'a');
  const typo = await enter('Đorđe', 'Radovič', '1999-09-09');
  await enter('Đorđe', 'Radović', '1988-08-08');
  const pairs: DuplicatePair[] = (await call('GET', 'manage/duplicates')).answer.items;
  const ofOne = pairs.filter(({ keep, duplicate }) => [keep.id, duplicate.id].includes(one));
  const others = ofOne.map(({ keep, duplicate, reason, hasSameBirthDate }) => ({
    id: keep.id === one ? duplicate.id : keep.id,
    reason,
    hasSameBirthDate,
  }));
  expect(others).toEqual([
    { id: typo, reason: 'same-name', hasSameBirthDate: true },
    { id: twin, reason: 'same-name', hasSameBirthDate: false },
  ]);
  const preview = (await call('GET', `manage/people/${twin}/merge/${one}`)).answer;
  expect(preview).toMatchObject({ refusal: null, moves: { squads: 1, lines: 6 } });
  expect(preview.moves.games).toBeGreaterThan(0);
  expect(preview.differences).toEqual([{ fact: 'name', kept: 'Djordje Radovic', dropped: 'Đorđe Radović' }]);
  const merged = await call('POST', `manage/people/${one}/merge/${twin}`, '{}');
  expect(merged).toMatchObject({ status: 200, answer: { kept: { id: one, name: 'Đorđe Radović' }, games: 0 } });
  expect((await call('GET', `manage/people/${twin}`)).status).toBe(404);
});

test('two people of one game are not suggested, and a merge says why not', async () => {
  const [one, two] = [table.person('home', 2), table.person('home', 3)];
  await save(one, { firstName: 'Isti', lastName: 'Čovek' });
  await save(two, { firstName: 'Isti', lastName: 'Čovek' });
  const pairs: DuplicatePair[] = (await call('GET', 'manage/duplicates')).answer.items;
  expect(pairs.filter(({ keep }) => keep.id === one || keep.id === two)).toEqual([]);
  const { answer } = await call('GET', `manage/people/${one}/merge/${two}`);
  expect(answer.refusal).toContain('so they are two people');
  expect((await call('POST', `manage/people/${one}/merge/${two}`, '{}')).answer.message).toBe(answer.refusal);
});

test('another site’s people are not there', async () => {
  const foreign = other.person('home', 0);
  const own = table.person('home', 4);
  expect((await call('GET', `manage/people/${foreign}`)).status).toBe(404);
  expect((await save(foreign, { heightCm: 200 })).status).toBe(404);
  expect((await call('DELETE', `manage/people/${foreign}`, '{}')).status).toBe(404);
  expect((await call('GET', `manage/people/${own}/merge/${foreign}`)).status).toBe(404);
  expect((await call('POST', `manage/people/${own}/merge/${foreign}`, '{}')).status).toBe(404);
  const count = await database.db.$count(people, eq(people.id, foreign));
  expect(count).toBe(1);
});
