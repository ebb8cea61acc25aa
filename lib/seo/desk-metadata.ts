import type { Metadata } from 'next';
import { pageMetadata } from './page-metadata.ts';

/** The desk is for staff: no search engine lists it, and its links tell no other site where it is. */
export async function deskMetadata(page: { path: string; title: string }): Promise<Metadata> {
  return { ...(await pageMetadata(page)), robots: { index: false, follow: false }, referrer: 'same-origin' };
}
