import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getAudit } from '#lib/api/contract/audit.ts';
import { createApi } from '#server/api/app.ts';
import { addDeviceKey } from '#server/auth/devices/device-keys.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { venues } from '#server/db/schema/venues.ts';
import { inTransaction, inTransactionsOnly, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { listAuditEntries } from '#server/league/audit/list-entries.ts';
import { pruneAuditEntries } from '#server/league/audit/prune-entries.ts';
import { recordEvents } from '#server/league/live/record-events.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
let operator: TenantScope;
let api: ReturnType<typeof createApi>;
let tokens: Record<'admin' | 'editor' | 'scorer', string>;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  operator = { ...table.scope, actor: { kind: 'operator' } };
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  const [admin, editor, scorer] = [
    await signInAs(table.scope, 'admin'),
    await signInAs(table.scope, 'editor'),
    await signInAs(table.scope, 'scorer'),
  ];
  tokens = { admin, editor, scorer };
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(auditEntries);
});

const call = (method: string, path: string, token: string, body?: object) =>
  api.request(`http://league.test/api/v2/manage/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
const trail = async (query = '') =>
  getAudit.answer.parse(await (await call('GET', `audit${query}`, tokens.admin)).json());
const rename = (scope: TenantScope, name: string) =>
  inTransaction(scope, ({ db }) => db.update(venues).set({ name }).where(ofTenant(scope, venues)));

test('a change by staff tells who made it, when, and the columns before and after', async () => {
  const { home, away, coaches } = table.sheet;
  const numbered = home.map((player, index) => (index === 0 ? { ...player, number: '99' } : player));
  const path = `games/${table.gameId}/sheet`;
  expect((await call('PUT', path, tokens.scorer, { home: numbered, away, coaches })).status).toBe(200);
  const { items } = await trail(`?table=game_player_stats&row=${table.person('home', 0)}`);
  expect(await trail('?table=game_player_stats')).toMatchObject({ items });
  expect((await trail(`?row=${table.person('home', 1)}`)).items).toEqual([]);
  expect(items).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      actor: { kind: 'staff', userId: expect.any(String), name: 'scorer' },
      action: 'update',
      table: 'game_player_stats',
      row: { game_id: table.gameId, person_id: table.person('home', 0) },
      before: { number: '4' },
      after: { number: '99' },
      undoes: null,
      undoneBy: null,
      isUndoable: false,
      names: expect.any(Object),
    },
  ]);
  expect(Object.values(items[0]?.names ?? {})).toHaveLength(2);
  expect(Math.abs(Date.parse(items[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
});

test('a key that is made, replaced and removed is on the trail without its digest', async () => {
  await addDeviceKey(operator, 'hall', 'panel');
  await addDeviceKey(operator, 'hall', 'panel');
  const { items } = await trail('?table=device_key');
  expect(items.map(({ action, after }) => [action, Object.keys(after ?? {})])).toEqual([
    ['update', ['created_at']],
    ['insert', ['id', 'name', 'purpose', 'venue_id', 'created_at']],
  ]);
  expect(items.map(({ actor }) => actor)).toEqual([{ kind: 'operator' }, { kind: 'operator' }]);
});

test('events at the desk leave no entries: the log is their trail', async () => {
  const body = { expectedSeq: 0, device: 'tablet', events: tipOff(table) };
  expect((await call('POST', `games/${table.gameId}/events`, tokens.scorer, body)).status).toBe(200);
  expect(await trail()).toEqual({ items: [], nextCursor: null });
});

test('the desk waits for no statement of the trail', async () => {
  const statements: string[] = [];
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  const db = drizzle(database.pool, { casing: 'snake_case', logger });
  const scorer = { userId: 'u1', roles: ['scorer' as const] };
  const input = { expectedSeq: 0, device: 'tablet', events: tipOff(other) };
  await recordEvents({ ...other.scope, db, actor: { kind: 'operator' } }, scorer, other.gameId, input);
  expect(statements.length).toBeGreaterThan(3);
  expect(statements.filter((statement) => /courtside\.actor|audit/.test(statement))).toEqual([]);
});

test('a change in nobody’s name leaves no entry, nor does one that changes nothing', async () => {
  await rename(table.scope, 'Arena');
  await rename(operator, 'Arena');
  expect((await trail()).items).toEqual([]);
});

test('what is rolled back is not on the trail', async () => {
  const failing = inTransaction(operator, async (scope) => {
    await rename(scope, 'Nowhere');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await trail()).items).toEqual([]);
});

test('the actor of one transaction is not that of the next on the same connection', async () => {
  const client = await database.pool.connect();
  const db = drizzle(client, { casing: 'snake_case' });
  await rename({ ...operator, db }, 'First');
  await db.update(venues).set({ name: 'Second' });
  client.release();
  expect((await trail()).items.map(({ after }) => after)).toEqual([{ name: 'First' }]);
});

test('a verb that would write outside a transaction fails and changes nothing', async () => {
  const scope = { ...operator, db: inTransactionsOnly(database.db) };
  expect(() => scope.db.update(venues).set({ name: 'Quietly' })).toThrow('inTransaction');
  await rename(scope, 'Openly');
  expect((await trail()).items).toHaveLength(1);
});

test('the trail is read page by page, by row and by person, by admins of the league only', async () => {
  for (const name of ['One', 'Two', 'Three']) await rename(operator, name);
  const first = await trail('?limit=2');
  expect(first.items.map(({ after }) => after)).toEqual([{ name: 'Three' }, { name: 'Two' }]);
  const second = await trail(`?limit=2&cursor=${first.nextCursor}`);
  expect([second.items.map(({ after }) => after), second.nextCursor]).toEqual([[{ name: 'One' }], null]);
  expect((await trail(`?row=${table.ids.venue}`)).items).toHaveLength(3);
  expect((await trail(`?row=${table.gameId}`)).items).toEqual([]);
  expect((await trail('?user=somebody')).items).toEqual([]);
  for (const token of [tokens.editor, tokens.scorer]) expect((await call('GET', 'audit', token)).status).toBe(403);
  expect((await call('GET', 'audit', await signInAs(other.scope, 'admin'))).status).toBe(401);
  expect((await listAuditEntries(other.scope, { limit: 10 })).items).toEqual([]);
});

test('old entries can be removed, which is on the trail too', async () => {
  await rename(operator, 'Old');
  await database.db.update(auditEntries).set({ at: new Date('2020-01-01') });
  await rename(operator, 'New');
  expect(await pruneAuditEntries(operator, new Date('2021-01-01'))).toBe(1);
  expect((await trail()).items.map(({ action, after }) => [action, after])).toEqual([
    ['command', { command: 'audit prune', before: '2021-01-01T00:00:00.000Z', entries: 1 }],
    ['update', { name: 'New' }],
  ]);
  expect(await pruneAuditEntries(operator, new Date('2021-01-01'))).toBe(0);
});

test('the trail of a tenant goes with it', async () => {
  const gone = await openTable(database.db, 'gone');
  const scope: TenantScope = { ...gone.scope, actor: { kind: 'operator' } };
  await rename(scope, 'Last');
  await inTransaction(scope, async ({ db }) => {
    await db.execute("set local courtside.replace_log = 'on'");
    await db.delete(tenants).where(eq(tenants.id, scope.tenantId));
  });
  expect((await listAuditEntries(scope, { limit: 10 })).items).toEqual([]);
});
