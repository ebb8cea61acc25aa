import type { DatabaseConnection } from '#server/db/connect.ts';
import type { ServerSettings } from '#server/env.ts';
import { hasTenant } from '#server/league/tenant/has-tenant.ts';
import { listTenants } from '#server/league/tenant/list.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkPageStore } from './check-disk.ts';
import { checkHost, type HostSources } from './check-host.ts';
import { checkMail } from './check-mail.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPush } from './check-push.ts';
import { checkReplica } from './check-replica.ts';
import { checkSettings } from './check-settings.ts';
import type { Finding } from './finding.ts';
import { guard } from './guard.ts';

type Database = Pick<DatabaseConnection, 'db' | 'pool'>;
type Site = { domainUrl: string; hosts: readonly string[] };

/**
 * Examines an installation from the outside in; it changes nothing. Without a database, of which the finding tells, all
 * else is examined. `useless` are sentences about settings that do nothing.
 */
export async function examine(
  connected: Database | Finding,
  settings: ServerSettings,
  useless: readonly string[],
  sources: HostSources = {},
): Promise<Finding[]> {
  const { DATA_DIR, BACKUP_DIR, TRUST_PROXY, DATABASE_REPLICA_URL } = settings;
  const database = await guard('database', () => ('pool' in connected ? checkDatabase(connected.pool) : connected));
  const isKnown = database.some(({ level, part }) => part === 'migrations' && level === 'ok');
  const db = 'db' in connected && isKnown ? connected.db : undefined;
  let sites: Site[] = [];
  const unread = await guard('sites', async () => {
    if (db) sites = await listSites(db);
    return [];
  });
  const found = await Promise.all([
    guard('settings', () => checkSettings(TRUST_PROXY, db && unread.length === 0 ? sites : undefined, useless)),
    database,
    unread,
    guard('replica', () => checkReplica(DATABASE_REPLICA_URL)),
    guard('disk of DATA_DIR', () => checkDisk('DATA_DIR', DATA_DIR)),
    guard('finished pages', () => checkPageStore(settings)),
    BACKUP_DIR ? guard('disk of BACKUP_DIR', () => checkDisk('BACKUP_DIR', BACKUP_DIR)) : [],
    db ? guard('backups', () => checkBackups(db, BACKUP_DIR)) : [],
    guard('mail', () => checkMail(settings)),
    db ? guard('push messages', () => checkPush(db, settings)) : [],
    db ? guard('pictures', () => checkPictures(db)) : [],
    ...sites.flatMap(({ domainUrl, hosts }) =>
      hosts.map((host) => guard(`host ${host}`, () => checkHost(host, domainUrl, sources))),
    ),
  ]);
  return found.flat();
}

async function listSites(db: Database['db']): Promise<Site[]> {
  if (!(await hasTenant(db))) return [];
  const tenants = await listTenants(db);
  return tenants.map(({ settings, hosts }) => ({ domainUrl: String(settings.domainUrl), hosts }));
}
