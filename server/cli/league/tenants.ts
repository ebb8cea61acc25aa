import type { Command } from 'commander';
import { asc, eq } from 'drizzle-orm';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { createTenant } from '#server/league/tenant/create-tenant.ts';
import { newSiteSettings } from '#server/league/tenant/new-site-settings.ts';
import { withDatabase } from './session.ts';

type NewTenantOptions = { host: string[]; title: string; locale: string[]; zone: string };

export function addTenants(program: Command): void {
  const tenant = program.command('tenant').description('leagues and clubs with a site on this server');
  tenant
    .command('list')
    .description('lists every tenant with its hosts')
    .action(() => withDatabase(async (db) => console.log((await listTenants(db)).join('\n') || 'There is none yet.')));
  tenant
    .command('create')
    .description('creates a tenant; its colours, crest and texts can be set later')
    .requiredOption('--host <host...>', 'the hosts of its site, the canonical one first')
    .requiredOption('--title <title>', 'title of the site')
    .option('--locale <code...>', 'languages of the site, the fallback first', ['en', 'sr', 'sl', 'es', 'fr', 'ru'])
    .option('--zone <name>', 'time zone of the tenant', Intl.DateTimeFormat().resolvedOptions().timeZone)
    .action(({ host, title, locale, zone }: NewTenantOptions) =>
      withDatabase(async (db) => {
        const settings = newSiteSettings({ title, host: host[0] ?? '', locales: locale, timeZone: zone });
        await createTenant(db, { slug: slugOf(title), name: title, hosts: host, settings });
        console.log(`"${title}" has a site at ${host.join(', ')}.`);
      }),
    );
}

async function listTenants(db: Parameters<typeof createTenant>[0]): Promise<string[]> {
  const rows = await db
    .select({ name: tenants.name, slug: tenants.slug, host: domains.host })
    .from(tenants)
    .leftJoin(domains, eq(domains.tenantId, tenants.id))
    .orderBy(asc(tenants.name), asc(domains.createdAt));
  const bySlug = Object.groupBy(rows, ({ slug }) => slug);
  return Object.values(bySlug).map(
    (own = []) => `${own[0]?.name}: ${own.map(({ host }) => host ?? 'no host').join(', ')}`,
  );
}
