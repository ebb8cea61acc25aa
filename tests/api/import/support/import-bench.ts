import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DatabaseConnection } from '#server/db/connect.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

export type ImportBench = {
  database: DatabaseConnection;
  folder: string;
  /** An empty tenant, and the host of its site. */
  tenant(): Promise<TenantScope & { host: string }>;
  /** Writes a file into the folder, as JSON where it is no text, packed where its name ends in `.gz`; returns its path. */
  file(name: string, content: unknown): Promise<string>;
  close(): Promise<void>;
};

export async function openImportBench(): Promise<ImportBench> {
  const database = await createTestDatabase();
  const folder = await temporaryFolder('import');
  let tenants = 0;
  return {
    database,
    folder,
    tenant: async () => {
      tenants += 1;
      const host = `${tenants}.test`;
      const tenantId = await insertTenant(database.db, `tenant-${tenants}`, [host]);
      return { db: database.db, tenantId, host };
    },
    file: async (name, content) => {
      const place = path.join(folder, name);
      const raw = typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
      await writeFile(place, name.endsWith('.gz') ? gzipSync(raw) : raw);
      return place;
    },
    close: async () => {
      await database.close();
      await removeFolder(folder);
    },
  };
}

export const league = {
  kind: 'league',
  rulesProfile: 'fiba-2024',
  standingsProfile: 'fiba',
  timeZone: 'Europe/Belgrade',
} as const;
