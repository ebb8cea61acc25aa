import type { IncomingMessage } from 'node:http';

/**
 * Returns the path of a request, without its query; `*` of a request to the server as such. An absolute request target
 * (RFC 9112, 3.2.2) is replaced by its path first, since the parts behind know no other form.
 */
export function requestPath(request: IncomingMessage): string {
  const { url = '/' } = request;
  if (url.startsWith('/') || url === '*') return url.split('?', 1)[0] ?? '/';
  const target = URL.canParse(url) ? new URL(url) : null;
  request.url = target ? `${target.pathname}${target.search}` : '/';
  return target?.pathname ?? '/';
}
