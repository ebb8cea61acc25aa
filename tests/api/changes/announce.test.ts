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
let wake: () => void = vi.fn();

beforeAll(async () => {
  database = await createTestDatabase();
  const onChange = ({ tenantId, tags }: Announcement) => {
    tenants.add(tenantId);
    heard.push(...tags);
    wake();
  };
  listener = await listenToAnnouncements(database.pool, {
    onChange,
    onDisconnect: () => undefined,
    onReconnect: () => undefined,
  });
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
