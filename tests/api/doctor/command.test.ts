import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('doctor-command');
});
afterAll(() => removeFolder(folder));

const command = path.resolve(import.meta.dirname, '../../../server/cli/league.ts');

function doctor(values: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...values };
  return new Promise<{ status: unknown; out: string }>((resolve) => {
    execFile(process.execPath, [command, 'doctor'], { env, cwd: folder }, (error, out) =>
      resolve({ status: error?.code ?? 0, out }),
    );
  });
}

test('an installation that was never started is a fault, and none is made', async () => {
  const { status, out } = await doctor({ DATA_DIR: path.join(folder, 'data') });
  expect(status).toBe(1);
  expect(out).toContain(`fault    database: there is none in DATA_DIR ${folder}/data`);
  expect(out).toContain('warning  mail:');
  expect(await readdir(folder)).toEqual([]);
});

test('of an installation whose database is away all else is told', async () => {
  const { status, out } = await doctor({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATA_DIR: folder,
    DATABSE_URL: 'x',
  });
  expect(status).toBe(1);
  expect(out).toMatch(/fault {4}database: The database at DATABASE_URL cannot be reached/);
  for (const part of ['settings: DATABSE_URL does nothing', 'disk of DATA_DIR:', 'mail:']) expect(out).toContain(part);
});
