import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { resolveHost } from './forwarded.ts';
import { checkHealth } from './health.ts';
import { sendJson } from './json.ts';
import { logRequest } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface Parts {
  api: Handler;
  /** Pusher's publishing API; undefined where a hosted server carries the live channels. */
  live?: Handler | undefined;
  /** The pages; undefined where the engine runs alone. */
  site: Handler | undefined;
}

export interface DispatchOptions {
  trustProxy: boolean;
  log: Log;
  /** The connection pool, once there is one. */
  pool: () => pg.Pool | undefined;
  /** Resolves once everything has started. Earlier requests wait for it. */
  parts: Promise<Parts>;
}

const maxListeners = 24;

/**
 * Routes requests: `/api/health` at any time; once the parts have started, `/api/…` to the engine, `/apps/…` to the
 * live channels, the rest to the site.
 */
export function createDispatch({ trustProxy, log, pool, parts }: DispatchOptions): Handler {
  let ready = false;
  parts.then(() => (ready = true)).catch(() => undefined);
  return async (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    // Next adds up to nine `close` listeners to the response of a page rendered on request; Node warns of a leak at
    // eleven.
    response.setMaxListeners(maxListeners);
    resolveHost(request, trustProxy);
    logRequest(request, response, path, log);
    setSecurityHeaders(response);
    try {
      if (path === '/api/health') return await answerHealth(response, ready, pool());
      const { api, live, site } = await parts;
      const handler = isEngine(path) ? api : isPublishing(path) ? (live ?? unknown) : (site ?? unknown);
      await handler(request, response);
    } catch (error) {
      log.error({ err: error, path }, 'the request could not be answered');
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { code: 'internal', message: 'The request could not be answered.' });
    }
  };
}

const isEngine = (path: string) => path === '/api' || path.startsWith('/api/');

const isPublishing = (path: string) => path.startsWith('/apps/');

const unknown: Handler = (_request, response) =>
  sendJson(response, 404, { code: 'not-found', message: 'Nothing is served at this address; the API is at /api.' });

async function answerHealth(response: ServerResponse, ready: boolean, pool: pg.Pool | undefined): Promise<void> {
  const health = await checkHealth(ready, pool);
  sendJson(response, health.ready ? 200 : 503, health);
}
