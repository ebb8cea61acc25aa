import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TagChanges } from '#server/changes/tag-changes.ts';
import { errorCode } from '#server/failure.ts';
import type { Log } from '#server/log.ts';
import { identityOf, isAlive } from '#server/process-identity.ts';
import { createPageStore, filesOfBudget } from './create-page-store.ts';
import type { PageStore } from './page-store.ts';
import { openSegments } from './segments.ts';

export interface OpenStoreOptions {
  /** The folder of the pages of all releases. */
  folder: string;
  /** Pages of another release are removed. */
  release: string;
  changes: TagChanges;
  memoryBytes: number;
  /** 0 keeps pages in memory only. */
  diskBytes: number;
  minKeptMs: number;
  log: Log;
}

const maxSegmentBytes = 64 * 1024 * 1024;
const ownerFile = 'owner';

/**
 * Opens the store of a release with the pages that an earlier process kept. Where the folder cannot be used, or another
 * running process has it, pages are kept in memory only.
 */
export function openPageStore({ folder, release, diskBytes, log, ...options }: OpenStoreOptions): PageStore {
  if (diskBytes === 0) return createPageStore({ ...options, diskBytes, openSegments: null });
  const own = path.join(folder, release);
  try {
    takeFolder(own);
    removeOthers(folder, release);
    const segmentBytes = Math.min(maxSegmentBytes, Math.ceil(diskBytes / filesOfBudget));
    const store = createPageStore({
      ...options,
      diskBytes,
      openSegments: (handlers) => openSegments({ folder: own, segmentBytes, log, ...handlers }),
    });
    return {
      ...store,
      get size() {
        return store.size;
      },
      async close() {
        await store.close();
        rmSync(path.join(own, ownerFile), { force: true });
      },
    };
  } catch (error) {
    log.warn({ err: error, folder: own }, 'pages cannot be kept on disk; they are kept in memory');
    return createPageStore({ ...options, diskBytes: 0, openSegments: null });
  }
}

/** Throws while another running process has the folder. */
function takeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, ownerFile);
  const owner = readIfThere(file) ?? '';
  const pid = Number.parseInt(owner, 10);
  if (pid !== process.pid && isAlive(pid) && identityOf(pid) === owner)
    throw new Error(`Process ${pid} keeps its pages there.`);
  writeFileSync(file, identityOf(process.pid));
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function removeOthers(folder: string, release: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== release) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
