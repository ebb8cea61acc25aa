import { legacyRows } from './legacy.ts';
import type { LegacyRow } from './legacy-rows.ts';
import { matchPattern } from './match-pattern.ts';
import { isValidParameter } from './parameters.ts';

/** The current season, and the league that the home page shows first. */
export type CurrentLeague = { season: string; league: string };

/** Permanent (308), or temporary (307) if defaults replace what the address leaves open. */
export type Redirect = { status: 307 | 308; path: string };

/** The page shown instead if a parameter of a page is unknown. */
const fallbackPages: Record<string, string> = {
  season: '/seasons',
  league: '/seasons/{season}',
  team: '/seasons/{season}/leagues/{league}',
  round: '/seasons/{season}/leagues/{league}/all-games',
  game: '/seasons/{season}/leagues/{league}/all-games',
  playoffRound: '/seasons/{season}/leagues/{league}/playoff',
  duel: '/seasons/{season}/leagues/{league}/playoff',
  club: '/clubs',
  player: '/players',
  news: '/news',
};

const placeholder = /^_(season|league|round|game|playoffRound|duel|team|club|player|news|venue|uuid)$/;

export function hasPlaceholder(path: string): boolean {
  return path.split('/').some((part) => placeholder.test(part));
}

/** Returns the redirect of an address of the former site, both without language prefix; null if it was none. */
export function legacyRedirect(path: string, current: CurrentLeague | null): Redirect | null {
  for (const row of legacyRows) {
    const params = readRow(row, path);
    if (params) return toRedirect(row, params, current);
  }
  return null;
}

function readRow({ from }: LegacyRow, path: string): Record<string, string> | null {
  if (from.endsWith('*')) return path.startsWith(from.slice(0, -1)) ? {} : null;
  return matchPattern(from, path, (name, value) => placeholder.test(value) || isValidParameter(name, value));
}

function toRedirect({ from, to }: LegacyRow, params: Record<string, string>, current: CurrentLeague | null): Redirect {
  const known = { ...withCurrent(params, current), ...named(params) };
  const path = fill(to, known);
  const isComplete = Object.keys(named(params)).length === namesIn(to).length;
  return { status: isComplete && !from.endsWith('*') ? 308 : 307, path };
}

/** Fills an open season with the current one, and an open league of that season with the one shown first. */
function withCurrent(params: Record<string, string>, current: CurrentLeague | null): Record<string, string> {
  const { season = '', league = '' } = params;
  if (!current || (named(params).season ?? current.season) !== current.season) return {};
  return { ...(season && { season: current.season }), ...(league && { league: current.league }) };
}

function named(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => !placeholder.test(value)));
}

function namesIn(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function fill(pattern: string, params: Record<string, string>): string {
  const missing = namesIn(pattern).find((name) => params[name] === undefined);
  if (missing) return fill(fallbackPages[missing] ?? '/', params);
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}
