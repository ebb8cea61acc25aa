import 'fake-indexeddb/auto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PusherClient from 'pusher-js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { configureClient } from '#lib/api/client.ts';
import type { DeskCommand } from '#lib/desk/outbox/queue.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { type Acknowledged, openDevice } from '#tests/api/live/support/kill/device.ts';
import { scriptOf } from '#tests/api/live/support/kill/script.ts';
import { next, subscribed } from '#tests/api/realtime/support/live-server.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { databaseAddress } from '#tests/setup/database-address.ts';
import { type Engine, startEngine } from '#tests/setup/engine.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { findProgram } from '#tests/setup/programs/find.ts';
import { type RunningProgram, startProgram } from '#tests/setup/programs/start.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

/** Within this time a change through one server is seen at the other. */
const seenWithinMs = 1000;
/** The first commands of the game, whose way is timed. */
const measured = 20;
/** Answers that visitors get after the kill, at least. */
const leastAfterKill = 20;

describe.skipIf(!findProgram('haproxy'))('two servers on one database behind haproxy', () => {
  let database: DatabaseConnection;
  let folder: string;
  let engines: [Engine, Engine];
  let addresses: [string, string];
  let front: string;
  let balancer: RunningProgram;
  let table: Table;
  let token: string;
  let script: DeskCommand[];

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await temporaryFolder('two-servers');
    table = await openTable(database.db, 'two', 'localhost');
    token = await signInAs(table.scope, 'scorer');
    script = scriptOf(table, 1);
    const { options } = database.pool;
    const settings = {
      DATABASE_URL: databaseAddress({ ...options, password: options.password }),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
    };
    const start = (name: string) => startEngine({ ...settings, DATA_DIR: path.join(folder, name) });
    engines = [start('one'), start('two')];
    addresses = [await engines[0].ready, await engines[1].ready];
    const port = await freePort();
    front = `http://localhost:${port}`;
    const file = path.join(folder, 'haproxy.cfg');
    await writeFile(file, await balancing(addresses, port));
    balancer = await startProgram('haproxy', ['-f', file], port);
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

  const boxPath = (gameId: string) => `/api/v2/website/games/${gameId}/box-score`;

  test('with the desk on one and the board on the other, a basket is seen within a second', async () => {
    const [desk, board] = addresses;
    const readBoard = async () => (await fetch(`${board}/api/v2/website/games/${table.gameId}/live`)).text();
    const record = (events: readonly object[], expectedSeq: number) =>
      fetch(`${desk}/api/v2/manage/games/${table.gameId}/events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ expectedSeq, device: 'tablet', events }),
      });
    const { hostname, port } = new URL(board);
    const client = new PusherClient('courtside', {
      ...{ cluster: '', wsHost: hostname, wsPort: Number(port), forceTLS: false, enabledTransports: ['ws'] },
    });
    onTestFinished(() => client.disconnect());
    const channel = await subscribed(client, `game.${table.gameId}`);
    let seq = 0;
    const answered: number[] = [];
    const heard: number[] = [];
    for (const { events } of script.slice(0, measured)) {
      const before = await readBoard();
      const event = next(channel, 'events');
      const from = performance.now();
      const recorded = await record(events, seq);
      expect(recorded.status).toBe(200);
      ({ seq } = (await recorded.json()) as { seq: number });
      await event;
      heard.push(performance.now() - from);
      await expect.poll(readBoard, { interval: 5 }).not.toBe(before);
      answered.push(performance.now() - from);
    }
    console.info(`on the other server: a message after ${show(heard)} ms, an answer after ${show(answered)} ms`);
    // A single pause is the machine's: on a busy one any process may stand still that long.
    for (const times of [heard, answered]) expect(median(times)).toBeLessThan(seenWithinMs);
  });

  test('what a visitor claims of host and address does not pass', async () => {
    const config = (headers: HeadersInit) => fetch(`${front}/api/v2/website/config`, { headers });
    const claim = {
      'x-forwarded-host': 'nowhere.test',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    };
    const [asked, claimed] = [await config({}), await config(claim)];
    expect([asked.status, claimed.status]).toEqual([200, 200]);
    expect(await claimed.json()).toEqual(await asked.json());
  });

  test('a killed server loses nothing that was acknowledged, and visitors do not notice', async () => {
    configureClient({ apiUrl: front, accessToken: () => token });
    const acknowledged: Acknowledged = new Map();
    const device = await openDevice(table.gameId, acknowledged, () => undefined);
    const rest = script.filter((command) => !device.knows(command));
    const visit = async () => {
      const answer = await fetch(front + boxPath(table.gameId), { headers: { 'cache-control': 'no-cache' } });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = { before: [] as (number | string)[], after: [] as (number | string)[] };
    let now: keyof typeof statuses = 'before';
    let isPlaying = true;
    const visitor = async () => {
      // An answer that was cut off is asked for once more.
      while (isPlaying || statuses.after.length < leastAfterKill)
        statuses[now].push(await visit().catch(() => visit().catch(String)));
    };
    const visitors = [visitor(), visitor()];
    for (const [index, command] of rest.entries()) {
      await device.write(command);
      if (index === Math.floor(rest.length / 2)) {
        engines[0].process.kill('SIGKILL');
        await engines[0].ended;
        now = 'after';
      }
    }
    await device.untilWaiting(0);
    isPlaying = false;
    await Promise.all(visitors);
    const { rows } = await database.pool.query('select id, seq from game_event where game_id = $1 order by seq', [
      table.gameId,
    ]);
    const places = new Map(rows.map(({ id, seq }) => [id, seq]));
    expect([...acknowledged].filter(([id, seq]) => places.get(id) !== seq)).toEqual([]);
    expect(rows.map(({ id }) => id)).toEqual(script.flatMap(({ events }) => events.map(({ id }) => id)));
    console.info(`${rest.length} commands, ${statuses.before.length} + ${statuses.after.length} visits around a kill`);
    expect(statuses.before).not.toEqual([]);
    expect([...statuses.before, ...statuses.after].filter((status) => status !== 200)).toEqual([]);
    device.die();
  });
});

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const show = (times: readonly number[]) =>
  `${Math.round(median(times) ?? 0)} (at most ${Math.round(Math.max(...times))})`;

/** The configuration of docs/scale.md, without a certificate and with shorter checks. */
async function balancing(addresses: readonly string[], port: number): Promise<string> {
  const text = await readFile('docs/scale.md', 'utf8');
  const configuration = /```\n(defaults\n.*?)```/s.exec(text)?.[1] ?? '';
  const servers = addresses.map(
    (address, index) => `  server s${index} ${new URL(address).host} check inter 500ms fall 2\n`,
  );
  return configuration
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replace(/( {2}server .*\n)+/, servers.join(''));
}
