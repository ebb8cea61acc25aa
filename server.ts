import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { hostLanguages } from './lib/routing/languages-of.ts';
import { openAccounts } from './server/api/account/open-accounts.ts';
import { askApi } from './server/api/ask.ts';
import { hostOf } from './server/api/host.ts';
import { createFileCache } from './server/cache/file-cache.ts';
import { markTags, notifyInOrder, requireOfReplica } from './server/changes/change-listeners.ts';
import { minKeptMs } from './server/changes/kept-times.ts';
import {
  type AnnouncementListener,
  type ChangeListener,
  listenToAnnouncements,
} from './server/changes/listen-to-announcements.ts';
import { createTagChanges } from './server/changes/tag-changes.ts';
import { watchConnection } from './server/changes/watch-connection.ts';
import type { CourtsideServer } from './server/courtside-server.ts';
import { type CallPool, openCallPool } from './server/db/call-pool.ts';
import { openReplica, type Replica } from './server/db/replica.ts';
import type { ServerSettings } from './server/env.ts';
import type { BackupState } from './server/feeds/backup/backup-state.ts';
import { clientNetwork } from './server/http/client-network.ts';
import { createDispatch, type Parts, type SendNow } from './server/http/dispatch.ts';
import { drain } from './server/http/drain.ts';
import { createHealth } from './server/http/health.ts';
import { listen, serverTimeouts } from './server/http/listen.ts';
import { createHostProbe } from './server/http/probe-host.ts';
import { createSecureHosts } from './server/http/secure-hosts.ts';
import { createTlsAsk } from './server/http/tls-ask.ts';
import { createUpgrade } from './server/http/upgrade.ts';
import { firstHost } from './server/league/tenant/first-host.ts';
import { createHasTenant } from './server/league/tenant/has-tenant.ts';
import { isHost } from './server/league/tenant/resolve.ts';
import type { Log } from './server/log.ts';
import { openMetrics } from './server/metrics/open-metrics.ts';
import { createRequestCounts } from './server/metrics/request-counts.ts';
import { createEnvelopeForwarder } from './server/monitoring/forward-envelope.ts';
import { type Monitoring, openMonitoring } from './server/monitoring/monitoring.ts';
import { releaseOfBuild } from './server/monitoring/release.ts';
import { reportCrashes } from './server/monitoring/report-crashes.ts';
import { watchRequests } from './server/monitoring/watch-requests.ts';
import type { ExistenceOptions } from './server/page-cache/existence.ts';
import { createKeptAnswers, type KeptAnswers } from './server/page-cache/keep-answers.ts';
import { openPageStore } from './server/page-cache/store/open-store.ts';
import type { PageStore } from './server/page-cache/store/page-store.ts';
import type { Push } from './server/push/open-push.ts';
import { openPushService } from './server/push-service.ts';
import { createAdmission } from './server/realtime/admission/admission.ts';
import { openRealtime, type Realtime } from './server/realtime/open.ts';
import { openRenderer } from './server/render/open-renderer.ts';
import type { Renderer } from './server/render/renderer.ts';
import type { RepeatedWork } from './server/repeat.ts';
import { watchGames } from './server/watch-games.ts';
import { openDevelopmentSite } from './server/web/development-site.ts';
import { withFirstStart } from './server/web/first-start.ts';
import { withRevalidation } from './server/web/revalidate.ts';
import { nameOfRelease, openSite, type Site } from './server/web/site.ts';

/** Changes that the database itself announces, such as those of privacy, wake nobody by another carrier. */
const announcementPollMs = 2000;

