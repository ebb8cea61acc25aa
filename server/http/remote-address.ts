import type { IncomingMessage } from 'node:http';

/**
 * Returns the address of a client: with a trusted proxy the last one that it names, which is the one it saw itself. Expects
 * `resolveHost` to have removed the header where no proxy is trusted.
 */
export function remoteAddress(request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  const named = [forwarded ?? []].flat().join(',').split(',').at(-1)?.trim();
  return named || (request.socket.remoteAddress ?? '');
}
