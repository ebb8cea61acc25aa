import type { Locale } from '#lib/i18n/locales.ts';
import { siteUrl } from './site-url.ts';

export type Crumb = { name: string; path: string };

/** Returns the breadcrumbs from the home page as a schema.org `BreadcrumbList`. */
export function breadcrumbList(domainUrl: string, locale: Locale, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(domainUrl, locale, path),
    })),
  };
}
