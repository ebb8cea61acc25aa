import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { announce } from '#server/changes/announce.ts';
import { requireOfReplica } from '#server/changes/change-listeners.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import type { Database } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openReplica, type Replica } from '#server/db/replica.ts';
import { notFound } from '#server/errors.ts';
import { createLog } from '#server/log.ts';
import { openTable } from '#tests/fixtures/table.ts';
import { type Replication, startReplication } from '#tests/setup/standby.ts';

const log = createLog('silent');
const tenantId = '0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa';
let servers: Replication;
let pool: pg.Pool;
let db: Database;
let standby: pg.Pool;
let replica: Replica;
let gameId: string;

beforeAll(async () => {
  servers = await startReplication();
  pool = new pg.Pool(servers.primary);
  standby = new pg.Pool(servers.standby);
  for (const each of [pool, standby]) each.on('error', () => undefined);
  db = drizzle(pool, { casing: 'snake_case' });
  await migrateDatabase(pool);
  ({ gameId } = await openTable(db, 'one', 'league.test'));
});
afterAll(async () => {
  await pool.end();
  await standby.end();
  await servers.close();
});
beforeEach(() => {
  replica = openReplica(pool, db, log, { address: servers.standbyUrl });
});
afterEach(() => replica.close());

const written = async () => {
  const { rows } = await pool.query('select pg_current_wal_insert_lsn()::text as lsn');
  return rows[0].lsn as string;
};
const write = async (value: string) => {
  await pool.query(
    `insert into installation values ('test', $1) on conflict (name) do update set value = excluded.value`,
    [value],
  );
  return written();
};
type Seen = { place: string; value: string };
const look = () =>
  replica.read(async (db): Promise<Seen | undefined> => {
    const { rows } = await db.execute<Seen>(
      sql`select case when pg_is_in_recovery() then 'replica' else 'primary' end as place, value
        from installation where name = 'test'`,
    );
    return rows[0];
  });

test('reads go to the replica once it has replayed what was heard, and see it', async () => {
  for (const value of ['one', 'two', 'three']) {
    replica.require(await write(value));
    expect((await look())?.value).toBe(value);
  }
  await expect.poll(async () => (await look())?.place).toBe('replica');
});

test('while nothing is heard the primary is read', async () => {
  await write('alone');
  expect(await look()).toEqual({ place: 'primary', value: 'alone' });
  replica.require(await written());
  await expect.poll(async () => (await look())?.place).toBe('replica');
  replica.require(null);
  expect((await look())?.place).toBe('primary');
});

test('a replica that stands still is not read, and is read again when it has caught up', async () => {
  await standby.query('select pg_wal_replay_pause()');
  replica.require(await write('newest'));
  expect(await look()).toEqual({ place: 'primary', value: 'newest' });
  await standby.query('select pg_wal_replay_resume()');
  await expect.poll(look).toEqual({ place: 'replica', value: 'newest' });
});

test('each change that was announced is on the replica before it is asked', async () => {
  let latest = 'none';
  const seen: [string, Seen | undefined][] = [];
  const reading: Promise<void>[] = [];
  const follow = requireOfReplica(replica);
  const listener = await listenToAnnouncements(pool, {
    ...follow,
    onSnapshot(snapshot, lsn) {
      follow.onSnapshot?.(snapshot, lsn);
      const tag = latest;
      reading.push(look().then((found) => void seen.push([tag, found])));
    },
    onChange({ tags: [tag = ''] }) {
      latest = tag;
    },
  });
  onTestFinished(() => listener.close());
  for (let step = 1; step <= 20; step++) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into installation values ('test', ${`${step}`})
        on conflict (name) do update set value = excluded.value`);
      await announce({ db: tx, tenantId }, [`${step}`]);
    });
  }
  await expect.poll(() => latest).toBe('20');
  await Promise.all(reading);
  const behind = seen.filter(([tag, found]) => tag !== 'none' && Number(found?.value) < Number(tag));
  expect(behind).toEqual([]);
  expect(seen.some(([, found]) => found?.place === 'replica')).toBe(true);
});

test('what the verb refuses is refused; a failing replica is replaced by the primary', async () => {
  replica.require(await written());
  await expect.poll(async () => (await look())?.place).toBe('replica');
  await expect(replica.read(() => Promise.reject(notFound('game', '1')))).rejects.toMatchObject({ code: 'not-found' });
  expect((await look())?.place).toBe('replica');
  await expect(replica.read((on) => on.execute(sql`create temporary table writes ()`))).resolves.toBeDefined();
  expect((await look())?.place).toBe('primary');
  await expect.poll(async () => (await look())?.place, { timeout: 100_000 }).toBe('replica');
});

test('an address that nobody answers leaves the primary', async () => {
  const nowhere = openReplica(pool, db, log, { address: 'postgres://nobody@127.0.0.1:9/nothing' });
  onTestFinished(() => nowhere.close());
  nowhere.require(await written());
  const { rows } = await nowhere.read((on) => on.execute(sql`select pg_is_in_recovery() as standby`));
  expect(rows).toEqual([{ standby: false }]);
});

test('the website is answered from the replica, staff and fresh answers from the primary', async () => {
  replica.require(await written());
  await expect.poll(async () => (await look())?.place).toBe('replica');
  let reads = 0;
  const read: Replica['read'] = (work) => {
    reads += 1;
    return replica.read(work);
  };
  const api = createApi({ db, read, log });
  const get = async (path: string, headers = {}) =>
    (await api.request(`http://league.test/api/v2/${path}`, { headers })).status;
  expect(await get('website/config')).toBe(200);
  expect(reads).toBe(1);
  expect(await get('website/config', { 'cache-control': 'no-cache' })).toBe(200);
  expect(await get(`website/games/${gameId}/live?seq=1`)).toBe(200);
  expect(await get('manage/games?date=2026-01-01')).toBeGreaterThanOrEqual(400);
  expect(reads).toBe(1);
});
