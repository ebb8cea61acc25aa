import type { Metadata } from 'next';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { siteUrl } from './site-url.ts';

type Site = { domainUrl: string; locales: readonly Locale[] };

/**
 * Returns the canonical URL and the URLs of the tenant's languages; `x-default` has no language prefix, so the
 * visitor's own language is chosen.
 */
export function alternates({ domainUrl, locales }: Site, locale: Locale, path: string): Metadata['alternates'] {
  const languages = locales.map((each) => [languageTag(each), siteUrl(domainUrl, each, path)]);
  return {
    canonical: siteUrl(domainUrl, locale, path),
    languages: { ...Object.fromEntries(languages), 'x-default': new URL(path, domainUrl).href },
  };
}
