import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '#lib/i18n/locales.ts';

/** The headers by which Next's router asks for a part of a page. Other headers change nothing of what is kept. */
const partHeaders = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
const prefetchKinds = ['', '1', '2', '3'];
const maxPartLength = 300;

/**
 * Returns the part of a page that a request asks for: the empty text for the document, else the headers of Next's
 * router; null for one that nobody's browser sends. What Next does not tell apart is one part, so that nobody can have a page kept
 * under ever new names.
 */
export function partOf(headers: IncomingHttpHeaders): string | null {
  if (headers.rsc !== '1') return '';
  const prefetch = headers['next-router-prefetch'] ?? '';
  if (typeof prefetch !== 'string' || !prefetchKinds.includes(prefetch)) return null;
  // Next looks for a segment in this case alone.
  const segment = prefetch === '1' ? (headers['next-router-segment-prefetch'] ?? '') : '';
  const part = `1 ${prefetch} ${segment}`;
  return part.length <= maxPartLength && !/\s/.test(String(segment)) ? part : null;
}

/** Returns the request headers that ask for a part. */
export function headersOfPart(part: string): Record<string, string> {
  const values = part.split(' ');
  return Object.fromEntries(
    partHeaders.flatMap((name, index) => {
      const value = part === '' ? undefined : values[index];
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * Returns the key of a page or a part: neither hosts nor paths contain a line break. Files of a tenant, such as its
 * robots.txt, have no locale; `path` is without language prefix.
 */
export function keyOfPage(host: string, locale: Locale | '', path: string, part: string): string {
  return `${host}\n${locale}\n${path}\n${part}`;
}
