import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#server/log.ts';
import { replaceHeader } from './replace-header.ts';

const quiet = /^\/(_next\/|api\/health$|api\/v2\/website\/assets\/|favicon|builds\/)/;
/** The site asks the engine of its own process under this name. */
const ownHost = /^127\.0\.0\.1:/;
const safeId = /^[\w.-]{1,64}$/;

/** One line for every answer, with an id that the answer carries too. Static files are logged at debug level. */
export function logRequest(request: IncomingMessage, response: ServerResponse, path: string, log: Log): void {
  const started = performance.now();
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && safeId.test(given) ? given : randomUUID();
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
