import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { replaceAnswer } from './replace-answer.ts';

/** Matches no route of the site, so the middleware answers it with the rendered 404 page. */
const missingPath = '/not-found';
const requestHeaders = ['accept-encoding', 'accept-language', 'cookie', 'host', 'x-request-id'] as const;
const responseHeaders = ['cache-control', 'content-encoding', 'content-type', 'vary'] as const;

/** Replaces Next's 404 document, which only a browser with JavaScript can render, by the 404 page of the tenant. */
export function withMissingPage(handler: Handler, address: string): Handler {
  return (request, response) => {
    if (isPage(request)) {
      const isMissing = (status: number) => status === 404;
      replaceAnswer(response, isMissing, () => sendMissingPage(request, response, address));
    }
    return handler(request, response);
  };
}

function isPage({ method, headers, url = '/' }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers.rsc === undefined && matchRoute(splitLocale(pathOf(url)).path) !== null;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function sendMissingPage(
  { headers, method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  address: string,
): void {
  const { locale } = splitLocale(pathOf(url));
  const page = new URL(locale ? withLocale(locale, missingPath) : missingPath, address);
  const outgoing = httpRequest(page, { method, headers: pick(headers, requestHeaders) }, (incoming) => {
    for (const [name, value] of Object.entries(pick(incoming.headers, responseHeaders)))
      response.setHeader(name, value);
    incoming.pipe(response);
  });
  outgoing.once('error', (error) => response.destroy(error));
  outgoing.end();
}

function pick(
  headers: IncomingHttpHeaders,
  names: readonly (keyof IncomingHttpHeaders)[],
): Record<string, string | string[]> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}
