import { isValidParameter } from './parameters.ts';
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

function readParameters(places: string[], parts: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, place] of places.entries()) {
    const part = parts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(place)?.[1];
    if (name ? !isValidParameter(name, part) : part !== place) return null;
    if (name) params[name] = part;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}
