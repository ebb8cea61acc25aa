import type { IncomingMessage } from 'node:http';
import type { ApiError } from '#lib/api/contract/common.ts';
import { isBot } from '#lib/recovery/is-bot.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { sendJson } from '#server/http/json.ts';
import { replaceAnswer } from './replace-answer.ts';

/**
 * Replaces error pages for clients that are not browsers. Clients that accept JSON only get 404 and 5xx as JSON. Bots
 * get a 5xx without a body, so that they index no error page; the site has logged the error.
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
    }
    return handler(request, response);
  };
}

function errorOf(status: number, { url = '/' }: IncomingMessage): ApiError {
  if (status === 404) return { code: 'not-found', message: `Page Not Found: ${url.split('?', 1)[0]}` };
  return { code: 'internal', message: 'Something went wrong on our side.' };
}
