import type { IncomingMessage } from 'node:http';
import type { ApiError } from '#lib/api/contract/common.ts';
import { localeCookie } from '#lib/i18n/locale-cookie.ts';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/locales.ts';
import { isBot } from '#lib/recovery/is-bot.ts';
import { splitLocale } from '#lib/routing/locale-prefix.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { sendJson } from '#server/http/json.ts';
import { failedDocument } from './failed-document.ts';
import { replaceAnswer } from './replace-answer.ts';

/**
 * Replaces error pages for clients that are not browsers. Clients that accept JSON only get 404 and 5xx as JSON. Bots
 * get a 5xx without a body, so that they index no error page; the site has logged the error. Browsers get a 500 that is
 * whole without scripts: the document of Next for it is blank until its code draws it.
 */
export function withPlainRefusals(handler: Handler): Handler {
  return (request, response) => {
    const { accept = '', 'user-agent': userAgent } = request.headers;
    const wantsJson = accept.includes('application/json') && !accept.includes('text/html');
    if (wantsJson) {
      replaceAnswer(
        response,
        (status) => status === 404 || status >= 500,
        (status) => sendJson(response, status, errorOf(status, request)),
      );
    } else if (isBot(userAgent)) {
      replaceAnswer(
        response,
        (status) => status >= 500,
        (status) => {
          response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
          response.end();
        },
      );
    } else if (accept.includes('text/html')) {
      replaceAnswer(
        response,
        (status) => status === 500,
        (status) => {
          response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
          response.end(failedDocument(localeOf(request)));
        },
      );
    }
    return handler(request, response);
  };
}

/** The language of the address, else the one the visitor has chosen, else the default. */
function localeOf({ url = '/', headers }: IncomingMessage): Locale {
  const chosen = new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]+)`).exec(headers.cookie ?? '')?.[1];
  return splitLocale(url.split('?', 1)[0] ?? '/').locale ?? (isLocale(chosen) ? chosen : defaultLocale);
}

function errorOf(status: number, { url = '/' }: IncomingMessage): ApiError {
  if (status === 404) return { code: 'not-found', message: `Page Not Found: ${url.split('?', 1)[0]}` };
  return { code: 'internal', message: 'Something went wrong on our side.' };
}
