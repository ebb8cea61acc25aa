import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#server/log.ts';
import { replaceHeader } from './replace-header.ts';

const quiet = /^\/(_next\/|api\/health$|api\/v2\/website\/assets\/|favicon|builds\/)/;
/** The host of requests that the site sends to the engine of its own process. */
const ownHost = /^127\.0\.0\.1:/;
const safeId = /^[\w.-]{1,64}$/;

/**
 * Logs one line for each response, with an id that the response carries as `X-Request-Id`. Static files are logged at
 * debug level.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, path: string, log: Log): void {
  const started = performance.now();
  const receivedId = request.headers['x-request-id'];
  const id = typeof receivedId === 'string' && safeId.test(receivedId) ? receivedId : randomUUID();
  replaceHeader(request, 'x-request-id', id);
  response.setHeader('X-Request-Id', id);
  response.once('close', () => {
    const fields = {
      id,
      method: request.method,
      path,
      host: request.headers.host,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
    };
    const isStarting = response.statusCode === 503 && path === '/api/health';
    if (response.statusCode >= 500 && !isStarting) log.error(fields, 'request failed');
    else if (isQuiet(path, request.headers.host)) log.debug(fields, 'request');
    else if (!response.writableFinished) log.info(fields, 'request aborted');
    else log.info(fields, 'request');
  });
}

const isQuiet = (path: string, host = '') => quiet.test(path) || (ownHost.test(host) && path.startsWith('/api/'));
