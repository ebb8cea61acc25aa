import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { mergePeople } from '#server/league/person/merge/merge-people.ts';
import { listProvisionalPlayers } from '#server/league/person/provisional/list-provisional-players.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
let api: ReturnType<typeof createApi>;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'desk');
  other = await openTable(database.db, 'elsewhere');
  api = createApi({ db: database.db, log: createLog('silent') });
  token = await signInAs(table.scope, 'scorer');
});
afterAll(() => database.close());

const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const response = await api.request(`http://localhost/api/v2/manage/games/${path}`, {
    method,
    headers: { host: 'desk.test', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
};
const website = async (path: string) => {
  const response = await api.request(`http://localhost/api/v2/website/${path}`, { headers: { host: 'desk.test' } });
  return { status: response.status, text: await response.text() };
};

test('an unknown player plays under a number, is nobody for the public, and gives all entries to the person found later', async () => {
  const { gameId, scope, sheet, record } = table;
  const add = (number: string, name: string | null) =>
    send('POST', `${gameId}/provisional-players`, { side: 'home', number, name });
  const { answer: added } = await add('55', 'Vuk Neznani');
  expect(added).toMatchObject({ firstName: 'Vuk', lastName: 'Neznani' });
  expect((await add('55', null)).answer).toEqual(added);
  expect((await add('56', null)).answer).toMatchObject({ lastName: '#56' });

  const unknown = { personId: added.personId, number: '55' };
  const entered = await send('PUT', `${gameId}/sheet`, { ...sheet, home: [...sheet.home, unknown] });
  expect(entered.status).toBe(200);
  await record(tipOff(table), 0);
  const comes = event({ type: 'substitution-in', side: 'home', person: added.personId });
  const shot = { ...basket(table, 'home'), person: added.personId };
  const { seq } = (await loadLiveGame(scope, gameId)).row;
  await record([comes, shot as typeof comes], seq);

  const [row] = await database.db
    .select()
    .from(people)
    .where(ofTenant(scope, people, eq(people.id, added.personId)));
  for (const path of ['live', 'box-score', 'play-by-play']) {
    const { text } = await website(`games/${gameId}/${path}?locale=en`);
    expect(text).not.toContain('Neznani');
    expect(text).not.toContain(row?.slug ?? 'no slug');
    if (path !== 'play-by-play') expect(text).toContain('Player 55');
  }
  expect((await website(`players/${row?.slug}?locale=en`)).status).toBe(404);
  expect((await website('players?locale=en&search=Neznani')).text).not.toContain('Neznani');

  expect(await listProvisionalPlayers(scope)).toMatchObject([
    { slug: row?.slug, name: 'Vuk Neznani', number: '55' },
    { name: '#56', number: '56' },
  ]);
  const keep = table.person('home', 5);
  await expect(mergePeople(scope, keep, row?.slug ?? '')).rejects.toMatchObject({ code: 'conflict' });
});

test('a record that is joined to a person who did not play leaves nothing behind, and hides nobody', async () => {
  const { gameId, scope } = other;
  const otherToken = await signInAs(scope, 'scorer');
  const headers = {
    host: 'elsewhere.test',
    authorization: `Bearer ${otherToken}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ side: 'away', number: '77', name: null });
  const path = `http://localhost/api/v2/manage/games/${gameId}/provisional-players`;
  const added = await (await api.request(path, { method: 'POST', headers, body })).json();
  const [unknown] = await listProvisionalPlayers(scope);
  const keep = other.person('home', 0);
  await mergePeople(scope, keep, unknown?.slug ?? '');
  expect(await listProvisionalPlayers(scope)).toEqual([]);
  const rows = await database.db.select().from(people).where(ofTenant(scope, people));
  expect(rows.find(({ id }) => id === added.personId)).toBeUndefined();
  expect(rows.find(({ id }) => id === keep)).toMatchObject({ visibility: null, publicLevel: 'full' });
  const trail = await database.db
    .select()
    .from(auditEntries)
    .where(ofTenant(scope, auditEntries, eq(auditEntries.tableName, 'person')));
  expect(trail.filter(({ rowKey }) => rowKey?.id === added.personId).map(({ action }) => action)).toContain('insert');
});

test('a game of another league gets no player, nor does a number that no shirt has', async () => {
  const wrong = await send('POST', `${other.gameId}/provisional-players`, { side: 'home', number: '9', name: null });
  expect(wrong.status).toBe(404);
  const number = await send('POST', `${table.gameId}/provisional-players`, { side: 'home', number: '123', name: null });
  expect(number.status).toBe(400);
});
