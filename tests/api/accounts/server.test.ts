import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { databaseUrl } from '#tests/api/db/support/database-url.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Engine, startEngine } from '#tests/setup/engine.ts';

let database: DatabaseConnection;
let engine: Engine;
let address: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertSmallLeague(database.db, 'one', ['localhost', 'league.test']);
  engine = startEngine({ DATABASE_URL: databaseUrl(database) });
  address = await engine.ready;
});
afterAll(async () => {
  engine.process.kill();
  await engine.ended;
  await database.close();
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
  });

test('without a mail server the link of a mail is printed, and leads to the page that confirms', async () => {
  const email = 'ana@example.test';
  const password = 'nine blue otters 7';
  await post('auth/register', { email, password, name: 'Ana', locale: 'es' });
  await expect.poll(() => engine.output()).toContain('/es/auth/confirm#token=');
  const token = /confirm#token=([\w-]{43})/.exec(engine.output())?.[1];
  expect((await post('auth/confirm', { token })).status).toBe(200);
  expect((await post('auth/login', { email, password })).status).toBe(200);
});

test('30 wrong passwords with invented forwarded addresses are one client', async () => {
  const statuses = [];
  for (let i = 0; i < 30; i += 1) {
    const invented = `198.51.100.${i}`;
    const headers = { 'x-forwarded-for': invented, 'x-real-ip': invented, forwarded: `for=${invented}` };
    const body = { email: 'ana@example.test', password: `wrong number ${i}` };
    statuses.push((await post('auth/login', body, headers)).status);
  }
  // One attempt of the test above counts as well.
  expect(statuses.slice(0, 9)).toEqual(Array(9).fill(401));
  expect(new Set(statuses.slice(9))).toEqual(new Set([429]));
});
