import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { announce } from '#server/league/announce.ts';
import { type AnnouncementListener, listenToAnnouncements } from '#server/league/listen-to-announcements.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let listener: AnnouncementListener;
const heard: string[] = [];
let wake: () => void = vi.fn();

beforeAll(async () => {
  database = await createTestDatabase();
  const onTags = (tags: string[]) => {
    heard.push(...tags);
    wake();
  };
  listener = await listenToAnnouncements(database.pool, { onTags, onGap: vi.fn() });
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

async function until(tag: string): Promise<void> {
  while (!heard.includes(tag)) await new Promise<void>((resolve) => (wake = resolve));
}

test('tags are heard once a transaction has committed, each once', async () => {
  await database.db.transaction((db) => announce(db, ['game:1', 'league:1', 'game:1']));
  await until('league:1');
  expect(heard).toEqual(['game:1', 'league:1']);
});

test('nothing is heard of a transaction that failed', async () => {
  const failing = database.db.transaction(async (db) => {
    await announce(db, ['game:undone']);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await announce(database.db, ['after']);
  await until('after');
  expect(heard).not.toContain('game:undone');
});

test('a list longer than one notice is heard whole', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => `game:${String(index).padStart(36, '0')}`);
  await announce(database.db, many);
  await until(many.at(-1) ?? '');
  expect(heard).toEqual(expect.arrayContaining(many));
});
