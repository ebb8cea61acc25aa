import type { ServerResponse } from 'node:http';
import { clientNetwork } from '#server/http/client-network.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { interceptResponse } from '#server/http/intercept-response.ts';
import { sendJson } from '#server/http/json.ts';
import { createTokenBuckets } from '#server/token-buckets.ts';
import { runRequest } from './render-context.ts';

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
    const take = () => void buckets.take(client);
    interceptResponse(response, {
      writeHead([status], proceed) {
        if (isNeverCached(response, Number(status ?? response.statusCode))) take();
        return proceed();
      },
    });
    return runRequest(take, () => handler(request, response));
  };
}

/** A page that may be cached is counted when it is stored, whatever part of it was asked for; others are rendered each time. */
function isNeverCached(response: ServerResponse, status: number): boolean {
  const isPage = status === 200 || status === 404 || status >= 500;
  return isPage && /no-store/.test(String(response.getHeader('cache-control') ?? 'no-store'));
}
