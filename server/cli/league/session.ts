import type { Locale } from '#lib/i18n/locales.ts';
import { servedPort, withLocalPort } from '#lib/routing/local-port.ts';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts';
import { inTransactionsOnly, type Queryable, type TenantScope } from '#server/db/tenant-scope.ts';
import { readServerSettings } from '#server/env.ts';
import { Failure } from '#server/failure.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { fallbackLocaleIn } from '#server/league/tenant/fallback-locale.ts';
import { type ListedTenant, listTenants } from '#server/league/tenant/list.ts';
import { loadEnvFiles } from '#server/load-env-files.ts';
import { createLog } from '#server/log.ts';
import { withImportLock } from './import-lock.ts';

/** Runs a command on the server's database; the server may be running or not. */
export function withDatabase<Result>(
  work: (db: Queryable, pool: DatabaseConnection['pool']) => Promise<Result>,
): Promise<Result> {
  return connected(async ({ db, pool }) => {
    await prepareTables(pool);
    return work(db, pool);
  });
}

/** The same for a command on the database as it is, with the tables of whichever build it has. */
export function withBareDatabase<Result>(work: (pool: DatabaseConnection['pool']) => Promise<Result>): Promise<Result> {
  return connected(({ pool }) => work(pool));
}

async function connected<Result>(work: (database: DatabaseConnection) => Promise<Result>): Promise<Result> {
  loadEnvFiles();
  const settings = readServerSettings({ LOG_LEVEL: 'warn', ...process.env });
  const database = await connectDatabase(settings, { role: 'command', log: createLog(settings.LOG_LEVEL) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The tenant of a command. */
export type ChosenTenant = TenantScope & { timeZone: string; fallbackLocale: Locale; siteAddress: string };

type Work<Result> = (tenant: ChosenTenant) => Promise<Result>;

/** The scope in which a command reads what pages show. */
export const readingScope = ({ db, tenantId, fallbackLocale }: ChosenTenant): ReadScope => ({
  db,
  tenantId,
  host: '',
  locale: fallbackLocale,
  fallbackLocale,
});

/** Runs a command for the tenant of a host; without a host, for the only tenant. It can write only `inTransaction`. */
export function forTenant<Result>(host: string | undefined, work: Work<Result>): Promise<Result> {
  return withDatabase(async (db) => work(withTrail(await findTenant(db, host))));
}

/** The same under the import lock, for what may not run beside an import. */
export function importForTenant<Result>(host: string | undefined, work: Work<Result>): Promise<Result> {
  return underImportLock(host, (tenant) => work(withTrail(tenant)));
}

/** The same for a command that leaves the audit trail an entry of its own; see `importFilesForTenant`. */
export function underImportLock<Result>(host: string | undefined, work: Work<Result>): Promise<Result> {
  return withDatabase(async (db, pool) => {
    const tenant = await findTenant(db, host);
    return withImportLock(pool, tenant.tenantId, () => work(tenant));
  });
}

const withTrail = (tenant: ChosenTenant): ChosenTenant => ({ ...tenant, db: inTransactionsOnly(tenant.db) });

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

/** Returns the origin of a site; a localhost address gets the configured port, unless a proxy is in front. */
const siteAddress = (domainUrl: string): string =>
  new URL(withLocalPort(domainUrl, servedPort({ PORT: '3000', ...process.env }))).origin;

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
