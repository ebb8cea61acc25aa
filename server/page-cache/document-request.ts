import type { IncomingMessage } from 'node:http';

/** Whatever else Next might answer with something else than the page: parts of a page, previews, ranges, somebody's own. */
const special = /^(authorization$|range$|rsc$|next-|x-nextjs-|x-middleware-|x-prerender-|x-now-|x-matched-path$)/;
const preview = /__prerender_bypass|__next_preview_data/;
/** Addresses as links of the site have them. What Next would first tidy up or redirect is not among them. */
const plain = /^(\/|(\/[\w-]+)+)$/;
const notPages = /^\/(_next|api|builds|revalidate)(\/|$)/;

/** The path of a request for a whole page that anybody may see; null for all others. */
export function documentPath({ method, url = '/', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const path = url.split('?', 1)[0] ?? '/';
  if (!plain.test(path) || notPages.test(path)) return null;
  if (preview.test(headers.cookie ?? '')) return null;
  return Object.keys(headers).some((name) => special.test(name)) ? null : path;
}
