import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = path.resolve('deploy/courtside-league');
const unit = readFileSync('deploy/courtside.service', 'utf8').split('\n');

/** Returns what the script hands to systemd, word by word. */
async function wordsFor(...words: string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'courtside-league-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const stand = path.join(folder, 'systemd-run');
  await writeFile(stand, '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  await chmod(stand, 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return execFileSync(script, words, { encoding: 'utf8', env }).trimEnd().split('\n');
}

test.runIf(process.platform !== 'win32')('a command runs with user, folder and settings of the service', async () => {
  const words = await wordsFor('backup', '/var/backups/before the move.tar.gz');
  const properties = words.flatMap((word) => /^--property=(.*)$/.exec(word)?.[1] ?? []);
  expect(properties.map((property) => property.split('=')[0])).toEqual(
    expect.arrayContaining(['User', 'WorkingDirectory', 'EnvironmentFile']),
  );
  for (const property of properties) expect(unit).toContain(property);
  const [program] =
    unit
      .find((line) => line.startsWith('ExecStart='))
      ?.slice('ExecStart='.length)
      .split(' ') ?? [];
  expect(words.slice(words.indexOf(program ?? ''))).toEqual([
    program,
    'server/cli/league.ts',
    'backup',
    '/var/backups/before the move.tar.gz',
  ]);
});
