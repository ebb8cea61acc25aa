import type { Metadata } from 'next';
import { pageMetadata } from './page-metadata.ts';

/** Returns the metadata of a page that asks for or receives secrets: not indexed, and its address goes to no other site. */
export async function authMetadata(page: { path: string; title: string; description: string }): Promise<Metadata> {
  return { ...(await pageMetadata(page)), robots: { index: false, follow: true }, referrer: 'same-origin' };
}
