import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceName } from '#lib/desk/game/device-name.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a device has the same name at every start, also when two tabs ask at once', async () => {
  const [name, other] = await Promise.all([deviceName(), deviceName()]);
  expect(name).toMatch(/^d[0-9a-f]{10}$/);
  expect(other).toBe(name);
  expect(await deviceName()).toBe(name);
});

test('another device has another name', async () => {
  const name = await deviceName();
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await deviceName()).not.toBe(name);
});
