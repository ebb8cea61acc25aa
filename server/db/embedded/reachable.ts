import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Binaries, program } from './binaries.ts';
import { type Identity, runAs } from './run-as.ts';

/** Location of database and binaries if the database user cannot enter the project folder. */
export const systemFolder = '/var/lib/courtside';

export async function canEnter(user: Identity, folder: string): Promise<boolean> {
  return (await runAs(user, 'test', ['-x', folder], '/')).code === 0;
}

/** Creates a folder that other users may pass through, whatever the umask. */
export async function makeOpenFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const each of [systemFolder, folder]) await chmod(each, 0o755);
}

/** Returns binaries that the user can run: the given ones, or a copy made once per version. */
export async function reachableBinaries(binaries: Binaries, user: Identity | undefined): Promise<Binaries> {
  if (!user || (await runs(binaries, user))) return binaries;
  const copy = { ...binaries, root: path.join(systemFolder, `postgresql-${binaries.version}`) };
  if (await runs(copy, user)) return copy;
  const unfinished = `${copy.root}.${process.pid}`;
  await makeOpenFolder(systemFolder);
  await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
  await rm(copy.root, { recursive: true, force: true });
  await rename(unfinished, copy.root);
  return copy;
}

async function runs(binaries: Binaries, user: Identity): Promise<boolean> {
  return (await runAs(user, program(binaries, 'postgres'), ['--version'], '/')).code === 0;
}
