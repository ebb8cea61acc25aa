import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { errorText } from '#server/failure.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const megabyte = 1024 * 1024;
const fewMegabytes = 2048;
const tooFewMegabytes = 256;

/** Checks the free space at a folder. */
export async function checkDisk(name: string, folder: string): Promise<Finding> {
  const part = `disk of ${name}`;
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / megabyte);
    const text = `${free} MB free at ${folder}`;
    if (free < tooFewMegabytes) return fault(part, text, 'Free some now: the database stops when it is full.');
    if (free < fewMegabytes) return warning(part, text, 'Free some, or move to a larger disk.');
    return ok(part, text);
  } catch (error) {
    return fault(
      part,
      `${folder} cannot be read: ${errorText(error)}`,
      `Make the folder, owned by who runs the server, or change ${name}.`,
    );
  }
}

/** Checks that finished pages have the room that they may take; nothing where there is no folder for them, of which `checkDisk` tells. */
export async function checkPageStore(
  { PAGE_MEMORY_MB, PAGE_DISK_MB, DATA_DIR }: { PAGE_MEMORY_MB: number; PAGE_DISK_MB: number; DATA_DIR: string },
  memoryBytes = totalmem(),
): Promise<Finding[]> {
  const part = 'finished pages';
  const memory = Math.floor(memoryBytes / megabyte);
  const space = await statfs(DATA_DIR).catch(() => null);
  if (!space) return [];
  const disk = Math.floor((space.blocks * space.bsize) / megabyte);
  const found: Finding[] = [];
  if (PAGE_MEMORY_MB > memory / 2)
    found.push(
      warning(
        part,
        `may take ${PAGE_MEMORY_MB} MB of ${memory} MB memory`,
        'Lower PAGE_MEMORY_MB to a quarter of the memory.',
      ),
    );
  if (PAGE_DISK_MB > disk / 2)
    found.push(warning(part, `may take ${PAGE_DISK_MB} MB of a disk of ${disk} MB`, 'Lower PAGE_DISK_MB.'));
  return found.length > 0 ? found : [ok(part, `${PAGE_MEMORY_MB} MB of memory, ${PAGE_DISK_MB} MB of disk`)];
}
