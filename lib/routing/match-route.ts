import { partsOf, readParameters } from './match-pattern.ts';
import { type Route, routes } from './routes.ts';

export type RouteMatch = { pattern: string; params: Record<string, string>; tab: string | null };

/** Returns the page of a path without language prefix; null if there is none. */
export function matchRoute(path: string): RouteMatch | null {
  const parts = partsOf(path);
  for (const route of routes) {
    const match = matchOne(route, parts);
    if (match) return match;
  }
  return null;
}

function matchOne({ pattern, tabs }: Route, parts: string[]): RouteMatch | null {
  const segments = partsOf(pattern);
  const slug = parts.length === segments.length + 1 ? parts.at(-1) : '';
  if (parts.length !== segments.length && !slug) return null;
  const tab = tabs.find((candidate) => candidate.slug === slug);
  if (slug && !tab) return null;
  const params = readParameters(segments, parts);
  return params && { pattern, params, tab: tab?.id ?? null };
}
