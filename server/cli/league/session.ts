import type { Locale } from '#lib/i18n/locales.ts';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts';
import type { Queryable, TenantScope } from '#server/db/tenant-scope.ts';
import { readServerSettings } from '#server/env.ts';
import { Failure } from '#server/failure.ts';
import { fallbackLocaleIn } from '#server/league/tenant/fallback-locale.ts';
import { type ListedTenant, listTenants } from '#server/league/tenant/list.ts';
import { loadEnvFiles } from '#server/load-env-files.ts';
import { createLog } from '#server/log.ts';
import { withImportLock } from './import-lock.ts';

/** Runs a command on the server's database; the server may be running or not. */
export async function withDatabase<Result>(
  work: (db: Queryable, pool: DatabaseConnection['pool']) => Promise<Result>,
): Promise<Result> {
  loadEnvFiles();
  const settings = readServerSettings({ LOG_LEVEL: 'warn', ...process.env });
  const database = await connectDatabase(settings, { role: 'command', log: createLog(settings.LOG_LEVEL) });
  try {
    await prepareTables(database.pool);
    return await work(database.db, database.pool);
  } finally {
    await database.close();
  }
}

/** The tenant of a command. */
export type ChosenTenant = TenantScope & { timeZone: string; fallbackLocale: Locale; siteAddress: string };

/** Runs a command for the tenant of a host; without a host, for the only tenant. */
export function forTenant<Result>(
  host: string | undefined,
  work: (tenant: ChosenTenant) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (db) => work(await findTenant(db, host)));
}

/** Runs an import, under the import lock, for the tenant of a host; without a host, for the only tenant. */
export function importForTenant<Result>(
  host: string | undefined,
  work: (scope: ChosenTenant) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (db, pool) => {
    const tenant = await findTenant(db, host);
    return withImportLock(pool, tenant.tenantId, () => work(tenant));
  });
}

async function findTenant(db: Queryable, host: string | undefined): Promise<ChosenTenant> {
  const all = (await listTenants(db)).filter(({ hosts }) => hosts.length > 0);
  const found = host === undefined ? onlyOne(all) : all.find(({ hosts }) => hosts.includes(host.toLowerCase()));
  if (!found) throw new Failure(tenantProblem(host, all));
  const { timeZone, domainUrl } = found.settings;
  return {
    db,
    tenantId: found.id,
    actor: { kind: 'operator' },
    timeZone: typeof timeZone === 'string' ? timeZone : 'UTC',
    fallbackLocale: fallbackLocaleIn(found.settings),
    siteAddress: siteAddress(
      typeof domainUrl === 'string' ? domainUrl : `http://${host?.toLowerCase() ?? found.hosts[0]}`,
    ),
  };
}

/** Returns the origin of a site; a localhost address gets the configured port. */
function siteAddress(domainUrl: string): string {
  const address = new URL(domainUrl);
  if (/(^|\.)localhost$/.test(address.hostname)) address.port ||= process.env.PORT ?? '3000';
  return address.origin;
}

function onlyOne(all: readonly ListedTenant[]): ListedTenant | undefined {
  return all.length === 1 ? all[0] : undefined;
}

function tenantProblem(host: string | undefined, all: readonly ListedTenant[]): string {
  if (all.length === 0) {
    return 'There is no tenant yet. Make one: npm run league -- tenant create --host localhost --title "My league"';
  }
  const hosts = all
    .flatMap((tenant) => tenant.hosts)
    .sort()
    .join(', ');
  if (host === undefined) return `There is more than one tenant. Say which: --tenant HOST, one of ${hosts}`;
  return `There is no tenant for the host "${host}". There are: ${hosts}`;
}
