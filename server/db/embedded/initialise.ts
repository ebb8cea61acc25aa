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

/**
 * Creates the cluster on first use. It is renamed only when complete, so that an interrupted attempt leaves no partial
 * cluster. Throws a `Failure`.
 */
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
  const created = await runAs(place.user, program(place.binaries, 'initdb'), args, place.folder);
  if (created.code !== 0)
    throw new Failure(`The database could not be created in ${data}:\n${created.output || created.code}`);
  await rename(unfinished, data);
}

async function checkVersion(place: Place): Promise<void> {
  const dataVersion = (await readFile(path.join(dataFolder(place), 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const binaryVersion = place.binaries.version.split('.')[0];
  if (dataVersion === binaryVersion) return;
  if (!dataVersion) throw new Failure(`${dataFolder(place)} holds no database. Remove ${place.folder} to start empty.`);
  throw new Failure(
    `The data in ${place.folder} is of PostgreSQL ${dataVersion}, and this version brings ${binaryVersion}. ` +
      'Make a backup with the previous version of Courtside (npm run league -- backup FILE) and restore it into an empty DATA_DIR ' +
      'with this one (npm run league -- restore FILE), or give DATABASE_URL.',
  );
}
