import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let api: ReturnType<typeof createApi>;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'desk');
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  token = await signInAs(table.scope, 'scorer');
});
afterAll(() => database.close());

const manage = async (path: string, body?: object) => {
  const response = await api.request(`http://localhost/api/v2/manage/games/${table.gameId}${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { host: 'desk.test', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
};
const manageNames = async (host = 'desk.test', bearer = token) => {
  const headers = { host, authorization: `Bearer ${bearer}` };
  return (await api.request('http://localhost/api/v2/manage/officials', { headers })).json();
};
const website = async (path: string) => {
  const response = await api.request(`http://localhost/api/v2/website/games/${table.gameId}${path}?locale=en`, {
    headers: { host: 'desk.test' },
  });
  return response.json();
};

test('officials and assistant coaches are entered at the table, changed during the game, and shown with it', async () => {
  const { sheet, record } = table;
  const officials = [
    { name: 'Ana Marija Kos', role: 'referee' },
    { name: 'Petar Lisac', role: 'umpire' },
    { name: 'Mila Rak', role: 'table' },
  ];
  const assistants = { home: 'Assistant Alfa', away: null };
  expect((await manage('/sheet', { ...sheet, assistants, officials })).status).toBe(200);
  expect((await manage('')).answer.officials).toEqual(officials);
  await record(tipOff(table), 0);

  const changed = officials.map((one) => (one.role === 'umpire' ? { ...one, name: 'Vuk Jelen' } : one));
  await manage('/sheet', { ...sheet, assistants: { ...assistants, away: 'Assistant Beta' }, officials: changed });
  expect((await manage('')).answer.officials).toEqual(changed);
  expect((await manage('/live')).answer.assistants).toEqual({ home: 'Assistant Alfa', away: 'Assistant Beta' });
  expect((await website('/live')).assistants.away).toBe('Assistant Beta');
  expect((await website('/box-score')).boxScore.home.assistantCoach).toBe('Assistant Alfa');
});

test('a sheet without officials and assistants leaves them as they are', async () => {
  await manage('/sheet', table.sheet);
  expect((await manage('')).answer.officials).toHaveLength(3);
  expect((await manage('/live')).answer.assistants.home).toBe('Assistant Alfa');
});

test('a name that is entered again is the same official, and none is listed twice in a role', async () => {
  const twice = [
    { name: 'Mila Rak', role: 'table' },
    { name: 'mila rak', role: 'table' },
  ];
  await manage('/sheet', { ...table.sheet, officials: twice });
  expect((await manage('')).answer.officials).toEqual([{ name: 'Mila Rak', role: 'table' }]);
});

test('a mistyped name that was corrected is not offered again', async () => {
  const named = (name: string) => manage('/sheet', { ...table.sheet, officials: [{ name, role: 'table' }] });
  await named('Mila Rkk');
  expect((await manageNames()).names).toContain('Mila Rkk');
  await named('Mila Rak');
  expect((await manageNames()).names).not.toContain('Mila Rkk');
});

test('the table is offered the names of the officials of its league, and of no other', async () => {
  const other = await openTable(database.db, 'other');
  await manage('/sheet', {
    ...table.sheet,
    officials: [
      { name: 'Mila Rak', role: 'table' },
      { name: 'Ana Marija Kos', role: 'referee' },
    ],
  });
  expect((await manageNames()).names).toEqual(['Ana Marija Kos', 'Mila Rak', 'Milan Sudija']);
  expect((await manageNames('other.test', await signInAs(other.scope, 'scorer'))).names).toEqual(['Milan Sudija']);
});
