import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import PusherClient from 'pusher-js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { next, subscribed } from '#tests/api/realtime/support/live-server.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { basket, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { databaseAddress } from '#tests/setup/database-address.ts';
import { type Engine, startEngine } from '#tests/setup/engine.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { findProgram } from '#tests/setup/programs/find.ts';
import { type RunningProgram, startProgram } from '#tests/setup/programs/start.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

/** Within this time a change through one server is seen at the other. */
const seenWithinMs = 1000;

describe.skipIf(!findProgram('haproxy'))('two servers on one database behind haproxy', () => {
  let database: DatabaseConnection;
  let folder: string;
  let engines: [Engine, Engine];
  let addresses: [string, string];
  let balancer: RunningProgram;
  let balanced: string;
  let table: Table;
  let token: string;
  let seq = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await temporaryFolder('two-servers');
    table = await openTable(database.db, 'two', 'localhost');
    token = await signInAs(table.scope, 'scorer');
    const { options } = database.pool;
    const settings = { DATABASE_URL: databaseAddress({ ...options, password: options.password }), LOG_LEVEL: 'warn' };
    const start = (name: string) => startEngine({ ...settings, DATA_DIR: path.join(folder, name) });
    engines = [start('one'), start('two')];
    addresses = [await engines[0].ready, await engines[1].ready];
    const port = await freePort();
    const file = path.join(folder, 'haproxy.cfg');
    await writeFile(file, balancing(addresses, port));
    balancer = await startProgram('haproxy', ['-f', file], port);
    balanced = `http://localhost:${port}`;
    await recordNext(balanced, tipOff(table));
  }, 180_000);
  afterAll(async () => {
    await balancer.stop();
    for (const engine of engines) {
      engine.process.kill('SIGTERM');
      await engine.ended;
    }
    await database.close();
    await removeFolder(folder);
  });

  const boxPath = () => `/api/v2/website/games/${table.gameId}/box-score`;
  const record = (address: string, events: object[], expectedSeq: number) =>
    fetch(`${address}/api/v2/manage/games/${table.gameId}/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ expectedSeq, device: 'tablet', events }),
    });
  const recordNext = async (address: string, events: object[]) => {
    const recorded = await record(address, events, seq);
    expect(recorded.status).toBe(200);
    ({ seq } = (await recorded.json()) as { seq: number });
  };

  test('with the desk on one and the board on the other, a basket is seen within a second', async () => {
    const [desk, board] = addresses;
    const { hostname, port } = new URL(board);
    const client = new PusherClient('courtside', {
      ...{ cluster: '', wsHost: hostname, wsPort: Number(port), forceTLS: false, enabledTransports: ['ws'] },
    });
    onTestFinished(() => client.disconnect());
    const channel = await subscribed(client, `game.${table.gameId}`);
    const answered: number[] = [];
    const heard: number[] = [];
    for (let count = 0; count < 10; count++) {
      const before = await (await fetch(board + boxPath())).text();
      const event = next(channel, 'events');
      const from = performance.now();
      await recordNext(desk, [basket(table, 'home')]);
      await event;
      heard.push(performance.now() - from);
      while ((await (await fetch(board + boxPath())).text()) === before)
        expect(performance.now() - from).toBeLessThan(seenWithinMs);
      answered.push(performance.now() - from);
    }
    console.info(`on the other server: a message after ${show(heard)} ms, an answer after ${show(answered)} ms`);
    expect(Math.max(...heard, ...answered)).toBeLessThan(seenWithinMs);
  });

  test('through the balancer events are recorded and read, also after one server has stopped', async () => {
    const read = async () => (await fetch(balanced + boxPath())).text();
    const before = await read();
    await recordNext(balanced, [basket(table, 'home')]);
    engines[0].process.kill('SIGTERM');
    await engines[0].ended;
    await recordNext(balanced, [basket(table, 'home')]);
    await expect.poll(read, { timeout: seenWithinMs }).not.toBe(before);
  });
});

const show = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `${sorted[Math.floor(sorted.length / 2)]} (at most ${sorted.at(-1)})`;
};

/** As docs/scale.md has it, with shorter checks. */
function balancing(addresses: readonly string[], port: number): string {
  const servers = addresses.map(
    (address, index) => `  server s${index} ${new URL(address).host} check inter 500ms fall 2`,
  );
  return `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout check 5s
  retries 3
  option redispatch
  retry-on conn-failure empty-response response-timeout

frontend site
  bind 127.0.0.1:${port}
  default_backend servers

backend servers
  balance leastconn
  option httpchk GET /api/health
${servers.join('\n')}
`;
}
