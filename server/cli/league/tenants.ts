import type { Command } from 'commander';
import { locales } from '#lib/i18n/locales.ts';
import { auditAs } from '#server/db/tenant-scope.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { createTenant } from '#server/league/tenant/create-tenant.ts';
import { type ListedTenant, listTenants } from '#server/league/tenant/list.ts';
import { newSiteSettings } from '#server/league/tenant/new-site-settings.ts';
import { saveLanguages } from '#server/league/tenant/save-languages.ts';
import { addPrivacy } from './privacy.ts';
import { forTenant, withDatabase } from './session.ts';
import { addSetTenant } from './set-tenant.ts';

type NewTenantOptions = { host: string[]; title: string; locale: string[]; zone: string };

export function addTenants(program: Command): void {
  const tenant = program.command('tenant').description('leagues and clubs with a site on this server');
  tenant
    .command('list')
    .description('lists every tenant with its hosts')
    .action(() =>
      withDatabase(async (db) => console.log((await listTenants(db)).map(lineOf).join('\n') || 'There is none yet.')),
    );
  tenant
    .command('create')
    .description('creates a tenant; its colours, crest and texts can be set later')
    .requiredOption('--host <host...>', 'the hosts of its site, the canonical one first')
    .requiredOption('--title <title>', 'title of the site')
    .option('--locale <code...>', 'languages of the site, the fallback first', [...locales])
    .option('--zone <name>', 'time zone of the tenant', Intl.DateTimeFormat().resolvedOptions().timeZone)
    .action(({ host, title, locale, zone }: NewTenantOptions) =>
      withDatabase(async (db) => {
        const settings = newSiteSettings({ title, host: host[0] ?? '', locales: locale, timeZone: zone });
        await db.transaction(async (db) => {
          await auditAs(db, { kind: 'operator' });
          await createTenant(db, { slug: slugOf(title), name: title, hosts: host, settings });
        });
        console.log(`"${title}" has a site at ${host.join(', ')}.`);
      }),
    );
  addPrivacy(tenant);
  tenant
    .command('languages <code...>')
    .description('the languages that a site offers from now on, its own among them')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((codes: string[], { tenant }: { tenant?: string }) =>
      forTenant(tenant, async (scope) => {
        const outcome = await saveLanguages(scope, codes);
        console.log(outcome === 'unchanged' ? 'Nothing has changed.' : `The site offers ${codes.join(', ')}.`);
      }),
    );
  addSetTenant(tenant);
}

const lineOf = ({ name, hosts }: ListedTenant) => `${name}: ${hosts.join(', ') || 'no host'}`;
