import type { ServerResponse } from 'node:http';
import type { Handler } from '#server/http/dispatch.ts';
import { replaceAnswer } from './replace-answer.ts';

/**
 * Sends redirects of pages with one `Location` and without a body: Next sends the header twice, and with it the page that was
 * rendered meanwhile. Browsers ask again each time, since what is renamed may be renamed back.
 */
export function withPlainRedirects(handler: Handler): Handler {
  return (request, response) => {
    replaceAnswer(
      response,
      (status) => (status === 307 || status === 308) && locationOf(response) !== undefined,
      (status) => {
        for (const name of response.getHeaderNames()) if (name.startsWith('x-nextjs-')) response.removeHeader(name);
        response.removeHeader('content-type');
        response.writeHead(status, {
          Location: locationOf(response) ?? '/',
          'Cache-Control': 'no-cache',
          'Content-Length': 0,
        });
        response.end();
      },
    );
    return handler(request, response);
  };
}

function locationOf(response: ServerResponse): string | undefined {
  const [location] = [response.getHeader('location')].flat();
  return location === undefined ? undefined : String(location);
}
