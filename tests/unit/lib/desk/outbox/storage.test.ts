import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeskStorage } from '#lib/desk/outbox/storage.ts';
import { basketOf, command } from '#tests/unit/lib/desk/entry/desk-events.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('no write is open beside another, so that a browser killed in the middle can recover the database', async () => {
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const storage = await openDeskStorage();
  await Promise.all([
    storage.add('g', command('a-1', [basketOf('p1')])),
    storage.saveGame('g', { seq: 0 }),
    storage.acknowledge('g', ['a-1']),
    storage.drop('g', [command('a-2', [basketOf('p1')])]),
  ]);
  const writes = opened.mock.results.map(({ value }) => value).filter(({ mode }) => mode === 'readwrite');
  expect(writes).toHaveLength(4);
  // Writes that name a store in common wait for one another.
  for (const { db, objectStoreNames } of writes) expect([...objectStoreNames]).toEqual([...db.objectStoreNames]);
  expect(await storage.unsentOf('g')).toEqual([]);
});
