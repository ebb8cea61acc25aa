import { chown, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '#server/failure.ts';
import { program } from './binaries.ts';
import { dataFolder } from './pid-file.ts';
import type { Place } from './place.ts';
import { runAs } from './run-as.ts';
import { writeSettings } from './settings-file.ts';

const maxLogBytes = 5_000_000;
const attempts = 5;

/**
 * Starts PostgreSQL in the background, detached from the terminal's Ctrl-C, and returns when it is ready. Throws a
 * `Failure` with the last log lines.
 */
export async function startDatabase(place: Place): Promise<void> {
  await writeSettings(place);
  const log = await prepareLog(place);
  const args = ['start', '-D', dataFolder(place), '-l', log, '-w', '-s', '-t', '120'];
  for (let attempt = 1; ; attempt++) {
    const before = (await stat(log)).size;
    const { code } = await runAs(place.user, program(place.binaries, 'pg_ctl'), args, place.folder);
    if (code === 0) return;
    const output = (await readFile(log)).subarray(before).toString().trim();
    if (attempt === attempts || !isLeftover(output)) {
      throw new Failure(
        `The database in ${place.folder} does not start:\n${lastLines(output) || `pg_ctl ended with ${code}`}`,
      );
    }
    await wait(1000);
  }
}

/** Processes of a killed database need a moment to exit. */
const isLeftover = (output: string) => output.includes('pre-existing shared memory block');

const lastLines = (text: string) => text.split('\n').slice(-6).join('\n');

async function prepareLog(place: Place): Promise<string> {
  const log = path.join(place.folder, 'server.log');
  const size = (await stat(log).catch(() => undefined))?.size;
  if (size === undefined) await writeFile(log, '', { mode: 0o600 });
  else if (size > maxLogBytes) await truncate(log);
  if (place.user) await chown(log, place.user.uid, place.user.gid);
  return log;
}
