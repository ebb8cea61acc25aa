import type { IncomingMessage } from 'node:http';

/**
 * Headers of requests that Next does not answer with the whole page: RSC payloads, previews, ranges, authorised
 * requests.
 */
const special = /^(authorization$|range$|rsc$|next-|x-nextjs-|x-middleware-|x-prerender-|x-now-|x-matched-path$)/;
const preview = /__prerender_bypass|__next_preview_data/;
/** Paths as the site's links write them. Next would normalise or redirect others. */
const plain = /^(\/|(\/[\w-]+)+)$/;
const notPages = /^\/(_next|api|builds|revalidate)(\/|$)/;

/** Returns the path of a request for a whole public page; null for all others. */
export function documentPath({ method, url = '/', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const path = url.split('?', 1)[0] ?? '/';
  if (!plain.test(path) || notPages.test(path)) return null;
  if (preview.test(headers.cookie ?? '')) return null;
  return Object.keys(headers).some((name) => special.test(name)) ? null : path;
}
