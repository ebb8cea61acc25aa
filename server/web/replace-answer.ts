import type { ServerResponse } from 'node:http';
import { interceptResponse } from '#server/http/intercept-response.ts';

/** Replaces responses whose status is marked, unless their headers are sent already: `send` answers in their place. */
export function replaceAnswer(
  response: ServerResponse,
  isMarked: (status: number) => boolean,
  send: (status: number) => void,
): void {
  const isHeldBack = () => !response.headersSent && isMarked(response.statusCode);
  const restore = interceptResponse(response, {
    writeHead([status], proceed) {
      if (typeof status === 'number') response.statusCode = status;
      return isHeldBack() ? response : proceed();
    },
    write(args, proceed) {
      if (!isHeldBack()) return proceed();
      args.find((arg) => typeof arg === 'function')?.();
      return true;
    },
    end(_args, proceed) {
      if (!isHeldBack()) return proceed();
      restore();
      for (const name of ['content-length', 'content-encoding', 'etag', 'x-nextjs-cache', 'link'])
        response.removeHeader(name);
      send(response.statusCode);
      return response;
    },
  });
}
