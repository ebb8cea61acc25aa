import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantRoles } from '#lib/api/contract/staff.ts';
import { staffRights } from '#lib/api/contract/staff-rights.ts';
import { createApi } from '#server/api/app.ts';
import { addServiceToken } from '#server/auth/service-tokens.ts';
import { createSession } from '#server/auth/sessions.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { removeStaff } from '#server/auth/staff/remove-staff.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { bodies, queries, unknown } from '#tests/fixtures/staff-calls.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

/** Calls that need no role: they begin, refresh and end a session. */
const withoutRole = ['POST /v2/manage/session', 'POST /v2/manage/session/refresh', 'DELETE /v2/manage/session'];
/** The call of hardware, by the key of a device only. */
const byKey = ['GET', 'POST'].map((method) => `${method} /v2/manage/venues/{venue}/graphics/{graphic}/{action}`);

let database: DatabaseConnection;
let table: Table;
let other: Table;
let api: ReturnType<typeof createApi>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
  for (const role of tenantRoles) {
    tokens[role] = await signInAs(table.scope, role);
    tokens[`${role} of another tenant`] = await signInAs(other.scope, role);
    tokens[`${role} machine`] = await addServiceToken(table.scope, { name: role, role });
    tokens[`${role} machine of another tenant`] = await addServiceToken(other.scope, { name: role, role });
  }
  const userId = await addStaff(table.scope, { email: 'former@league.test', role: 'admin' });
  await removeStaff(table.scope, 'former@league.test');
  tokens['no role'] = (await createSession(table.scope, userId)).accessToken;
});
afterAll(() => database.close());

const toPath = (template: string, { gameId }: Table) =>
  template
    .replace('{gameId}', gameId)
    .replace('{venue}', 'hall')
    .replace('{entryId}', '999999999')
    .replace('{sha256}', 'a'.repeat(64))
    .replace(/imports$/, 'imports?kind=livestats&name=a.json')
    .replace(/\{\w+\}/g, unknown);

async function statusOf(call: string, who: string, host = 'league.test'): Promise<number> {
  const [method = '', template = ''] = call.split(' ');
  const token = tokens[who];
  const body = bodies[call]?.(table) ?? {};
  const response = await api.request(`http://${host}/api${toPath(template, table)}${queries[call] ?? ''}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  return response.status;
}

test('the table names exactly the calls of the staff', async () => {
  const { paths } = await (await api.request('http://league.test/api/openapi.json')).json();
  const calls = Object.entries<object>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const ofStaff = calls.filter((call) => call.includes(' /v2/manage/'));
  const open = [...withoutRole, ...byKey];
  expect(ofStaff.filter((call) => !open.includes(call)).toSorted()).toEqual(Object.keys(staffRights).toSorted());
});

test('the document says who may make each call', async () => {
  const { paths } = await (await api.request('http://league.test/api/openapi.json')).json();
  for (const [call, { may }] of Object.entries(staffRights)) {
    const [method = '', path = ''] = call.split(' ');
    expect([call, paths[path][method.toLowerCase()].summary]).toEqual([
      call,
      expect.stringContaining(`(${may.join(', ')})`),
    ]);
  }
});

const rights = Object.entries(staffRights).map(([call, { may }]) => [call, may] as const);

test.each(rights)('%s is for %j', async (call, may) => {
  const isMissing = [404, ...(call.includes('authorize') ? [403] : []), ...(call.startsWith('DELETE') ? [409] : [])];
  for (const role of tenantRoles) {
    const allowed = may.includes(role);
    for (const who of [role, `${role} machine`]) {
      const status = await statusOf(call, who);
      if (allowed) expect([who, [200, ...isMissing].includes(status), status]).toEqual([who, true, status]);
      else expect([who, status]).toEqual([who, 403]);
      expect([who, await statusOf(call, `${who} of another tenant`)]).toEqual([who, 401]);
      expect([who, await statusOf(call, who, 'other.test')]).toEqual([who, 401]);
    }
  }
  expect(await statusOf(call, 'no role')).toBe(403);
  expect(await statusOf(call, 'nobody')).toBe(401);
});
