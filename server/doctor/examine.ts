import type { DatabaseConnection } from '#server/db/connect.ts';
import type { ServerSettings } from '#server/env.ts';
import { hasTenant } from '#server/league/tenant/has-tenant.ts';
import { listTenants } from '#server/league/tenant/list.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkPageStore } from './check-disk.ts';
import { checkHost, type HostSources } from './check-host.ts';
import { checkMail } from './check-mail.ts';
import { checkPush } from './check-push.ts';
import { checkReplica } from './check-replica.ts';
import { checkSettings } from './check-settings.ts';
import type { Finding } from './finding.ts';

/** Examines an installation from the outside in; it changes nothing. `useless` are sentences about settings that do nothing. */
export async function examine(
  { db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>,
  settings: ServerSettings,
  useless: readonly string[],
  sources: HostSources = {},
): Promise<Finding[]> {
  const database = await checkDatabase(pool);
  const isKnown = !database.some(({ level, part }) => part === 'migrations' && level !== 'ok');
  const sites = isKnown && (await hasTenant(db)) ? await listTenants(db) : [];
  const domains = sites.map(({ settings }) => ({ domainUrl: String(settings.domainUrl) }));
  const hosts = sites.flatMap(({ hosts, settings }) =>
    hosts.map((host) => checkHost(host, String(settings.domainUrl), sources)),
  );
  const found = await Promise.all([
    isKnown ? checkSettings(settings.TRUST_PROXY, domains, useless) : [],
    database,
    checkReplica(settings.DATABASE_REPLICA_URL),
    checkDisk('DATA_DIR', settings.DATA_DIR),
    checkPageStore(settings),
    settings.BACKUP_DIR ? checkDisk('BACKUP_DIR', settings.BACKUP_DIR) : [],
    isKnown ? checkBackups(db, settings.BACKUP_DIR) : [],
    checkMail(settings),
    isKnown ? checkPush(db, settings) : [],
    ...hosts,
  ]);
  return found.flat();
}
