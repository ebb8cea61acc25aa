import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { documentLimits } from '#lib/api/contract/application/limits.ts';
import { LeagueError } from '#server/errors.ts';

const maxBytes = 1024 * 1024;
const uploads = /^\/api\/v2\/website\/applications\/[^/]+\/documents$/;

/** Rejects a request whose body exceeds the limit of its route, before reading it. */
export function limitBodies(): MiddlewareHandler {
  const standard = limit(maxBytes);
  const upload = limit(documentLimits.bytes);
  return (c, next) => {
    if (hasNoBody(c)) return next();
    return uploads.test(c.req.path) ? upload(c, next) : standard(c, next);
  };
}

/**
 * A request over HTTP without `Content-Length` and `Transfer-Encoding` has no body (RFC 9112, 6.3), although it gets an
 * empty stream.
 */
function hasNoBody(c: Context<{ Bindings: { incoming?: IncomingMessage } }>): boolean {
  const headers = c.env?.incoming?.headers;
  return headers !== undefined && !('content-length' in headers) && !('transfer-encoding' in headers);
}

function limit(maxSize: number): MiddlewareHandler {
  const onError = () => {
    throw new LeagueError('too-large', `The request body must not exceed ${maxSize} bytes.`);
  };
  return bodyLimit({ maxSize, onError });
}
