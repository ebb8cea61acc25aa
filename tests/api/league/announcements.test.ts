import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Announcement, announce } from '#server/changes/announce.ts';
import { type AnnouncementListener, listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let listener: AnnouncementListener;
const heard: string[] = [];
const tenants = new Set<string>();
const tenantId = '0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa';
const onLost = vi.fn();
const onGap = vi.fn();
let wake: () => void = vi.fn();

beforeAll(async () => {
  database = await createTestDatabase();
  const onChange = ({ tenantId, tags }: Announcement) => {
    tenants.add(tenantId);
    heard.push(...tags);
    wake();
  };
  listener = await listenToAnnouncements(database.pool, { onChange, onDisconnect: onLost, onReconnect: onGap });
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

async function until(tag: string): Promise<void> {
  while (!heard.includes(tag)) await new Promise<void>((resolve) => (wake = resolve));
}

test('tags are received after the commit, each once', async () => {
  await database.db.transaction((db) => announce({ db, tenantId }, ['game:1', 'league:1', 'game:1']));
  await until('league:1');
  expect(heard).toEqual(['game:1', 'league:1']);
  expect([...tenants]).toEqual([tenantId]);
});

test('nothing is received from a failed transaction', async () => {
  const failing = database.db.transaction(async (db) => {
    await announce({ db, tenantId }, ['game:undone']);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await announce({ db: database.db, tenantId }, ['after']);
  await until('after');
  expect(heard).not.toContain('game:undone');
});

test('a list longer than one notification is received completely', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => `game:${String(index).padStart(36, '0')}`);
  await announce({ db: database.db, tenantId }, many);
  await until(many.at(-1) ?? '');
  expect(heard).toEqual(expect.arrayContaining(many));
});

test('a notice that cannot be read counts as missed', async () => {
  await database.pool.query(`select pg_notify('courtside_changed', '["game:1"]')`);
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce());
  expect(onLost).not.toHaveBeenCalled();
});

test('a lost connection is reported and restored', async () => {
  onGap.mockClear();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen courtside_changed' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), 10_000);
  await announce({ db: database.db, tenantId }, ['found']);
  await until('found');
});
