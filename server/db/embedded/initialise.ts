import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '#server/failure.ts';
import { program } from './binaries.ts';
import { dataFolder } from './pid-file.ts';
import type { Place } from './place.ts';
import { runAs } from './run-as.ts';

export const superuser = 'courtside';
const passwordFile = (place: Place) => path.join(place.folder, 'password');

export async function readPassword(place: Place): Promise<string> {
  return (await readFile(passwordFile(place), 'utf8')).trim();
}

/** Makes the cluster on first use. It gets its name only when complete, so a killed attempt leaves nothing half done. */
export async function initialiseDatabase(place: Place): Promise<void> {
  const data = dataFolder(place);
  if (existsSync(data)) return checkVersion(place);
  const unfinished = `${data}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(passwordFile(place), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (place.user) await chown(passwordFile(place), place.user.uid, place.user.gid);
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile(place)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const made = await runAs(place.user, program(place.binaries, 'initdb'), args, place.folder);
  if (made.code !== 0) throw new Failure(`The database could not be made in ${data}:\n${made.output || made.code}`);
  await rename(unfinished, data);
}

async function checkVersion(place: Place): Promise<void> {
  const made = (await readFile(path.join(dataFolder(place), 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const here = place.binaries.version.split('.')[0];
  if (made === here) return;
  if (!made) throw new Failure(`${dataFolder(place)} holds no database. Remove ${place.folder} to start empty.`);
  throw new Failure(
    `The data in ${place.folder} is of PostgreSQL ${made}, and this version brings ${here}. ` +
      'Start the version before, move the data with pg_dump and psql, or give DATABASE_URL.',
  );
}
