import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ScreenTitle } from '#lib/routing/screens.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/** A screen has a title for who opens it, and is nothing for search engines. */
export async function screenMetadata(title: ScreenTitle, path: string): Promise<Metadata> {
  const t = await getTranslations('screens');
  return { ...(await pageMetadata({ path, title: t(title) })), robots: { index: false } };
}
