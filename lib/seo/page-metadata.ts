import type { Metadata } from 'next';
import { readConfig } from '#lib/api/readers/website.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { openGraphLocales } from '#lib/i18n/open-graph-locale.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { paths } from '#lib/paths.ts';
import { shareKindOf, sharePicture, shareSize } from '#lib/share-pictures.ts';
import { alternates } from './alternates.ts';
import { siteUrl } from './site-url.ts';

export type PageFacts = {
  /** Path from `paths`, without language prefix. */
  path: string;
  /** Without the name of the site; absent on the home page. */
  title?: string;
  description?: string;
  /** What the share picture shows, one of `shareSubjects`; without it the kind of page. */
  share?: string;
  /** URL of a raster picture to be shown instead. */
  image?: string | null;
  type?: 'website' | 'article';
  /** For a text that is not written in every language of the site: the language shown, and all available. */
  textLanguages?: { language: Locale; languages: readonly Locale[] };
};

/** What networks show; they draw no SVG. */
const rasterPicture = /\.(png|jpe?g|webp)$/i;

/** Returns title, canonical URL, alternate languages and social preview of a page. */
export async function pageMetadata({
  path,
  title,
  description,
  share = shareKindOf(path),
  image,
  type = 'website',
  textLanguages,
}: PageFacts): Promise<Metadata> {
  const [config, locale] = await Promise.all([readConfig(), pageLocale()]);
  if (!config) return {};
  const { website } = config.config;
  const { domainUrl, locales } = website;
  const drawn = {
    url: new URL(sharePicture(share, locale), domainUrl).href,
    ...shareSize,
    type: 'image/png',
  };
  const picture = image && rasterPicture.test(image) ? image : drawn;
  const links = textLanguages
    ? alternates(
        { domainUrl, locales: locales.filter((each) => textLanguages.languages.includes(each)) },
        locales.includes(textLanguages.language) ? textLanguages.language : locale,
        path,
      )
    : alternates(website, locale, path);
  return {
    ...(title && { title }),
    ...(description && { description }),
    alternates: {
      ...links,
      ...(config.has.news && {
        types: { 'application/rss+xml': [{ url: siteUrl(domainUrl, locale, paths.newsFeed()), title: website.title }] },
      }),
    },
    openGraph: {
      type,
      siteName: website.title,
      title: title ?? website.title,
      ...(description && { description }),
      url: String(links?.canonical ?? ''),
      locale: openGraphLocales[locale],
      alternateLocale: locales.filter((each) => each !== locale).map((each) => openGraphLocales[each]),
      images: [picture],
    },
    twitter: { card: 'summary_large_image' },
  };
}
