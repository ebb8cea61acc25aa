import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DuplicatePair } from '#lib/api/contract/people/duplicates.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { enterMembers } from '#server/league/squad/enter.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
let api: ReturnType<typeof createApi>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  tokens.league = await signInAs(table.scope, 'editor');
  tokens.other = await signInAs(other.scope, 'admin');
});
afterAll(() => database.close());

const call = async (method: string, path: string, site = 'league') => {
  const response = await api.request(`http://${site}.test/api/v2/manage/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[site]}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  return { status: response.status, answer: await response.json() };
};
const pairs = async (): Promise<DuplicatePair[]> => (await call('GET', 'duplicates')).answer.items;
const enter = async (firstName: string, lastName: string, team: 'a' | 'c') => {
  const place = { role: 'player', number: null, position: null, isCaptain: false, from: null, until: null } as const;
  const entry = { firstName, lastName, birthDate: null, isAnother: true, ...place };
  const { members } = await enterMembers(table.scope, table.ids.teams[team], [entry], 'tenant');
  return members[0]?.person.id ?? '';
};

test('two people whom somebody has told apart are not suggested again, until that is taken back', async () => {
  const [one, namesake] = [await enter('Marko', 'Savić', 'a'), await enter('Marko', 'Savić', 'c')];
  expect(await pairs()).toHaveLength(1);
  const path = `people/${namesake}/distinct/${one}`;
  expect((await call('PUT', path)).answer).toEqual({ outcome: 'changed' });
  expect((await call('PUT', `people/${one}/distinct/${namesake}`)).answer).toEqual({ outcome: 'unchanged' });
  expect(await pairs()).toEqual([]);
  expect((await call('DELETE', path)).answer).toEqual({ outcome: 'changed' });
  expect(await pairs()).toHaveLength(1);
});

test('who was told apart can still be merged, and what was said of the duplicate goes to the other', async () => {
  const [first, second, third] = [
    await enter('Petar', 'Ilin', 'a'),
    await enter('Petar', 'Ilin', 'c'),
    await enter('Petar', 'Ilin', 'c'),
  ];
  await call('PUT', `people/${first}/distinct/${second}`);
  await call('PUT', `people/${second}/distinct/${third}`);
  expect((await call('POST', `people/${first}/merge/${second}`)).status).toBe(200);
  const ids = (await pairs()).flatMap(({ keep, duplicate }) => [keep.id, duplicate.id]);
  expect(ids).not.toContain(third);
});

test('a record of another league, and one record twice, are refused', async () => {
  const [one, two] = [table.person('home', 0), table.person('home', 1)];
  expect((await call('PUT', `people/${one}/distinct/${two}`, 'other')).status).toBe(404);
  expect((await call('PUT', `people/${one}/distinct/${one}`)).status).toBe(400);
});
