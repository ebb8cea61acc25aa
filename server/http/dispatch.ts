import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#server/log.ts';
import { answerMethod } from './allowed-methods.ts';
import { announcesBody, closeIfUnread } from './close-unread.ts';
import { isHttps, resolveForwarded } from './forwarded.ts';
import { sendJson } from './json.ts';
import { logRequest } from './request-log.ts';
import { requestPath } from './request-path.ts';
import type { RequestWatch } from './request-watch.ts';
import type { SecureHosts } from './secure-hosts.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { tlsAskPath } from './tls-ask.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Answers a request at once, from what is kept; false if it cannot. It calls `otherwise` if it could not after all. */
export type SendNow = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => boolean;

export interface Parts {
  api: Handler;
  /** Pusher's publishing API; undefined where a hosted server carries the live channels. */
  live?: Handler | undefined;
  /** The pages; undefined where the engine runs alone. */
  site: Handler | undefined;
}

export interface DispatchOptions {
  /** The number of proxies in front that are ours. */
  trustedHops: number;
  /** How long browsers may use https only, told to those that come by https. */
  hstsSeconds?: number | undefined;
  log: Log;
  health: Handler;
  /** Answers `/api/metrics`, from the request as it came. */
  metrics?: Handler;
  /** Answers proxies that ask for hosts, from the request as it came. */
  askTls?: Handler;
  /** Sees what is answered, and how. */
  watch?: RequestWatch;
  /** Gets to know the hosts that clients reach by https. */
  secureHosts?: Pick<SecureHosts, 'add'>;
  /** Tried before anything else; undefined until there is something kept. */
  sendNow?: () => SendNow | undefined;
  /** Resolves once everything has started. Earlier requests wait for it. */
  parts: Promise<Parts>;
}

const maxListeners = 24;

/**
 * Routes requests: `/api/health` at any time; once the parts have started, `/api/…` to the engine, `/apps/…` to the
 * live channels, the rest to the site.
 */
export function createDispatch(options: DispatchOptions): Handler {
  const { trustedHops, hstsSeconds, log, health, metrics, askTls, watch, secureHosts, sendNow, parts } = options;
  const fail = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    const path = requestPath(request);
    watch?.failed(error, request, path);
    log.error({ err: error, path }, 'the request could not be answered');
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { code: 'internal', message: 'The request could not be answered.' });
  };
  /** Answers by a handler: no failure of one leaves its client without an answer, or reaches the process. */
  const answerBy = async (handler: Handler, request: IncomingMessage, response: ServerResponse) => {
    try {
      await handler(request, response);
    } catch (error) {
      fail(error, request, response);
    }
  };
  const answer: Handler = async (request, response) => {
    const path = requestPath(request);
    // Next adds up to nine `close` listeners to the response of a page rendered on request; Node warns of a leak at
    // eleven.
    response.setMaxListeners(maxListeners);
    logRequest(request, response, path, log);
    watch?.began(request, response, path);
    setSecurityHeaders(response, isHttps(request) ? hstsSeconds : undefined);
    closeIfUnread(request, response);
    const isCall = isEngine(path) || isPublishing(path);
    if (answerMethod(request, response, path, isCall)) return;
    if (path === '/api/health') return health(request, response);
    const { api, live, site } = await parts;
    const handler = isEngine(path) ? api : isPublishing(path) ? (live ?? unknown) : (site ?? unknown);
    await handler(request, response);
  };
  /** Answers with what is kept; false if it cannot. It waits for nothing, since most requests end here. */
  const answerNow = (request: IncomingMessage, response: ServerResponse): boolean => {
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && !announcesBody(request);
    const send = isRead ? sendNow?.() : undefined;
    if (!send?.(request, response, () => void answerBy(answer, request, response))) return false;
    watch?.sentNow(request.url ?? '/', response.statusCode);
    if (log.isLevelEnabled('debug')) log.debug({ path: request.url, host: request.headers.host }, 'sent as kept');
    return true;
  };
  /** Returns the handler of a request; null if it is answered already. */
  const route = (request: IncomingMessage, response: ServerResponse): Handler | null => {
    if (metrics && request.url === '/api/metrics') return metrics;
    if (askTls && request.url?.startsWith(`${tlsAskPath}?`)) return askTls;
    resolveForwarded(request, trustedHops);
    if (isHttps(request)) secureHosts?.add(request.headers.host);
    return answerNow(request, response) ? null : answer;
  };
  return (request, response) => {
    try {
      const handler = route(request, response);
      return handler ? answerBy(handler, request, response) : undefined;
    } catch (error) {
      fail(error, request, response);
    }
  };
}

const isEngine = (path: string) => path === '/api' || path.startsWith('/api/');

const isPublishing = (path: string) => path.startsWith('/apps/');

const unknown: Handler = (_request, response) =>
  sendJson(response, 404, { code: 'not-found', message: 'Nothing is served at this address; the API is at /api.' });
