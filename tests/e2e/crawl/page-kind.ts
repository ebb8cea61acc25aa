import { type Locale, locales } from '#lib/i18n/locales.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import { routes } from '#lib/routing/routes.ts';

/** A route of the site with one of its tabs, such as `/clubs/{club} photos`. */
export type PageKind = string;

const kindOf = (pattern: string, tab: string | null): PageKind => (tab ? `${pattern} ${tab}` : pattern);

export const pageKinds: readonly PageKind[] = routes.flatMap(({ pattern, tabs }) =>
  tabs.length > 0 ? tabs.map(({ id }) => kindOf(pattern, id)) : [pattern],
);

/** The kind of page at a path of one language; null for everything else a link may lead to, such as a feed. */
export function pageKindOf(path: string, locale: Locale): PageKind | null {
  const prefix = `/${locale}`;
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return null;
  const match = matchRoute(path.slice(prefix.length) || '/');
  return match && kindOf(match.pattern, match.tab);
}

export const isPageOfAnotherLanguage = (path: string, locale: Locale): boolean =>
  locales.some((other) => other !== locale && (path === `/${other}` || path.startsWith(`/${other}/`)));
