import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { documentLimits } from '#lib/api/contract/application/limits.ts';
import { LeagueError } from '#server/errors.ts';

const maxBytes = 1024 * 1024;
const uploads = /^\/api\/v2\/website\/applications\/[^/]+\/documents$/;

/** Refuses a request whose body is longer than its call can use, before it is read. */
export function limitBodies(): MiddlewareHandler {
  const usual = limit(maxBytes);
  const upload = limit(documentLimits.bytes);
  return (c, next) => {
    if (isWithoutBody(c)) return next();
    return uploads.test(c.req.path) ? upload(c, next) : usual(c, next);
  };
}

/** A request that came over a line and announces no body has none (RFC 9112, 6.3), though it is given an empty stream. */
function isWithoutBody(c: Context<{ Bindings: { incoming?: IncomingMessage } }>): boolean {
  const headers = c.env?.incoming?.headers;
  return headers !== undefined && !('content-length' in headers) && !('transfer-encoding' in headers);
}

function limit(maxSize: number): MiddlewareHandler {
  const onError = () => {
    throw new LeagueError('too-large', `The body of a request may have ${maxSize} bytes at most.`);
  };
  return bodyLimit({ maxSize, onError });
}
