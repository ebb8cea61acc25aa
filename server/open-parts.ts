import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { hostLanguages } from '#lib/routing/languages-of.ts';
import { openAccounts } from './api/account/open-accounts.ts';
import { fetchStatus } from './api/fetch-status.ts';
import { hostOf } from './api/host.ts';
import { createFileCache } from './cache/file-cache.ts';
import { markTags, notifyInOrder, requireOfReplica } from './changes/change-listeners.ts';
import { minKeptMs } from './changes/kept-times.ts';
import {
  type AnnouncementListener,
  type ChangeListener,
  listenToAnnouncements,
} from './changes/listen-to-announcements.ts';
import type { TagChanges } from './changes/tag-changes.ts';
import type { ConnectionWatch } from './changes/watch-connection.ts';
import type { CourtsideServer, ServeOptions } from './courtside-server.ts';
import { type CallPool, openCallPool } from './db/call-pool.ts';
import { openReplica, type Replica } from './db/replica.ts';
import type { ServerSettings } from './env.ts';
import { clientNetwork } from './http/client-network.ts';
import type { Parts, SendNow } from './http/dispatch.ts';
import { createHostProbe } from './http/probe-host.ts';
import type { SecureHosts } from './http/secure-hosts.ts';
import { createHasTenant } from './league/tenant/has-tenant.ts';
import type { Log } from './log.ts';
import { createEnvelopeForwarder } from './monitoring/forward-envelope.ts';
import { type Monitoring, openMonitoring } from './monitoring/monitoring.ts';
import { releaseOfBuild } from './monitoring/release.ts';
import { reportCrashes } from './monitoring/report-crashes.ts';
import { openSenders } from './open-senders.ts';
import { createKeptAnswers, type KeptAnswers } from './page-cache/keep-answers.ts';
import { openPageStore } from './page-cache/store/open-store.ts';
import type { PageStore } from './page-cache/store/page-store.ts';
import type { Push } from './push/open-push.ts';
import { createAdmission } from './realtime/admission/admission.ts';
import { openRealtime, type Realtime } from './realtime/open.ts';
import type { Renderer } from './render/renderer.ts';
import type { RepeatedWork } from './repeat.ts';
import { watchGames } from './watch-games.ts';
import { openDevelopmentSite } from './web/development-site.ts';
import { withFirstStart } from './web/first-start.ts';
import { withRevalidation } from './web/revalidate.ts';
import { nameOfRelease, openSite, type Site } from './web/site.ts';

/** What needs a database, as far as it is open: a start that fails or is broken off leaves some of it undefined. */
export interface OpenedParts {
  monitoring?: Monitoring | undefined;
  calls?: CallPool;
  replica?: Replica;
  realtime?: Realtime;
  push?: Push;
  answers?: KeptAnswers;
  store?: PageStore;
  site?: Site;
  announcements?: AnnouncementListener;
  watch?: RepeatedWork;
}

export interface PartsContext {
  settings: ServerSettings;
  log: Log;
  changes: TagChanges;
  connection: ConnectionWatch;
  secureHosts: SecureHosts;
  openRendering: () => Promise<Renderer>;
}

/** Changes that the database itself announces, such as those of privacy, wake nobody by another carrier. */
const announcementPollMs = 2000;
const megabyte = 1024 * 1024;
/** Answers of the API get this part of the memory for pages beside them. */
const answersShare = 8;

/** Loads the code of the API, the largest part of a start that needs no database. */
export const importApi = () => import('./api/app.ts');

