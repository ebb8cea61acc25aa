import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { openCallPool } from '#server/db/call-pool.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { listenTo } from '#server/db/listen.ts';
import { createLog } from '#server/log.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { openFreezingProxy } from '#tests/setup/freezing-proxy.ts';

const log = createLog('silent');
const limits = { connectMs: 300, lockMs: 200, statementMs: 400, silenceMs: 600 };
let database: DatabaseConnection;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertSmallLeague(database.db, 'one', ['league.test']);
});
afterAll(() => database.close());

/** A pool whose connections go through a line that can be cut. */
async function openLine() {
  const { host = '', port = 5432 } = database.pool.options;
  const isSocket = path.isAbsolute(host);
  const line = await openFreezingProxy(isSocket ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port });
  const { password } = database.pool.options;
  const pool = new pg.Pool({
    ...database.pool.options,
    password,
    host: '127.0.0.1',
    port: line.port,
    connectionTimeoutMillis: 300,
  });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return { line, pool };
}

async function openEngine(pool: pg.Pool, timeoutMs?: number) {
  const calls = openCallPool(pool, log, { limits });
  onTestFinished(() => calls.close());
  const api = createApi({ db: calls.db, log, ...(timeoutMs !== undefined && { timeoutMs }) });
  return { calls, get: () => api.request('http://league.test/api/v2/website/config') };
}

test('a listener finds a connection that went silent, opens another one, and says that it may have missed notices', async () => {
  const { line, pool } = await openLine();
  const heard: string[] = [];
  const [onLost, onGap] = [vi.fn(), vi.fn()];
  const follower = { onNotice: (payload: string) => void heard.push(payload), onLost, onGap };
  const listening = await listenTo(pool, 'half_open', follower, { everyMs: 50, timeoutMs: 100 });
  onTestFinished(() => listening.close());
  await database.pool.query(`select pg_notify('half_open', 'before')`);
  await expect.poll(() => heard).toEqual(['before']);

  line.freeze();
  await database.pool.query(`select pg_notify('half_open', 'missed')`);
  await expect.poll(() => onLost.mock.calls.length).toBe(1);
  expect(onGap).not.toHaveBeenCalled();

  line.thaw();
  await expect.poll(() => onGap.mock.calls.length, { timeout: 100_000 }).toBe(1);
  await database.pool.query(`select pg_notify('half_open', 'after')`);
  await expect.poll(() => heard).toEqual(['before', 'after']);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('an error of the connection after the listener was closed is no second release', async () => {
  const { pool } = await openLine();
  const taken = Promise.withResolvers<pg.PoolClient>();
  pool.once('acquire', taken.resolve);
  const [onLost, onGap] = [vi.fn(), vi.fn()];
  const listening = await listenTo(pool, 'half_open', { onNotice: vi.fn(), onLost, onGap });
  await listening.close();
  const client = await taken.promise;
  expect(() => client.emit('error', new Error('reset'))).not.toThrow();
  expect(onLost).not.toHaveBeenCalled();
});

test('a call that waits for a lock is answered as unavailable, and the next one is served', async () => {
  const { get } = await openEngine(database.pool);
  const client = await database.pool.connect();
  await client.query('begin; lock table tenant in access exclusive mode');
  const refused = await get();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  await client.query('rollback');
  client.release();
  expect((await get()).status).toBe(200);
});

test('a statement that takes too long ends', async () => {
  const { calls } = await openEngine(database.pool);
  await expect(calls.db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } });
});

test('while the database is silent, calls are answered within their deadline, and soon after it they are served', async () => {
  const { line, pool } = await openLine();
  const { calls, get } = await openEngine(pool, 250);
  // The first answers of a busy machine may miss so short a deadline.
  await expect.poll(async () => (await get()).status).toBe(200);
  line.freeze();
  const started = performance.now();
  const inTransaction = calls.db.transaction((db) => db.execute(sql`select 1`)).catch((error: Error) => error);
  expect((await Promise.all([get(), get(), get()])).map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(performance.now() - started).toBeLessThan(1500);
  expect(await inTransaction).toBeInstanceOf(Error);
  line.thaw();
  await expect.poll(async () => (await get()).status, { timeout: 100_000 }).toBe(200);
  // No connection is lost to the pool, the one whose transaction could not begin included.
  await expect.poll(() => calls.pool.totalCount - calls.pool.idleCount, { timeout: 100_000 }).toBe(0);
});
