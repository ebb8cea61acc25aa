import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { documentLimits } from '#lib/api/contract/application/limits.ts';
import { sendErrorReport } from '#lib/api/contract/error-reports.ts';
import { type BodyLimit, readBody } from '#server/read-body.ts';

const standard: BodyLimit = { bytes: 1024 * 1024, timeoutMs: 20_000 };
/** Over a telephone 10 MB take a while. */
const upload: BodyLimit = { bytes: documentLimits.bytes, timeoutMs: 100_000 };

/** A replay of a page with large tables. */
const report: BodyLimit = { bytes: 4 * 1024 * 1024, timeoutMs: 20_000 };

const uploads =
  /^\/api\/v2\/(website\/applications\/[^/]+\/documents|manage\/pictures|manage\/(photo|document)-files|manage\/imports)$/;

export const isUpload = (path: string): boolean => uploads.test(path);

export const isErrorReport = (path: string): boolean => path === `/api${sendErrorReport.path}`;

/**
 * Reads the body of a request within the limits of its route, before the call begins. hono's `bodyLimit` would wrap the
 * request in a second one, which the server's own request class does not survive.
 */
export function limitBodies(limits = { standard, upload, report }): MiddlewareHandler {
  return async (c, next) => {
    if (!hasNoBody(c)) {
      const bytes = await readBody(c.req.raw, limits[kindOfBody(c.req.path)]);
      Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(bytes) });
    }
    return next();
  };
}

function kindOfBody(path: string) {
  if (isErrorReport(path)) return 'report';
  return isUpload(path) ? 'upload' : 'standard';
}

/**
 * A request over HTTP without `Content-Length` and `Transfer-Encoding` has no body (RFC 9112, 6.3), although it gets an
 * empty stream.
 */
function hasNoBody(c: Context<{ Bindings: { incoming?: IncomingMessage } }>): boolean {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return true;
  const headers = c.env?.incoming?.headers;
  return headers !== undefined && !('content-length' in headers) && !('transfer-encoding' in headers);
}
