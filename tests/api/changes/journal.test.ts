import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { announce } from '#server/changes/announce.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import { pruneAnnouncements } from '#server/changes/prune-announcements.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const tenantId = '0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa';
let database: DatabaseConnection;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query(`delete from installation where name = 'announcements-kept'`));
afterAll(() => database.close());

const tell = (...tags: string[]) => announce({ db: database.db, tenantId }, tags);

/** Listens from now or a snapshot on and writes down all that it hears, in order. */
async function listen({ since, readEveryMs, pool = database.pool }: Partial<Listen> = {}) {
  const heard: string[] = [];
  let snapshot = '';
  const listener = await listenToAnnouncements(
    pool,
    {
      onChange: ({ tags }) => void heard.push(...tags),
      onDisconnect: () => void heard.push('lost'),
      onReconnect: () => void heard.push('everything'),
      onResume: () => void heard.push('resumed'),
      onSnapshot(next) {
        snapshot = next;
      },
    },
    { since, ...(readEveryMs && { readEveryMs }) },
  );
  onTestFinished(() => listener.close());
  return { heard, start: listener.start, snapshot: () => snapshot, close: () => listener.close() };
}
type Listen = { since: string; readEveryMs: number; pool: DatabaseConnection['pool'] };

/** A transaction that announces a tag now and ends when it is told to. */
async function openTransaction(tag: string) {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('insert into announcement (tenant_id, tags) values ($1, $2)', [tenantId, [tag]]);
  return async (end: 'commit' | 'rollback') => {
    await client.query(end);
    client.release();
  };
}

const cutListeners = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen courtside_changed' and datname = current_database()`,
  );

test('a transaction that commits after later ones is not missed', async () => {
  const { heard } = await listen();
  const end = await openTransaction('long');
  await tell('short');
  await expect.poll(() => heard).toEqual(['short']);
  await end('commit');
  await expect.poll(() => heard).toEqual(['short', 'long']);
});

test('neither is it by a server that starts from a snapshot made while it ran', async () => {
  const end = await openTransaction('long');
  const first = await listen();
  await tell('short');
  await expect.poll(() => first.heard).toEqual(['short']);
  await first.close();
  await end('commit');
  await tell('later');
  const next = await listen({ since: first.snapshot() });
  expect(next.start).toBe('known');
  expect(next.heard).toEqual(['long', 'later']);
});

test('a rolled back transaction announces nothing, in a savepoint neither', async () => {
  const { heard } = await listen();
  const end = await openTransaction('undone');
  await end('rollback');
  await database.db.transaction(async (db) => {
    const part = db.transaction(async (inner) => {
      await announce({ db: inner, tenantId }, ['undone']);
      throw new Error('undone');
    });
    await part.catch(() => undefined);
    await announce({ db, tenantId }, ['done']);
  });
  await expect.poll(() => heard).toEqual(['done']);
});

test('what was announced while the connection was lost is read afterwards, and nothing else counts as changed', async () => {
  const { heard } = await listen();
  await cutListeners();
  await expect.poll(() => heard).toEqual(['lost']);
  await tell('missed');
  await expect.poll(() => heard).toEqual(['lost', 'missed', 'resumed']);
  await tell('next');
  await expect.poll(() => heard.at(-1)).toBe('next');
});

test('an announcement whose notice never came is read by the clock', async () => {
  const { heard } = await listen({ readEveryMs: 20 });
  await database.pool.query('alter table announcement disable trigger announcement_added');
  onTestFinished(
    async () => void (await database.pool.query('alter table announcement enable trigger announcement_added')),
  );
  await tell('quiet');
  await expect.poll(() => heard).toEqual(['quiet']);
});

test('each announcement is heard once, whatever wakes the reader', async () => {
  const { heard } = await listen({ readEveryMs: 5 });
  const tags = Array.from({ length: 60 }, (_, index) => `game:${index}`);
  await Promise.all(tags.map((tag) => tell(tag)));
  await tell('end');
  await expect.poll(() => heard).toContain('end');
  expect(heard.toSorted()).toEqual([...tags, 'end'].toSorted());
});

test('removed announcements make an earlier snapshot unknown, and a later one not', async () => {
  const early = await listen();
  await early.close();
  await tell('old', 'older');
  await pruneAnnouncements(database.pool, 0);
  const late = await listen();
  await late.close();
  // The border moves to where the mark was set, before the late snapshot.
  const removed = await tell('new').then(() => pruneAnnouncements(database.pool, 0));
  expect(removed).toBeGreaterThan(0);
  expect(await listen({ since: early.snapshot() })).toMatchObject({ start: 'unknown', heard: ['everything'] });
  expect(await listen({ since: late.snapshot() })).toMatchObject({ start: 'known', heard: ['new'] });
});

test('what was committed within the time is kept, whenever it was announced', async () => {
  const end = await openTransaction('long');
  await pruneAnnouncements(database.pool, 0);
  const { snapshot, close } = await listen();
  await close();
  await end('commit');
  await tell('last');
  await pruneAnnouncements(database.pool, 0);
  expect(await listen({ since: snapshot() })).toMatchObject({ start: 'known', heard: ['long', 'last'] });
  expect(await pruneAnnouncements(database.pool)).toBe(0);
});

test('a snapshot of another database is unknown, and so is a text that is none', async () => {
  const other = await createTestDatabase();
  onTestFinished(() => other.close());
  const there = await listen({ pool: other.pool });
  await there.close();
  expect(await listen({ since: there.snapshot() })).toMatchObject({ start: 'unknown', heard: ['everything'] });
  expect(await listen({ since: 'yesterday' })).toMatchObject({ start: 'unknown', heard: ['everything'] });
});

test('in an older copy of the database a snapshot is unknown if it saw more, and else its new changes are read', async () => {
  await tell('kept');
  const { snapshot, close } = await listen();
  await close();
  // The copy gives out the numbers of transactions again that the snapshot counts as seen.
  const seen = JSON.parse(snapshot());
  const ahead = JSON.stringify({
    ...seen,
    snapshot: seen.snapshot.replace(/\d+/g, (xid: string) => Number(xid) + 1000),
  });
  await tell('changed in the copy');
  expect(await listen({ since: ahead })).toMatchObject({ start: 'known', heard: ['changed in the copy'] });

  const lost = JSON.stringify({ ...seen, last: { ...seen.last, at: '1' } });
  expect(await listen({ since: lost })).toMatchObject({ start: 'unknown', heard: ['everything'] });
});

test('rows restored from another database are not heard again and again', async () => {
  await database.pool.query(
    `insert into announcement (xid, tenant_id, tags) values ('9000000000000000000', $1, '{restored}')`,
    [tenantId],
  );
  const { heard } = await listen({ readEveryMs: 5 });
  await tell('now');
  await expect.poll(() => heard).toEqual(['now']);
});

test('the rows since a snapshot are found by an index', async () => {
  await database.pool.query(
    `insert into announcement (xid, tenant_id, tags) select '3', $1, '{many}' from generate_series(1, 20000)`,
    [tenantId],
  );
  await database.pool.query('analyze announcement');
  const { rows } = await database.pool.query(
    `explain select id from announcement where
      (xid >= pg_snapshot_xmin('900000:900000:') and not pg_visible_in_snapshot(xid, '900000:900000:') or id > 1000000)`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});
