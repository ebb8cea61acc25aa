import type { Metadata } from 'next';
import { readConfig } from '#lib/api/readers/website.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { alternates } from './alternates.ts';

export type PageFacts = {
  /** From `paths`, without language. */
  path: string;
  /** Without the name of the site; absent on the home page. */
  title?: string;
  description?: string;
  /** Address of a picture; the site's own where there is none. */
  image?: string | null;
  type?: 'website' | 'article';
};

/** Title, canonical address, other languages and preview of a page. */
export async function pageMetadata({
  path,
  title,
  description,
  image,
  type = 'website',
}: PageFacts): Promise<Metadata> {
  const [config, locale] = await Promise.all([readConfig(), pageLocale()]);
  if (!config) return {};
  const { website } = config.config;
  const picture = image ?? website.defaultNewsCoverImage ?? website.logo;
  const links = alternates(website, locale, path);
  return {
    ...(title && { title }),
    ...(description && { description }),
    alternates: links,
    openGraph: {
      type,
      siteName: website.title,
      title: title ?? website.title,
      ...(description && { description }),
      url: String(links?.canonical ?? ''),
      locale: languageTag(locale),
      ...(picture && { images: [picture] }),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  };
}