/** Listens on the port first, so that a busy one is reported before anything else is done. */
export async function openServer(settings: ServerSettings, log: Log): Promise<CourtsideServer> {
  const parts = Promise.withResolvers<Parts>();
  parts.promise.catch(() => undefined);
  let site: Site | undefined;
  let realtime: Realtime | undefined;
  let announcements: AnnouncementListener | undefined;
  let store: PageStore | undefined;
  let watch: RepeatedWork | undefined;
  let calls: CallPool | undefined;
  let replica: Replica | undefined;
  let rendering: Promise<Renderer> | undefined;
  let apiCode: Promise<typeof import('./server/api/app.ts')> | undefined;
  let isStarted = false;
  let answers: KeptAnswers | undefined;
  let monitoring: Monitoring | undefined;
  let push: Push | undefined;
  let backup: BackupState | undefined;
  const requests = createRequestCounts();
  const changes = createTagChanges();
  let sendNow: SendNow | undefined;
  const secureHosts = createSecureHosts();
  const connection = watchConnection(log);
  const health = createHealth({
    isStarted: () => isStarted,
    pool: () => calls?.pool,
    listener: connection.state,
    dataDir: settings.DATA_DIR,
    token: settings.HEALTH_TOKEN,
  });
  const dispatch = createDispatch({
    trustedHops: settings.TRUST_PROXY,
    hstsSeconds: settings.HSTS_SECONDS,
    log,
    health,
    secureHosts,
    watch: watchRequests(requests, () => monitoring),
    askTls: createTlsAsk((host) => calls && isHost(calls.db, host)),
    metrics: openMetrics(
      settings.METRICS_TOKEN,
      {
        requests,
        pages: () => site?.measured?.sent,
        answers: () => answers?.counts,
        renders: () => site?.measured?.renders(),
        live: () => realtime?.measured?.(),
        changes: () => changes.position,
        pool: () => calls?.pool,
        backup: () => backup,
      },
      releaseOfBuild,
    ),
    sendNow: () => (isStarted ? sendNow : undefined),
    parts: parts.promise,
  });
  const server = createServer(serverTimeouts, (request, response) => void dispatch(request, response));
  server.on(
    'upgrade',
    createUpgrade(() => ({ live: realtime?.upgrade, site: site?.upgrade }), settings.TRUST_PROXY),
  );
  const importApi = () => (apiCode ??= import('./server/api/app.ts'));
  const openRendering = () => {
    process.env.REVALIDATE_SECRET ||= randomUUID();
    rendering ??= openRenderer({ workers: settings.WEB_WORKERS, positionNow: () => changes.position, log });
    return rendering;
  };
  const openBuiltSite = async (ask: ExistenceOptions['ask']) => {
    store = openPageStore({
      folder: path.join(settings.DATA_DIR, 'pages'),
      release: await nameOfRelease([settings.SENTRY_DSN]),
      changes,
      memoryBytes: settings.PAGE_MEMORY_MB * megabyte,
      diskBytes: settings.PAGE_DISK_MB * megabyte,
      // Another league API need not tell of its changes.
      minKeptMs: settings.API_URL ? 0 : minKeptMs,
      log,
    });
    // Nobody knows what has changed since those pages were made.
    if (store.savedSnapshot === null) changes.markAll();
    return openSite({
      store,
      changes,
      languages: hostLanguages,
      ask,
      renderer: await openRendering(),
      hstsSeconds: settings.HSTS_SECONDS,
      log,
    });
  };
  const { address, loopback } = await listen(server, { port: settings.PORT, host: settings.HOST });
  // The database starts meanwhile. Who needs these waits for the same promises, and hears of a failure there.
  importApi().catch(() => undefined);
  return {
    address,
    loopback,
    noteBackup: (state) => {
      backup = state;
    },
    prepareSite: () => void openRendering().catch(() => undefined),
    async serve(database, options) {
      const { pool, carrier } = database;
      monitoring = reportCrashes(await openMonitoring(settings.SENTRY_DSN, releaseOfBuild()));
      const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
      calls = openCallPool(pool, log, { isPooled, ...(isPooled && { address: settings.DATABASE_URL }) });
      const db = carrier.carry(calls.db);
      const isSetUp = createHasTenant(db);
      replica = openReplica(pool, db, log, { isPooled, address: settings.DATABASE_REPLICA_URL });
      const { createApi } = await importApi();
      const admission = createAdmission(pool, {
        log,
        perAddress: settings.SOCKETS_PER_ADDRESS,
        embedOrigins: settings.EMBED_ORIGINS,
        networkOf: clientNetwork,
        hostOf,
      });
      realtime = await openRealtime(settings, { db, pool, carrier, log, admission });
      push = await openPushService(database, settings, log);
      const pictures = createFileCache(path.join(settings.DATA_DIR, 'pictures'));
      const kept = createKeptAnswers({
        changes,
        memoryBytes: (settings.PAGE_MEMORY_MB * megabyte) / 8, // beside the pages
        hstsSeconds: settings.HSTS_SECONDS,
      });
      answers = kept;
      const api = createApi({
        db,
        keep: kept.keep,
        report: monitoring?.report,
        errorReports: createEnvelopeForwarder(settings.SENTRY_DSN),
        read: replica.read,
        log,
        changes,
        pictures,
        realtime,
        accounts: await openAccounts(db, settings, log),
        push,
        secureAddress: secureHosts.secure,
        hosts: createHostProbe({ allowsPrivate: settings.CHECK_PRIVATE_HOSTS }),
      });
      const listeners: ChangeListener[] = [connection, requireOfReplica(replica), markTags(changes)];
      if (options.site !== 'none') {
        const ask = (host: string, path: string) => askApi(api.fetch, host, path);
        site = await (options.site === 'development' ? openDevelopmentSite(changes) : openBuiltSite(ask));
        listeners.push(site.listener);
      }
      const listener = notifyInOrder(listeners);
      announcements = await listenToAnnouncements(pool, listener, {
        carrier,
        since: store?.savedSnapshot ?? undefined,
        ...(settings.CARRIER_URL && { readEveryMs: announcementPollMs }),
      });
      connection.onConnect();
      watch = watchGames(database.db, log);
      sendNow = (request, response, otherwise) => {
        return (
          (request.url?.startsWith('/api/') ? kept.sendNow : site?.sendNow)?.(request, response, otherwise) ?? false
        );
      };
      isStarted = true;
      parts.resolve({
        api: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
        live: realtime.rest,
        site:
          site && withRevalidation(settings.API_URL ? site.handler : withFirstStart(site.handler, isSetUp), listener),
      });
      const host = await firstHost(db);
      if (host) void site?.warmUp(host);
    },
    async close() {
      parts.reject(new Error('The server is stopping.'));
      await watch?.close();
      await push?.close();
      await announcements?.close();
      await realtime?.close();
      await site?.finish();
      await drain(server);
      await site?.close?.();
      await (await rendering?.catch(() => undefined))?.close();
      await store?.close();
      await replica?.close();
      await calls?.close();
      await monitoring?.close();
    },
  };
}

const megabyte = 1024 * 1024;
