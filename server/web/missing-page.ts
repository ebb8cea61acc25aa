import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { replaceAnswer } from './replace-answer.ts';

/** No address of the site, so the middleware answers it with the rendered 404 page. */
const nowhere = '/not-found';
const taken = ['accept-encoding', 'accept-language', 'cookie', 'host', 'x-request-id'] as const;
const given = ['cache-control', 'content-encoding', 'content-type', 'vary'] as const;

/**
 * For a thing that is missing Next sends a document that only a browser with JavaScript can draw. This sends the 404 page
 * of the tenant in its place.
 */
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
  const reads = method === 'GET' || method === 'HEAD';
  return reads && headers.rsc === undefined && matchRoute(splitLocale(pathOf(url)).path) !== null;
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
  const page = new URL(locale ? withLocale(locale, nowhere) : nowhere, address);
  const question = ask(page, { method, headers: pick(headers, taken) }, (answer) => {
    for (const [name, value] of Object.entries(pick(answer.headers, given))) response.setHeader(name, value);
    answer.pipe(response);
  });
  question.once('error', (error) => response.destroy(error));
  question.end();
}

function pick(
  headers: IncomingHttpHeaders,
  names: readonly (keyof IncomingHttpHeaders)[],
): Record<string, string | string[]> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}
