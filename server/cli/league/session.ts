import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { Queryable, TenantScope } from '#server/db/tenant-scope.ts';
import { readServerSettings } from '#server/env.ts';
import { Failure } from '#server/failure.ts';
import { fallbackLocaleIn } from '#server/league/tenant/fallback-locale.ts';
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
  const all = await db
    .select({ tenantId: tenants.id, host: domains.host, settings: tenants.settings })
    .from(domains)
    .innerJoin(tenants, eq(tenants.id, domains.tenantId))
    .orderBy(asc(domains.host));
  const found = host === undefined ? onlyOne(all) : all.find((one) => one.host === host.toLowerCase());
  if (!found) throw new Failure(tenantProblem(host, all));
  const { timeZone, domainUrl } = found.settings;
  return {
    db,
    tenantId: found.tenantId,
    timeZone: typeof timeZone === 'string' ? timeZone : 'UTC',
    fallbackLocale: fallbackLocaleIn(found.settings),
    siteAddress: siteAddress(typeof domainUrl === 'string' ? domainUrl : `http://${found.host}`),
  };
}

/** Returns the origin of a site; a localhost address gets the configured port. */
function siteAddress(domainUrl: string): string {
  const address = new URL(domainUrl);
  if (/(^|\.)localhost$/.test(address.hostname)) address.port ||= process.env.PORT ?? '3000';
  return address.origin;
}

function onlyOne<Domain extends { tenantId: string }>(all: readonly Domain[]): Domain | undefined {
  return new Set(all.map(({ tenantId }) => tenantId)).size === 1 ? all[0] : undefined;
}

function tenantProblem(host: string | undefined, all: readonly { host: string }[]): string {
  if (all.length === 0) {
    return 'There is no tenant yet. Make one: npm run league -- tenant create --host localhost --title "My league"';
  }
  const hosts = all.map((one) => one.host).join(', ');
  if (host === undefined) return `There is more than one tenant. Say which: --tenant HOST, one of ${hosts}`;
  return `There is no tenant for the host "${host}". There are: ${hosts}`;
}
