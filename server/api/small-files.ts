import { LRUCache } from 'lru-cache';
import { tags } from '#lib/api/tags.ts';
import type { TagChanges } from '#server/changes/tag-changes.ts';

export type ServedFile = { contentType: string; bytes: Buffer };

const maxBytes = 16 * 1024 * 1024;
/** Crests and logos, which every page shows. */
const maxEntrySize = 128 * 1024;

/** The tags of what decides whether a picture is public: privacy, and whom it shows. */
const withholding = (tenantId: string) => [tags.config, tags.players, tags.galleries].map((tag) => tag(tenantId));

/** Small files of all tenants, in memory until something changes that could withhold them. */
export function createSmallFiles(changes: TagChanges | undefined) {
  const cached = new LRUCache<string, { file: ServedFile; position: number }>({
    maxSize: maxBytes,
    maxEntrySize,
    sizeCalculation: ({ file }) => file.bytes.length + 100,
  });
  return {
    /** Returns a file of a tenant; `load` is called where it is not in memory. */
    async read(tenantId: string, name: string, load: () => Promise<ServedFile>): Promise<ServedFile> {
      const key = `${tenantId} ${name}`;
      const kept = cached.get(key);
      if (kept && changes?.changedSince(withholding(tenantId), kept.position) === 'none') return kept.file;
      const position = changes?.position;
      const file = await load();
      if (position !== undefined) cached.set(key, { file, position });
      return file;
    },
  };
}

export type SmallFiles = ReturnType<typeof createSmallFiles>;
