import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createTagChanges } from '#server/changes/tag-changes.ts';
import { createLog } from '#server/log.ts';
import type { FinishedPage } from '#server/page-cache/kept-page.ts';
import { type OpenStoreOptions, openPageStore } from '#server/page-cache/store/open-store.ts';

export const megabyte = 1024 * 1024;
export const now = Date.now();

/** A new folder until the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store as a process opens it, with its changes. */
export function open(folder: string, options: Partial<OpenStoreOptions> = {}) {
  const changes = createTagChanges();
  const store = openPageStore({
    folder,
    release: 'one',
    changes,
    memoryBytes: 8 * megabyte,
    diskBytes: 64 * megabyte,
    minKeptMs: 0,
    log: createLog('silent'),
    ...options,
  });
  return {
    changes,
    store,
    /** As the site does: the changes first, then the store. */
    change(...tags: string[]) {
      changes.mark(tags);
      store.noteChange(tags);
    },
    text: async (key: string) => {
      const page = store.get(key);
      return page ? ((await store.bodyOf(page))?.toString() ?? null) : undefined;
    },
    staleness: (key: string) => {
      const page = store.get(key);
      return page && store.staleness(page, now);
    },
  };
}

export function page(text: string, tags: string[] = ['league:1']): FinishedPage {
  return {
    status: 200,
    headers: ['content-type', 'text/html'],
    tags,
    body: Buffer.from(text) as Buffer<ArrayBuffer>,
    digest: `${text.slice(0, 20)} ${text.length}`,
    madeAt: now,
    freshUntil: now + 300_000,
  };
}

/** The files of a store, in the order in which they were begun. */
export const filesOf = (folder: string, release = 'one') =>
  readdirSync(path.join(folder, release))
    .filter((name) => name.endsWith('.pages'))
    .map((name) => path.join(folder, release, name))
    .sort((a, b) => Number.parseInt(path.basename(a), 10) - Number.parseInt(path.basename(b), 10));
export const bytesOf = (folder: string) => filesOf(folder).reduce((sum, file) => sum + statSync(file).size, 0);
