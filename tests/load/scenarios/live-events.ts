import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import type { Scenario } from '#tests/load/scenario.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const tables = 8;
const eventsEach = 150;

/** On a database with the settings of PostgreSQL itself: every commit is on disk before it is answered. */
export const liveEvents: Scenario = {
  name: 'live-events',
  summary: `${tables} games scored at once, an event a command: durable events a second with all projections`,
  run: async () => {
    const folder = await temporaryFolder('bench-events');
    const embedded = await openEmbedded(folder, 'command', createLog('error'));
    const pool = new pg.Pool({ ...embedded.connection, max: tables });
    await migrateDatabase(pool);
    const db = drizzle(pool, { casing: 'snake_case' });
    try {
      const open = await Promise.all(Array.from({ length: tables }, (_, index) => openTable(db, `league-${index}`)));
      for (const table of open) await table.record(tipOff(table), 0);
      const delays: number[] = [];
      const started = performance.now();
      await Promise.all(open.map((table) => score(table, delays)));
      const seconds = (performance.now() - started) / 1000;
      const bare = await bareCommits(pool);
      delays.sort((a, b) => a - b);
      const p99 = delays[Math.ceil(delays.length * 0.99) - 1] ?? Number.NaN;
      const baseline = { name: 'inserting a row, a commit each', value: bare };
      return [
        { name: 'events', value: delays.length / seconds, unit: '/s', baseline, target: 200, better: 'higher' },
        { name: 'from command to answer, p99', value: p99, unit: 'ms', better: 'lower' },
      ];
    } finally {
      await pool.end();
      await embedded.release();
      await removeFolder(folder);
    }
  },
};

/** Shots, rebounds and the clock, as at a table. */
async function score(table: Table, delays: number[]): Promise<void> {
  let seq = 12;
  for (let index = 0; index < eventsEach; index += 1) {
    const started = performance.now();
    const answer = await table.record([entry(table, index)], seq);
    delays.push(performance.now() - started);
    seq = answer.seq;
  }
}

function entry(table: Table, index: number) {
  const clockMs = 600_000 - index * 3000;
  const side = index % 2 === 0 ? 'home' : 'away';
  const person = table.person(side, index % 5);
  if (index % 3 === 0) return basket(table, side, index % 5, { clockMs });
  if (index % 3 === 1) return event({ type: 'clock', change: index % 2 === 0 ? 'start' : 'stop' }, { clockMs });
  return event({ type: 'rebound', side, person, kind: 'defensive' }, { clockMs });
}

async function bareCommits(pool: pg.Pool): Promise<number> {
  await pool.query('create table bare (id text primary key, payload jsonb)');
  const rounds = 100;
  const started = performance.now();
  const work = async () => {
    for (let round = 0; round < rounds; round += 1) {
      await pool.query('insert into bare values ($1, $2)', [randomUUID(), { type: 'field-goal' }]);
    }
  };
  await Promise.all(Array.from({ length: tables }, work));
  return (tables * rounds * 1000) / (performance.now() - started);
}
