import type { IncomingMessage, ServerResponse } from 'node:http';
import { interceptResponse } from './intercept-response.ts';

/** How long the client may go on sending after its refusal, so that it reads that before the connection is reset. */
const lingerMs = 1000;

/** Returns whether a body follows the head of a request. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return length !== '0' || encoding !== undefined;
}

/**
 * Sends `Connection: close` with a response that begins before the request's body is complete: the next request of a
 * proxy on this connection would be read as the rest of the body. The connection stays open for a second more, in which
 * the rest is discarded.
 */
export function closeIfUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!announcesBody(request)) return;
  interceptResponse(response, {
    writeHead(_args, proceed) {
      if (!request.complete) {
        response.shouldKeepAlive = false;
        response.once('finish', () => request.resume());
        linger(request);
      }
      return proceed();
    },
  });
}

function linger({ socket }: IncomingMessage): void {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
