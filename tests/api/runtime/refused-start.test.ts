import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseProcess, startEngine } from '#tests/setup/engine.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await temporaryFolder('refused');
});

afterEach(() => removeFolder(dataDir));

test('wrong settings stop the start with one list of them all', async () => {
  const engine = startEngine({
    DATA_DIR: dataDir,
    PORT: 'abc',
    API_URL: 'nowhere',
    DATABASE_URL: 'mysql://me:pass@db/x',
  });
  expect(await engine.ended).toBe(1);
  expect(engine.output().trim().split('\n')).toEqual([
    '3 settings are wrong, so nothing was started:',
    expect.stringMatching(/^ {2}API_URL \(value not shown\): .+ must be an address that starts with http/),
    expect.stringMatching(/^ {2}PORT = "abc": .+ must be a whole number from 0/),
    expect.stringMatching(/^ {2}DATABASE_URL \(value not shown\): .+ must look like postgres:/),
  ]);
});

test('a busy port is named in one line, with the cure, before anything is made', async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, 'listening');
  const engine = startEngine({ DATA_DIR: dataDir, PORT: String(port) });
  expect(await engine.ended).toBe(1);
  expect(engine.output().trim()).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}`,
  );
  expect(await databaseProcess(dataDir)).toBeUndefined();
  other.close();
});

test('a DATA_DIR that is a file is refused in one line', async () => {
  const file = path.join(dataDir, 'file');
  await writeFile(file, '');
  const engine = startEngine({ DATA_DIR: file });
  expect(await engine.ended).toBe(1);
  expect(engine.output()).toContain(`DATA_DIR ${file} cannot be made: it is a file.`);
});

test('a DATA_DIR that cannot be written is refused in one line', async () => {
  const engine = startEngine({ DATA_DIR: '/proc' });
  expect(await engine.ended).toBe(1);
  expect(engine.output().trim()).toMatch(/^DATA_DIR \/proc cannot be (written|made).+\.$/);
});

test('a DATABASE_URL where nobody answers is refused without showing its password', async () => {
  const engine = startEngine({ DATABASE_URL: `postgres://me:hidden@127.0.0.1:${await freePort()}/league` });
  expect(await engine.ended).toBe(1);
  expect(engine.output()).toContain('The database at DATABASE_URL cannot be reached');
  expect(engine.output()).not.toContain('hidden');
});
