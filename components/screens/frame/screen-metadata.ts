import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ScreenTitle } from '#lib/screens.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/** Returns the metadata of a screen: its title, and `noindex`. */
export async function screenMetadata(title: ScreenTitle, path: string): Promise<Metadata> {
  const t = await getTranslations('screens');
  return { ...(await pageMetadata({ path, title: t(title) })), robots: { index: false } };
}
