import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own, open enough for the database's user when tests run as root. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `courtside-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });
