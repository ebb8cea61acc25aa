import type { Metadata } from 'next';
import { pageMetadata } from './page-metadata.ts';

/**
 * Returns the metadata of a page for staff: search engines do not index it, and its links send no referrer to other
 * sites.
 */
export async function staffMetadata(page: { path: string; title: string }): Promise<Metadata> {
  return { ...(await pageMetadata(page)), robots: { index: false, follow: false }, referrer: 'same-origin' };
}
