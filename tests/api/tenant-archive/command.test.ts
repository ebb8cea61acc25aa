import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { type ArchiveBench, openArchiveBench } from './support/archive-bench.ts';

let bench: ArchiveBench;
beforeAll(async () => {
  bench = await openArchiveBench();
  const ids = await insertSmallLeague(bench.here.db, 'command', ['command.test']);
  await insertGames(bench.here.db, ids);
  await bench.here.pool.query('delete from asset');
});
afterAll(() => bench.close());

const command = path.resolve(import.meta.dirname, '../../../server/cli/league.ts');

async function league({ pool }: DatabaseConnection, ...words: string[]) {
  const { rows } = await pool.query('select current_database() as name');
  const { connection } = inject('database');
  const url = new URL(`postgres://localhost/${rows[0].name}`);
  url.username = String(connection.user ?? '');
  url.password = String(connection.password ?? '');
  if (connection.host) url.searchParams.set('host', connection.host);
  if (connection.port) url.searchParams.set('port', String(connection.port));
  const env = { ...process.env, DATABASE_URL: url.href, LOG_LEVEL: 'silent' };
  return new Promise<{ status: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [command, ...words], { env }, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

test('a tenant is dressed, exported, imported elsewhere and exported again by commands', async () => {
  const { here, there, folder } = bench;
  const crest = path.join(folder, 'crest.svg');
  await writeFile(
    crest,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
  );
  const set = ['--title', 'Nova', '--palette', '#112233', '#ff8800', '--crest', crest, '--sponsor', `Banka=${crest}`];
  const dressed = await league(here, 'tenant', 'set', ...set, '--no-sponsor', 'Sponsor', '--host', 'b.test');
  expect(dressed).toMatchObject({ status: 0, err: '', out: expect.stringContaining('title: Nova') });
  expect(dressed.out).toContain('hosts: command.test, b.test\n');
  expect(dressed.out).toMatch(/color1: #112233[\s\S]*sponsor: Banka, /);
  expect(dressed.out).not.toContain('Sponsor,');
  const team = await league(
    here,
    'team',
    'set',
    'Alfa',
    '--league',
    'Prva liga',
    '--code',
    'alf',
    '--name',
    'ru=Альфа',
  );
  expect(team).toMatchObject({ status: 0, out: 'Alfa, Prva liga 2025/26: changed.\n' });

  const [first, second] = [path.join(folder, 'first.tar.gz'), path.join(folder, 'second.tar.gz')];
  expect(await league(here, 'export', 'tenant', first, '--tenant', 'b.test')).toMatchObject({ status: 0, err: '' });
  expect(await league(there, 'import', 'tenant', first)).toMatchObject({
    status: 0,
    out: expect.stringContaining('has a site at b.test, command.test'),
  });
  expect(await league(there, 'export', 'tenant', second)).toMatchObject({ status: 0 });
  expect((await readFile(first)).equals(await readFile(second))).toBe(true);
  const again = await league(there, 'import', 'tenant', first);
  expect(again).toMatchObject({ status: 1, err: expect.stringContaining('is in this database already') });
}, 240_000);

test('a wrong option is answered by one line that says how it is written', async () => {
  const told = async (...words: string[]) => (await league(bench.here, 'tenant', 'set', ...words)).err;
  expect(await told()).toContain('Nothing to set');
  expect(await told('--palette', '#112233')).toContain('--palette takes two colours');
  expect(await told('--colors', 'colour1=#112233')).toContain('there is no "colour1"');
  expect(await told('--crest', 'nowhere.svg')).toContain('nowhere.svg: there is no such file');
}, 240_000);
