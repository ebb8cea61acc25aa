import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { fetchHostLanguages } from './lib/routing/languages-of.ts';
import { hostOf } from './server/api/host.ts';
import { createFileCache } from './server/cache/file-cache.ts';
import { createChangeCounts } from './server/changes/change-counts.ts';
import { countChanges, notifyInOrder, requireOfReplica } from './server/changes/change-listeners.ts';
import {
  type AnnouncementListener,
  type ChangeListener,
  listenToAnnouncements,
} from './server/changes/listen-to-announcements.ts';
import { watchConnection } from './server/changes/watch-connection.ts';
import { type CallPool, openCallPool } from './server/db/call-pool.ts';
import type { DatabaseConnection } from './server/db/connect.ts';
import { openReplica, type Replica } from './server/db/replica.ts';
import type { ServerSettings } from './server/env.ts';
import { clientNetwork } from './server/http/client-network.ts';
import { createDispatch, type Parts } from './server/http/dispatch.ts';
import { drain } from './server/http/drain.ts';
import { createHealth } from './server/http/health.ts';
import { listen, serverTimeouts } from './server/http/listen.ts';
import { createSecureHosts } from './server/http/secure-hosts.ts';
import { createUpgrade } from './server/http/upgrade.ts';
import { type GameWatch, watchGames } from './server/league/result/watch-games.ts';
import { listHosts } from './server/league/tenant/list-hosts.ts';
import type { Log } from './server/log.ts';
import { createPageRefresher, type PageRefresher } from './server/page-cache/page-refresher.ts';
import { createPageStore } from './server/page-cache/page-store.ts';
import { createAdmission } from './server/realtime/admission/admission.ts';
import { openRealtime, type Realtime } from './server/realtime/open.ts';
import { openSite, type Site } from './server/web/site.ts';

/** Changes that the database itself announces, such as those of privacy, wake nobody by another carrier. */
const unawokenReadMs = 2000;

export interface ServeOptions {
  /** Serves the pages, built or in development, or the engine alone. */
  site: 'built' | 'development' | 'none';
}

export interface CourtsideServer {
  /** Where users of this machine and the process itself reach the server. */
  address: string;
  loopback: string;
  /** Starts the parts on a migrated database; earlier requests are answered then. */
  serve(database: Omit<DatabaseConnection, 'close'>, options: ServeOptions): Promise<void>;
  close(): Promise<void>;
}

/** Listens on the port first, so that a busy one is reported before anything else is done. */
export async function openServer(settings: ServerSettings, log: Log): Promise<CourtsideServer> {
  const parts = Promise.withResolvers<Parts>();
  parts.promise.catch(() => undefined);
  let site: Site | undefined;
  let realtime: Realtime | undefined;
  let announcements: AnnouncementListener | undefined;
  let refresher: PageRefresher | undefined;
  let watch: GameWatch | undefined;
  let calls: CallPool | undefined;
  let replica: Replica | undefined;
  let isStarted = false;
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
    parts: parts.promise,
  });
  const server = createServer(serverTimeouts, (request, response) => void dispatch(request, response));
  server.on(
    'upgrade',
    createUpgrade(() => ({ live: realtime?.upgrade, site: site?.upgrade }), settings.TRUST_PROXY),
  );
  const { address, loopback } = await listen(server, { port: settings.PORT, host: settings.HOST });
  return {
    address,
    loopback,
    async serve(database, options) {
      const { pool, carrier } = database;
      const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
      calls = openCallPool(pool, log, { isPooled, ...(isPooled && { address: settings.DATABASE_URL }) });
      const db = carrier.carry(calls.db);
      replica = openReplica(pool, db, log, { isPooled, address: settings.DATABASE_REPLICA_URL });
      const { createApi } = await import('./server/api/app.ts');
      const changes = createChangeCounts();
      const admission = createAdmission(pool, {
        perAddress: settings.SOCKETS_PER_ADDRESS,
        embedOrigins: settings.EMBED_ORIGINS,
        networkOf: clientNetwork,
        hostOf,
      });
      realtime = await openRealtime(settings, { db, pool, carrier, log, admission });
      const pictures = createFileCache(path.join(settings.DATA_DIR, 'pictures'));
      const api = createApi({
        db,
        read: replica.read,
        log,
        changes,
        pictures,
        realtime,
        secureAddress: secureHosts.secure,
      });
      const listeners: ChangeListener[] = [connection, countChanges(changes), requireOfReplica(replica)];
      if (options.site !== 'none') {
        process.env.REVALIDATE_SECRET ||= randomUUID();
        const pages = createPageStore((tenantId) => listHosts({ db, tenantId }), log);
        site = await openSite(loopback, options.site === 'development', {
          pages,
          languagesOf: fetchHostLanguages,
          log,
        });
        refresher = createPageRefresher({ address: loopback, secret: process.env.REVALIDATE_SECRET, pages, log });
        listeners.push(refresher);
      }
      announcements = await listenToAnnouncements(pool, notifyInOrder(listeners), {
        carrier,
        ...(settings.CARRIER_URL && { readEveryMs: unawokenReadMs }),
      });
      connection.onConnect();
      watch = watchGames(database, log);
      const engine = getRequestListener(api.fetch, { overrideGlobalObjects: false });
      isStarted = true;
      parts.resolve({ api: engine, live: realtime.rest, site: site?.handler });
    },
    async close() {
      parts.reject(new Error('The server is stopping.'));
      await watch?.close();
      await announcements?.close();
      await realtime?.close();
      refresher?.close();
      await drain(server);
      await site?.close();
      await replica?.close();
      await calls?.close();
    },
  };
}
