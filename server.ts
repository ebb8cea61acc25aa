import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createTagChanges } from './server/changes/tag-changes.ts';
import { watchConnection } from './server/changes/watch-connection.ts';
import type { CourtsideServer } from './server/courtside-server.ts';
import type { ServerSettings } from './server/env.ts';
import type { BackupState } from './server/feeds/backup/backup-state.ts';
import { createDispatch, type Parts, type SendNow } from './server/http/dispatch.ts';
import { drain } from './server/http/drain.ts';
import { createHealth } from './server/http/health.ts';
import { listen, serverOptions } from './server/http/listen.ts';
import { createSecureHosts } from './server/http/secure-hosts.ts';
import { createTlsAsk } from './server/http/tls-ask.ts';
import { createUpgrade } from './server/http/upgrade.ts';
import { firstHost } from './server/league/tenant/first-host.ts';
import { isHost } from './server/league/tenant/resolve.ts';
import type { Log } from './server/log.ts';
import { openMetrics } from './server/metrics/open-metrics.ts';
import { createRequestCounts } from './server/metrics/request-counts.ts';
import { releaseOfBuild } from './server/monitoring/release.ts';
import { watchRequests } from './server/monitoring/watch-requests.ts';
import { importApi, type OpenedParts, openParts } from './server/open-parts.ts';
import { openRenderer } from './server/render/open-renderer.ts';
import type { Renderer } from './server/render/renderer.ts';

/** Listens on the port first, so that a busy one is reported before anything else is done. */
export async function openServer(settings: ServerSettings, log: Log): Promise<CourtsideServer> {
  const parts = Promise.withResolvers<Parts>();
  parts.promise.catch(() => undefined);
  const opened: OpenedParts = {};
  let rendering: Promise<Renderer> | undefined;
  let sendNow: SendNow | undefined;
  let backup: BackupState | undefined;
  let isStarted = false;
  const requests = createRequestCounts();
  const changes = createTagChanges();
  const secureHosts = createSecureHosts();
  const connection = watchConnection(log);
  const dispatch = createDispatch({
    trustedHops: settings.TRUST_PROXY,
    hstsSeconds: settings.HSTS_SECONDS,
    log,
    health: createHealth({
      isStarted: () => isStarted,
      pool: () => opened.calls?.pool,
      listener: connection.state,
      dataDir: settings.DATA_DIR,
      token: settings.HEALTH_TOKEN,
    }),
    secureHosts,
    watch: watchRequests(requests, () => opened.monitoring),
    askTls: createTlsAsk((host) => opened.calls && isHost(opened.calls.db, host)),
    metrics: openMetrics(
      settings.METRICS_TOKEN,
      {
        requests,
        pages: () => opened.site?.measured?.sent,
        answers: () => opened.answers?.counts,
        renders: () => opened.site?.measured?.renders(),
        live: () => opened.realtime?.measured?.(),
        changes: () => changes.position,
        pool: () => opened.calls?.pool,
        backup: () => backup,
      },
      releaseOfBuild,
    ),
    sendNow: () => sendNow,
    parts: parts.promise,
  });
  const server = createServer(serverOptions, (request, response) => void dispatch(request, response));
  server.on(
    'upgrade',
    createUpgrade(() => ({ live: opened.realtime?.upgrade, site: opened.site?.upgrade }), settings.TRUST_PROXY),
  );
  const openRendering = () => {
    process.env.REVALIDATE_SECRET ||= randomUUID();
    rendering ??= openRenderer({ workers: settings.WEB_WORKERS, positionNow: () => changes.position, log });
    return rendering;
  };
  const { address, loopback } = await listen(server, { port: settings.PORT, host: settings.HOST });
  // Beside the database and the processes that render, which are started first. Who needs this waits for the same promise, and
  // hears of a failure there.
  setImmediate(() => importApi().catch(() => undefined));
  return {
    address,
    loopback,
    noteBackup: (state) => {
      backup = state;
    },
    prepareSite: () => void openRendering().catch(() => undefined),
    async serve(database, options) {
      const context = { settings, log, changes, connection, secureHosts, openRendering };
      const ready = await openParts(opened, database, options, context);
      sendNow = ready.sendNow;
      isStarted = true;
      parts.resolve(ready);
      const host = await firstHost(database.db);
      if (host) void opened.site?.warmUp(host);
    },
    async close() {
      parts.reject(new Error('The server is stopping.'));
      await opened.watch?.close();
      await opened.push?.close();
      await opened.announcements?.close();
      await opened.realtime?.close();
      await opened.site?.finish();
      await drain(server);
      await opened.site?.close?.();
      await (await rendering?.catch(() => undefined))?.close();
      await opened.store?.close();
      await opened.replica?.close();
      await opened.calls?.close();
      await opened.monitoring?.close();
    },
  };
}
