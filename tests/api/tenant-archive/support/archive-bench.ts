import path from 'node:path';
import { createArchive } from '#server/feeds/tenant-archive/create-archive.ts';
import { openArchive } from '#server/feeds/tenant-archive/open-archive.ts';
import { exportTenant } from '#server/league/tenant-archive/export-tenant.ts';
import { importTenant } from '#server/league/tenant-archive/import-tenant.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

/** Two databases, one to export from and one to import into, and a folder for archives. */
export async function openArchiveBench() {
  const [here, there] = [await createTestDatabase(), await createTestDatabase()];
  const folder = await temporaryFolder('archive');
  type Database = typeof here;
  const write = async ({ db }: Database, tenantId: string, name: string) => {
    const place = path.join(folder, name);
    await createArchive(place, (write) => exportTenant({ db, tenantId }, write));
    return place;
  };
  const read = ({ db }: Database, place: string, hosts?: string[]) =>
    importTenant(db, { open: () => openArchive(place), hosts });
  const close = () => Promise.all([here.close(), there.close(), removeFolder(folder)]);
  return { here, there, folder, write, read, close };
}

export type ArchiveBench = Awaited<ReturnType<typeof openArchiveBench>>;
