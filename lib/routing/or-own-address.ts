import { permanentRedirect } from 'next/navigation';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { withLocale } from './locale-prefix.ts';

/** Redirects (308) a page at a former slug of a renamed or merged entity to its own address. */
export async function orOwnAddress(slug: string, own: string, path: string): Promise<void> {
  if (slug !== own) permanentRedirect(withLocale(await pageLocale(), path));
}
