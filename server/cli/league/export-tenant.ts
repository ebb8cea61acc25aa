import type { Command } from 'commander';
import { createArchive } from '#server/feeds/tenant-archive/create-archive.ts';
import { exportTenant } from '#server/league/tenant-archive/export-tenant.ts';
import { forTenant } from './session.ts';

export function addExportTenant(exports: Command): void {
  exports
    .command('tenant <place>')
    .description(
      'everything of a tenant except accounts and credentials, for import tenant: a folder, or a .tar, .tar.gz',
    )
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((place: string, { tenant }: { tenant?: string }) =>
      forTenant(tenant, async (scope) => {
        const { name, rows } = await createArchive(place, (write) => exportTenant(scope, write));
        console.log(`"${name}" is in ${place}: ${rows} rows. It holds personal data: keep it as safe as the database.`);
      }),
    );
}
