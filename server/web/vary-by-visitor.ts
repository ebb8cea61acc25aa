import type { ServerResponse } from 'node:http';
import { varyOf } from '#lib/routing/vary.ts';
import type { Handler } from '#server/http/dispatch.ts';

/**
 * Names the headers that decide the language of an address without one. Only when the head is written, since Next
 * overwrites whatever was said before.
 */
export function withVary(handler: Handler): Handler {
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const vary = path.startsWith('/_next/') ? null : varyOf(path);
    if (vary) addVary(response, vary);
    return handler(request, response);
  };
}

function addVary(response: ServerResponse, vary: string): void {
  const { writeHead } = response;
  const writeHeadWithVary = (...args: unknown[]) => {
    response.appendHeader('Vary', vary);
    return Reflect.apply(writeHead, response, args);
  };
  Object.assign(response, { writeHead: writeHeadWithVary });
}
