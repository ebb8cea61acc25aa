import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let first: DatabaseConnection;
let second: DatabaseConnection;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterAll(() => Promise.all([first.close(), second.close()]));

const countTenants = async ({ pool }: DatabaseConnection) => (await pool.query('select 1 from tenant')).rowCount;

test('each test file has a migrated database of its own', async () => {
  await first.pool.query('create table mark ()');
  expect(await countTenants(first)).toBe(0);
  expect(await countTenants(second)).toBe(0);
  await expect(second.pool.query('select 1 from mark')).rejects.toThrow('does not exist');
});

test('letters of every language are lower-cased by the database', async () => {
  const { rows } = await first.pool.query<{ lower: string }>("select lower('ŠĆEPANOVIĆ ЈОКИЋ')");
  expect(rows[0]?.lower).toBe('šćepanović јокић');
});
