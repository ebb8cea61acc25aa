import { expect, onTestFinished, test } from 'vitest';
import { findVapidKeys, ownVapidKeys } from '#server/push/vapid-keys.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

test('the keys of Web Push are made at the first start, once for all servers, and stay', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  expect(await findVapidKeys(db)).toBeNull();
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => ownVapidKeys(db)));
  expect(first).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    privateKey: expect.stringMatching(/^[\w-]{43}$/),
  });
  for (const other of [...others, await ownVapidKeys(db)]) expect(other).toEqual(first);
});
