import type { ServerResponse } from 'node:http';
import { clientNetwork } from '#server/http/client-network.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { interceptResponse } from '#server/http/intercept-response.ts';
import { sendJson } from '#server/http/json.ts';
import { createTokenBuckets } from '#server/token-buckets.ts';

/** Pages that a client may have rendered per minute. */
const maxRenders = 900;
const oneMinute = 60;

/**
 * Limits how many pages Next renders for a client. What it has cached costs nothing, so that a full venue, which has
 * one address, can follow a game; a client that has used up its share still gets what the page cache in front holds.
 */
export function limitRenders(handler: Handler, limit = maxRenders): Handler {
  const buckets = createTokenBuckets(limit, oneMinute);
  return (request, response) => {
    if (request.url?.startsWith('/_next/static/')) return handler(request, response);
    const client = clientNetwork(request);
    const wait = buckets.secondsUntilNext(client);
    if (wait > 0) {
      response.setHeader('Retry-After', wait);
      const message = `Too many requests. Try again in ${wait} seconds.`;
      return sendJson(response, 429, { code: 'too-many-requests', message });
    }
    interceptResponse(response, {
      writeHead([status], proceed) {
        if (wasRendered(response, Number(status ?? response.statusCode))) buckets.take(client);
        return proceed();
      },
    });
    return handler(request, response);
  };
}

/** Next says what it had in memory; what may not be kept is rendered each time. */
function wasRendered(response: ServerResponse, status: number): boolean {
  const isPage = status === 200 || status === 404 || status >= 500;
  if (!isPage) return false;
  const isNeverKept = /no-store/.test(String(response.getHeader('cache-control') ?? 'no-store'));
  return isNeverKept || response.getHeader('x-nextjs-cache') === 'MISS';
}
