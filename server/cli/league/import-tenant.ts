import type { Command } from 'commander';
import { openArchive } from '#server/feeds/tenant-archive/open-archive.ts';
import { importTenant } from '#server/league/tenant-archive/import-tenant.ts';
import { withDatabase } from './session.ts';

export function addImportTenant(imports: Command): void {
  imports
    .command('tenant <place>')
    .description('a whole tenant that is not in this database yet, as export tenant wrote it')
    .option('--host <host...>', 'hosts of its site here, the canonical one first (default: those of the archive)')
    .action((place: string, { host: hosts }: { host?: string[] }) =>
      withDatabase(async (db) => {
        const { name, hosts: own, rows } = await importTenant(db, { open: () => openArchive(place), hosts });
        console.log(`"${name}" has a site at ${own.join(', ') || 'no host yet'}: ${rows} rows.`);
        console.log('Accounts are not in an archive. Add its staff: npm run league -- staff add EMAIL --role admin');
      }),
    );
}
