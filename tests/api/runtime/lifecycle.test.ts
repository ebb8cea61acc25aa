import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { isAlive } from '#server/process-identity.ts';
import { databaseProcess, type Engine, startEngine } from '#tests/setup/engine.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let dataDir: string;
let engines: Engine[];

beforeEach(async () => {
  dataDir = await temporaryFolder('life-cycle');
  engines = [];
});

afterEach(async () => {
  for (const engine of engines) {
    engine.process.kill('SIGTERM');
    await engine.ended;
  }
  const database = await databaseProcess(dataDir);
  if (database && isAlive(database)) process.kill(database, 'SIGKILL');
  await removeFolder(dataDir);
});

function start(env: Record<string, string> = {}): Engine {
  const engine = startEngine({ DATA_DIR: dataDir, ...env });
  engines.push(engine);
  return engine;
}

async function health(engine: Engine, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${await engine.ready}/api/health`, { headers });
  return { status: answer.status, body: await answer.json() };
}

async function running(): Promise<number> {
  const database = await databaseProcess(dataDir);
  if (!database) throw new Error('No database runs.');
  return database;
}

test('a start in an empty folder is soon healthy, and SIGTERM stops server and database', async () => {
  const token = 'a token of the operator';
  const engine = start({ HEALTH_TOKEN: token });
  expect(await health(engine)).toEqual({ status: 200, body: { ready: true, database: 'up' } });
  expect(await health(engine, 'another token')).toEqual({ status: 200, body: { ready: true, database: 'up' } });
  expect(await health(engine, token)).toEqual({
    status: 200,
    body: {
      ready: true,
      database: 'up',
      listener: 'up',
      disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
      versions: {
        courtside: expect.stringMatching(/^\d+\.\d+\.\d+/),
        node: process.versions.node,
        next: expect.stringMatching(/^\d+\./),
        postgresql: expect.stringMatching(/^\d+\.\d+/),
      },
    },
  });
  await running();
  engine.process.kill('SIGTERM');
  expect(await engine.ended).toBe(0);
  expect(await databaseProcess(dataDir)).toBeUndefined();
  await expect(fetch(await engine.ready)).rejects.toThrow();
});

test('after SIGKILL the next start goes on with the database that still runs', async () => {
  const killed = start();
  await killed.ready;
  const database = await running();
  killed.process.kill('SIGKILL');
  await killed.ended;
  expect(isAlive(database)).toBe(true);

  const next = start();
  expect((await health(next)).body).toMatchObject({ ready: true });
  expect(await databaseProcess(dataDir)).toBe(database);
  next.process.kill('SIGINT');
  expect(await next.ended).toBe(0);
  expect(await databaseProcess(dataDir)).toBeUndefined();
});

test('after the database was killed too, the next start recovers it', async () => {
  const killed = start();
  await killed.ready;
  killed.process.kill('SIGKILL');
  process.kill(await running(), 'SIGKILL');
  await killed.ended;

  expect((await health(start())).body).toMatchObject({ ready: true });
});

test('a database that dies under a running server is brought back', async () => {
  const engine = start();
  await engine.ready;
  const killed = await running();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => databaseProcess(dataDir), { timeout: 100_000 }).not.toBe(killed);
  await expect.poll(async () => (await health(engine)).status, { timeout: 100_000 }).toBe(200);
  expect(await running()).not.toBe(killed);
});

test('a server whose output nobody reads any more goes on, and stops in order', async () => {
  const engine = start();
  await engine.ready;
  engine.process.stdout?.destroy();
  engine.process.stderr?.destroy();
  // It has something to say about that.
  const killed = await running();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => databaseProcess(dataDir)).not.toBe(killed);
  await expect.poll(async () => (await health(engine)).status).toBe(200);
  engine.process.kill('SIGTERM');
  expect(await engine.ended).toBe(0);
});

test('a second server of the same folder is told which process has it', async () => {
  const first = start();
  await first.ready;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`${dataDir} is in use by another running Courtside (process ${first.process.pid})`);
  expect((await health(first)).status).toBe(200);
});

test('a command works beside the server, and the last one out stops the database', async () => {
  const engine = start();
  await engine.ready;
  const command = await connectDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined, LOG_LEVEL: 'error' });
  engine.process.kill('SIGTERM');
  expect(await engine.ended).toBe(0);
  expect((await command.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await command.close();
  expect(await databaseProcess(dataDir)).toBeUndefined();
});
