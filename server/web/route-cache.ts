import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js';
import { isKeptOnDisk, sizeOf } from './kept-on-disk.ts';
import { noteRender } from './render-context.ts';

type Options = ConstructorParameters<typeof FileSystemCache>[0];
type Set = CacheHandler['set'];
type Key = Parameters<Set>[0];

const { default: NextCache }: { default: typeof FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

const maxDiskBytes = 512 * 1024 * 1024;
const written = new Map<Key, number>();
let writtenBytes = 0;

/**
 * Next's cache of rendered pages with a bound: only complete pages of things that exist go to disk, 512 MB at most.
 * All others live in Next's memory only, where the least recently used are dropped, so that nobody can fill the disk
 * with made-up addresses.
 */
export default class RouteCache implements CacheHandler {
  readonly #disk: FileSystemCache;
  readonly #memory: FileSystemCache;
  readonly #folder: string;

  constructor(options: Options) {
    this.#disk = new NextCache(options);
    // Both share one memory: Next keeps it in a static field.
    this.#memory = new NextCache({ ...options, flushToDisk: false });
    this.#folder = options.serverDistDir;
  }

  get(...args: Parameters<CacheHandler['get']>): ReturnType<CacheHandler['get']> {
    return this.#disk.get(...args);
  }

  async set(...[key, data, context]: Parameters<Set>): Promise<void> {
    if (data?.kind === 'APP_PAGE') noteRender();
    const bytes = sizeOf(data);
    const total = writtenBytes - (written.get(key) ?? 0) + bytes;
    const ownContext = context as Parameters<FileSystemCache['set']>[2];
    if (isKeptOnDisk(key, data, context) && total <= maxDiskBytes) {
      written.set(key, bytes);
      writtenBytes = total;
      return this.#disk.set(key, data, ownContext);
    }
    await this.#memory.set(key, data, ownContext);
    if (written.has(key)) await this.#forget(key);
  }

  revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    return this.#disk.revalidateTag(...args);
  }

  resetRequestCache(): void {
    this.#disk.resetRequestCache();
  }

  /** Removes a page that existed before. Next looks for the other files of a page only where this one is. */
  async #forget(key: Key): Promise<void> {
    writtenBytes -= written.get(key) ?? 0;
    written.delete(key);
    for (const ending of ['.html', '.body']) await rm(path.join(this.#folder, `${key}${ending}`), { force: true });
  }
}
