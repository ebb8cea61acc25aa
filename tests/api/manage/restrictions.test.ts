import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
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
  table = await openTable(database.db, 'desk');
  other = await openTable(database.db, 'elsewhere');
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  for (const role of ['editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
  tokens.elsewhere = await signInAs(other.scope, 'admin');
});
afterAll(() => database.close());

const call = async (who: string, path: string, body?: object) => {
  const response = await api.request(`http://localhost/api/v2/manage/${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: {
      host: who === 'elsewhere' ? 'elsewhere.test' : 'desk.test',
      authorization: `Bearer ${tokens[who]}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
};
const restrict = (personId: string, body: object) => call('editor', `players/${personId}/restriction`, body);
const enter = (reason?: string) => {
  const [first, ...home] = table.sheet.home;
  return call('scorer', `games/${table.gameId}/sheet`, {
    ...table.sheet,
    home: [{ ...first, ...(reason && { reason }) }, ...home],
  });
};

test('a table that lists a suspended player has to say why, and the office finds the reason on its list', async () => {
  const personId = table.person('home', 0);
  expect((await restrict(personId, { restriction: 'suspended' })).answer.outcome).toBe('changed');
  expect((await restrict(personId, { restriction: 'suspended' })).answer.outcome).toBe('unchanged');
  const listed = () => call('scorer', `games/${table.gameId}/restrictions`);
  const suspended = { personId, restriction: 'suspended', until: null, count: null, endedOn: null };
  expect((await listed()).answer.players).toEqual([{ ...suspended, reason: null }]);

  const refused = await enter();
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.answer)).toContain('home.0.reason');
  expect((await call('editor', 'admissions')).answer.admissions).toEqual([]);

  expect((await enter('The appeal is not decided')).status).toBe(200);
  expect((await listed()).answer.players).toEqual([{ ...suspended, reason: 'The appeal is not decided' }]);
  expect((await call('editor', 'admissions')).answer.admissions).toMatchObject([
    { gameId: table.gameId, player: { id: personId }, restriction: 'suspended', reason: 'The appeal is not decided' },
  ]);
  // A reason that was given stands.
  expect((await enter()).status).toBe(200);
  expect((await call('scorer', 'admissions')).status).toBe(403);
  expect((await call('elsewhere', 'admissions')).answer.admissions).toEqual([]);
});

test('a player who is taken off the sheet is taken off the list of the office', async () => {
  const { home, ...rest } = table.sheet;
  const without = await call('scorer', `games/${table.gameId}/sheet`, { ...rest, home: home.slice(1) });
  expect(without.status).toBe(200);
  expect((await call('editor', 'admissions')).answer.admissions).toEqual([]);
});

test('a restriction that has ended or is lifted asks nothing', async () => {
  const personId = table.person('home', 0);
  await restrict(personId, { restriction: 'unlicensed', until: '2001-01-31' });
  expect((await enter()).status).toBe(200);
  await restrict(personId, { restriction: 'unlicensed' });
  await call('scorer', `games/${table.gameId}/sheet`, { ...table.sheet, home: table.sheet.home.slice(1) });
  expect((await enter()).status).toBe(400);
  await restrict(personId, { restriction: null });
  expect((await enter()).status).toBe(200);
});

test('a player of another league cannot be restricted', async () => {
  expect((await restrict(other.person('home', 0), { restriction: 'suspended' })).status).toBe(404);
});
