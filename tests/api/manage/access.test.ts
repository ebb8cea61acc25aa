import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#lib/api/contract/staff-access.ts';
import { createApi } from '#server/api/app.ts';
import { addDeviceKey, removeDeviceKey, venueOfKey } from '#server/auth/devices/device-keys.ts';
import { createSession } from '#server/auth/sessions.ts';
import { createSignInLink, redeemSignInLink } from '#server/auth/sign-in-link.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { removeStaff } from '#server/auth/staff/remove-staff.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
let api: ReturnType<typeof createApi>;
let admin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  admin = await signInAs(table.scope, 'admin');
});
afterAll(() => database.close());

const call = (method: string, path: string, token = admin) =>
  api.request(`http://league.test/api/v2/manage/${path}`, { method, headers: { authorization: `Bearer ${token}` } });
const list = async (path: string) => (await call('GET', path)).json();

test('sessions are listed with their browser, and a revoked one is out at once', async () => {
  const userId = await addStaff(table.scope, { email: 'ana@league.test', role: 'scorer', name: 'Ana' });
  const { accessToken } = await createSession(table.scope, userId, 'Tablet of the hall');
  const { items } = calls.listSessions.answer.parse(await list('staff/sessions'));
  const own = items.find(({ email }) => email === 'ana@league.test');
  expect(own).toMatchObject({ name: 'Ana', userAgent: 'Tablet of the hall', lastUsedAt: expect.any(String) });
  expect((await call('GET', 'me', accessToken)).status).toBe(200);
  expect((await call('DELETE', `staff/sessions/${own?.id}`)).status).toBe(200);
  expect((await call('GET', 'me', accessToken)).status).toBe(401);
  expect((await call('DELETE', `staff/sessions/${own?.id}`)).status).toBe(404);
});

test('an open link is listed and can be made void; a used one is gone from the list', async () => {
  const userId = await addStaff(table.scope, { email: 'eva@league.test', role: 'editor' });
  const [used, open] = [await createSignInLink(table.scope, userId), await createSignInLink(table.scope, userId)];
  await redeemSignInLink(table.scope, used);
  const { items } = calls.listLinks.answer.parse(await list('staff/links'));
  expect(items.map(({ email }) => email)).toEqual(['eva@league.test']);
  expect((await call('DELETE', `staff/links/${items[0]?.id}`)).status).toBe(200);
  await expect(redeemSignInLink(table.scope, open)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await list('staff/links')).toEqual({ items: [] });
});

test('who is removed from the staff cannot sign in by a link that is still open, nor get another', async () => {
  const userId = await addStaff(table.scope, { email: 'ivo@league.test', role: 'scorer' });
  const link = await createSignInLink(table.scope, userId);
  await removeStaff(table.scope, 'ivo@league.test');
  await expect(redeemSignInLink(table.scope, link)).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(createSignInLink(table.scope, userId)).rejects.toMatchObject({ code: 'conflict' });
});

test('a name of a device belongs to one purpose: a graphics key leaves the clocks of that name alone', async () => {
  const clocks = await addDeviceKey(table.scope, 'hall', 'panel');
  const graphics = await addDeviceKey(table.scope, 'hall', 'panel', 'graphics');
  expect(await venueOfKey(table.scope, clocks, 'clocks')).toBe(table.ids.venue);
  const { items } = calls.listDevices.answer.parse(await list('devices'));
  expect(items).toMatchObject([
    { venue: 'hall', name: 'panel', purpose: 'clocks', lastUsedAt: expect.any(String) },
    { venue: 'hall', name: 'panel', purpose: 'graphics', lastUsedAt: null },
  ]);
  await expect(removeDeviceKey(table.scope, 'hall', 'panel')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('--for clocks or --for graphics'),
  });
  await removeDeviceKey(table.scope, 'hall', 'panel', 'clocks');
  expect(await venueOfKey(table.scope, clocks, 'clocks')).toBeNull();
  expect((await call('DELETE', `devices/${items[1]?.id}`)).status).toBe(200);
  expect(await venueOfKey(table.scope, graphics, 'graphics')).toBeNull();
});

test('nothing of another tenant is listed or revoked', async () => {
  const userId = await addStaff(other.scope, { email: 'zoe@other.test', role: 'admin' });
  const { accessToken } = await createSession(other.scope, userId);
  await createSignInLink(other.scope, userId);
  const key = await addDeviceKey(other.scope, 'hall', 'panel');
  const there = async (path: string) => {
    const url = `http://other.test/api/v2/manage/${path}`;
    return (await api.request(url, { headers: { authorization: `Bearer ${accessToken}` } })).json();
  };
  for (const path of ['staff/sessions', 'staff/links', 'devices']) {
    const [foreign] = (await there(path)).items;
    expect((await list(path)).items).not.toContainEqual(foreign);
    expect((await call('DELETE', `${path}/${foreign.id}`)).status).toBe(404);
  }
  expect(await venueOfKey(other.scope, key, 'clocks')).toBe(other.ids.venue);
  expect((await there('staff/links')).items).toHaveLength(1);
});
