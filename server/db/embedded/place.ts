import { chown, lstat, mkdir, readlink, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, errorText, Failure } from '#server/failure.ts';
import { sha256 } from '#server/sha256.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { databaseUser } from './database-user.ts';
import { canEnter, makeOpenFolder, reachableBinaries, systemFolder } from './reachable.ts';
import type { Identity } from './run-as.ts';
import { stopDatabase } from './stop.ts';

/** Location of the database of a `DATA_DIR`, and the user that runs it. */
export interface Place {
  binaries: Binaries;
  user: Identity | undefined;
  /** Contains `data`, `password`, `server.log` and the socket; owned by the database user. */
  folder: string;
}

const linkOf = (dataDir: string) => path.join(dataDir, 'postgres');

/** Returns whether a `DATA_DIR` has a database, also one that has gone missing since. */
export async function hasEmbedded(dataDir: string): Promise<boolean> {
  try {
    await lstat(linkOf(dataDir));
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Finds the database location of a `DATA_DIR`, or prepares an empty one. Call it while holding the folder lock. Throws
 * a `Failure`.
 */
export async function findPlace(dataDir: string): Promise<Place> {
  const user = await databaseUser();
  const binaries = await findBinaries();
  const link = linkOf(dataDir);
  const folder = (await existing(link, user)) ?? (await prepare(dataDir, link, user, binaries));
  const owner = await ownerOf(folder, user);
  return { binaries: await reachableBinaries(binaries, owner), user: owner, folder };
}

async function existing(link: string, user: Identity | undefined): Promise<string | undefined> {
  const found = await lstat(link).catch(() => undefined);
  if (!found) return undefined;
  const folder = found.isSymbolicLink() ? await readlink(link) : link;
  const there = await stat(folder).catch(() => undefined);
  if (!there) {
    throw new Failure(`The database's folder ${folder} is missing. Restore it, or remove ${link} to start empty.`);
  }
  const owner = there.uid === 0 ? user : { uid: there.uid, gid: there.gid };
  if (user && owner && !(await canEnter(owner, path.dirname(folder)))) {
    throw new Failure(`The database's user cannot reach ${folder}. Give the folders above it the permission a+x.`);
  }
  return folder;
}

async function prepare(dataDir: string, link: string, user: Identity | undefined, binaries: Binaries): Promise<string> {
  if (!user || (await canEnter(user, dataDir))) {
    await own(link, user);
    return link;
  }
  const home = await realpath(dataDir);
  const key = sha256(home).slice(0, 12);
  await makeOpenFolder(path.join(systemFolder, 'data'));
  const folder = path.join(systemFolder, 'data', `${path.basename(path.dirname(home))}-${key}`);
  await setAside({ folder, user, binaries: await reachableBinaries(binaries, user) });
  await own(folder, user);
  await symlink(folder, link);
  return folder;
}

/** Moves the old database aside after its `DATA_DIR` was emptied; one copy is kept in case that was a mistake. */
async function setAside(place: Place): Promise<void> {
  if (!(await stat(place.folder).catch(() => undefined))) return;
  await stopDatabase(place);
  await rm(`${place.folder}.old`, { recursive: true, force: true });
  await rename(place.folder, `${place.folder}.old`);
}

async function own(folder: string, user: Identity | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
}

/** Returns the owner of an existing folder: root may start what another user created. */
async function ownerOf(folder: string, user: Identity | undefined): Promise<Identity | undefined> {
  const { uid, gid } = await stat(folder);
  if (user && uid !== 0) return { uid, gid };
  if (user) await chown(folder, user.uid, user.gid);
  if (user || uid === process.getuid?.() || process.platform === 'win32') return user;
  throw new Failure(`The database's folder ${folder} belongs to another user. Start as that user, or as root.`);
}

/**
 * Creates `DATA_DIR` with permissions that let the database user pass through, and tries to write into it. Throws a
 * `Failure`.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
  } catch (error) {
    const reason = errorCode(error) === 'EEXIST' ? 'it is a file' : errorText(error);
    throw new Failure(`DATA_DIR ${dataDir} cannot be made: ${reason}. Give another folder.`);
  }
  const probe = path.join(dataDir, `.writable-${process.pid}`);
  try {
    await writeFile(probe, '');
  } catch (error) {
    throw new Failure(
      `DATA_DIR ${dataDir} cannot be written (${errorCode(error)}). Give another folder, or make this one writable.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
