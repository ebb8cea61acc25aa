import { partsOf, readParameters } from './match-pattern.ts';
import { type Route, routes } from './routes.ts';

export type RouteMatch = { pattern: string; params: Record<string, string>; tab: string | null };

/** The page of a path without language prefix, or null where there is none. */
export function matchRoute(path: string): RouteMatch | null {
  const parts = partsOf(path);
  for (const route of routes) {
    const match = matchOne(route, parts);
    if (match) return match;
  }
  return null;
}

function matchOne({ pattern, tabs }: Route, parts: string[]): RouteMatch | null {
  const places = partsOf(pattern);
  const slug = parts.length === places.length + 1 ? parts.at(-1) : '';
  if (parts.length !== places.length && !slug) return null;
  const tab = tabs.find((candidate) => candidate.slug === slug);
  if (slug && !tab) return null;
  const params = readParameters(places, parts);
  return params && { pattern, params, tab: tab?.id ?? null };
}
