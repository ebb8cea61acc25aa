import { varyOf } from '#lib/routing/vary.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { interceptResponse } from '#server/http/intercept-response.ts';

/**
 * Adds to `Vary` the headers that decide the language of an address without one. It does so when the head is written,
 * since Next overwrites earlier values.
 */
export function withVary(handler: Handler): Handler {
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const vary = path.startsWith('/_next/') ? null : varyOf(path);
    if (vary) {
      interceptResponse(response, {
        writeHead(_args, proceed) {
          response.appendHeader('Vary', vary);
          return proceed();
        },
      });
    }
    return handler(request, response);
  };
}