/** Opens the parts in the order in which they need each other, and notes each in `opened`. */
export async function openParts(
  opened: OpenedParts,
  database: Parameters<CourtsideServer['serve']>[0],
  options: ServeOptions,
  context: PartsContext,
): Promise<Parts & { sendNow: SendNow }> {
  const { settings, log, changes, connection, secureHosts } = context;
  const { pool, carrier } = database;
  const monitoring = reportCrashes(await openMonitoring(settings.SENTRY_DSN, releaseOfBuild()));
  opened.monitoring = monitoring;
  const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
  opened.calls = openCallPool(pool, log, { isPooled, ...(isPooled && { address: settings.DATABASE_URL }) });
  const db = carrier.carry(opened.calls.db);
  const replica = openReplica(pool, db, log, { isPooled, address: settings.DATABASE_REPLICA_URL });
  opened.replica = replica;
  const { createApi } = await importApi();
  const realtime = await openRealtime(settings, {
    db,
    pool,
    carrier,
    log,
    admission: createAdmission(pool, {
      log,
      perAddress: settings.SOCKETS_PER_ADDRESS,
      embedOrigins: settings.EMBED_ORIGINS,
      networkOf: clientNetwork,
      hostOf,
    }),
  });
  opened.realtime = realtime;
  const push = await openSenders(database, settings, log);
  opened.push = push;
  const answers = createKeptAnswers({
    changes,
    memoryBytes: (settings.PAGE_MEMORY_MB * megabyte) / answersShare,
    hstsSeconds: settings.HSTS_SECONDS,
  });
  opened.answers = answers;
  const api = createApi({
    db,
    keep: answers.keep,
    report: monitoring?.report,
    errorReports: createEnvelopeForwarder(settings.SENTRY_DSN),
    read: replica.read,
    renderers: Math.max(1, settings.WEB_WORKERS),
    log,
    changes,
    pictures: createFileCache(path.join(settings.DATA_DIR, 'pictures')),
    realtime,
    accounts: await openAccounts(db, settings, log),
    push,
    secureAddress: secureHosts.secure,
    hosts: createHostProbe({ allowsPrivate: settings.CHECK_PRIVATE_HOSTS }),
  });
  const ask = (host: string, path: string) => fetchStatus(api.fetch, host, path);
  if (options.site === 'development') opened.site = await openDevelopmentSite(changes);
  if (options.site === 'built') {
    opened.store = await openReleaseStore(context);
    opened.site = openSite({
      store: opened.store,
      changes,
      languages: hostLanguages,
      ask,
      renderer: await context.openRendering(),
      hstsSeconds: settings.HSTS_SECONDS,
      log,
    });
  }
  const { site } = opened;
  const listeners: ChangeListener[] = [connection, requireOfReplica(replica), markTags(changes)];
  const listener = notifyInOrder(site ? [...listeners, site.listener] : listeners);
  opened.announcements = await listenToAnnouncements(pool, listener, {
    carrier,
    since: opened.store?.savedSnapshot ?? undefined,
    ...(settings.CARRIER_URL && { readEveryMs: announcementPollMs }),
  });
  connection.onConnect();
  opened.watch = watchGames(database.db, log);
  const pages = site && (settings.API_URL ? site.handler : withFirstStart(site.handler, createHasTenant(db)));
  return {
    api: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
    live: realtime.rest,
    site: pages && withRevalidation(pages, listener),
    sendNow(request, response, otherwise) {
      const send = request.url?.startsWith('/api/') ? answers.sendNow : site?.sendNow;
      return send?.(request, response, otherwise) ?? false;
    },
  };
}

/** Opens the store of pages which this release has made; all of them are stale where nobody knows what changed since. */
async function openReleaseStore({ settings, changes, log }: PartsContext): Promise<PageStore> {
  const store = openPageStore({
    folder: path.join(settings.DATA_DIR, 'pages'),
    release: nameOfRelease([settings.SENTRY_DSN]),
    changes,
    memoryBytes: settings.PAGE_MEMORY_MB * megabyte,
    diskBytes: settings.PAGE_DISK_MB * megabyte,
    // Another league API need not tell of its changes.
    minKeptMs: settings.API_URL ? 0 : minKeptMs,
    log,
  });
  if (store.savedSnapshot === null) changes.markAll();
  return store;
}
