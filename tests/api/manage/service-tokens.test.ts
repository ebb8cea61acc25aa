import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#lib/api/contract/staff-access.ts';
import { createApi } from '#server/api/app.ts';
import { addServiceToken, listServiceTokens, revokeServiceToken } from '#server/auth/service-tokens.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { serviceTokens } from '#server/db/schema/service-tokens.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { listAuditEntries } from '#server/league/audit/list-entries.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
let operator: TenantScope;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  operator = { ...table.scope, actor: { kind: 'operator' } };
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
});
afterAll(() => database.close());

const call = (method: string, path: string, token: string, body?: object) =>
  api.request(`http://league.test/api/v2/manage/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

test('a machine calls with its token as staff of that role; only a digest is stored, and its last use is told', async () => {
  const token = await addServiceToken(operator, { name: 'feed', role: 'scorer' });
  const [row] = await database.db.select().from(serviceTokens).where(eq(serviceTokens.name, 'feed'));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row?.lastUsedAt).toBeNull();
  const me = await (await call('GET', 'me', token)).json();
  const grants = [{ id: row?.id, role: 'scorer', league: null, club: null }];
  expect(me).toEqual({ userId: row?.id, name: 'feed', email: '', roles: ['scorer'], grants });
  expect((await call('GET', 'audit', token)).status).toBe(403);
  const admin = await signInAs(table.scope, 'admin');
  const { items } = calls.listServiceTokens.answer.parse(await (await call('GET', 'staff/tokens', admin)).json());
  expect(items).toMatchObject([{ name: 'feed', role: 'scorer', lastUsedAt: expect.any(String), expiresAt: null }]);
});

test('who gave and who revoked a token is on the trail, without its digest; so is what the machine changed', async () => {
  const token = await addServiceToken(operator, { name: 'clock feed', role: 'scorer' });
  const id = (await listServiceTokens(table.scope)).find(({ name }) => name === 'clock feed')?.id ?? '';
  const result = { kind: 'result', home: 80, away: 70, reason: 'scoresheet' };
  expect((await call('PUT', `games/${table.gameId}/result`, token, result)).status).toBe(200);
  const admin = await signInAs(table.scope, 'admin');
  expect((await call('DELETE', `staff/tokens/${id}`, admin)).status).toBe(200);
  expect((await call('GET', 'me', token)).status).toBe(401);
  expect((await call('DELETE', `staff/tokens/${id}`, admin)).status).toBe(404);
  const { items } = await listAuditEntries(table.scope, { table: 'service_token', row: id, limit: 10 });
  expect(items.map(({ action, actor }) => [action, actor.kind])).toEqual([
    ['delete', 'staff'],
    ['insert', 'operator'],
  ]);
  expect(JSON.stringify(items)).not.toContain('hash');
  const changes = await listAuditEntries(table.scope, { user: id, limit: 10 });
  expect(changes.items.length).toBeGreaterThan(0);
  expect(changes.items[0]?.actor).toEqual({ kind: 'staff', userId: id, name: 'clock feed' });
});

test('a token is void once it has expired, and cannot begin that way', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const token = await addServiceToken(operator, { name: 'short', role: 'admin', expiresAt });
  expect((await call('GET', 'me', token)).status).toBe(200);
  await database.db.update(serviceTokens).set({ expiresAt: new Date() }).where(eq(serviceTokens.name, 'short'));
  expect((await call('GET', 'me', token)).status).toBe(401);
  const past = { name: 'past', role: 'admin', expiresAt: new Date(0) } as const;
  await expect(addServiceToken(operator, past)).rejects.toMatchObject({ code: 'bad-request' });
  await expect(addServiceToken(operator, { name: 'short', role: 'editor' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('the token of another tenant is not listed, not revoked and not known', async () => {
  const foreign = await addServiceToken(other.scope, { name: 'feed', role: 'admin' });
  const [listed] = await listServiceTokens(other.scope);
  expect((await call('GET', 'me', foreign)).status).toBe(401);
  expect(await listServiceTokens(table.scope)).not.toContainEqual(listed);
  await expect(revokeServiceToken(operator, listed?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
  expect(await listServiceTokens(other.scope)).toEqual([listed]);
});
