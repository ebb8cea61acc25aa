import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '#lib/same-secret.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { sendJson } from '#server/http/json.ts';
import { setSecurityHeaders } from '#server/http/security-headers.ts';

/** What proxies add: a request with one of these comes from elsewhere, whoever hands it on. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const ownAddress = /^(::ffff:)?127\.|^::1$/;

/**
 * Returns a handler of `/api/metrics`: with a token for who sends it, without one for programs of this machine only. It has to see
 * the request as it came.
 */
export function createMetricsHandler(token: string | undefined, collect: () => string): Handler {
  return (request, response) => {
    setSecurityHeaders(response, undefined);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendJson(response, 405, { code: 'method-not-allowed', message: 'Metrics are only read.' });
    }
    if (token !== undefined && !isSameSecret(bearerOf(request), token)) {
      return sendJson(response, 401, { code: 'unauthorized', message: 'Metrics need the bearer token METRICS_TOKEN.' });
    }
    if (token === undefined && !isOfThisMachine(request)) {
      const message = 'Without METRICS_TOKEN metrics are for programs of this machine only.';
      return sendJson(response, 403, { code: 'forbidden', message });
    }
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : collect());
  };
}

const bearerOf = ({ headers }: IncomingMessage) => /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

function isOfThisMachine({ headers, socket }: IncomingMessage): boolean {
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return ownAddress.test(socket.remoteAddress ?? '') && ownHost.test(headers.host ?? '');
}
