import { legacyRows } from './legacy.ts';
import type { LegacyRow } from './legacy-rows.ts';
import { matchPattern } from './match-pattern.ts';
import { isValidParameter } from './parameters.ts';

/** The season that is running and the league that the home page shows first. */
export type CurrentLeague = { season: string; league: string };

/** For good (308), or only as long as nothing better is known to stand in for what the address leaves open (307). */
export type Redirect = { status: 307 | 308; path: string };

/** What is shown in place of a page when one of its parameters is not known. */
const lists: Record<string, string> = {
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

/** Where an address of the former site leads to, both without language; null where it was none. */
export function legacyRedirect(path: string, current: CurrentLeague | null): Redirect | null {
  for (const row of legacyRows) {
    const params = readRow(row, path);
    if (params) return leadOn(row, params, current);
  }
  return null;
}

function readRow({ from }: LegacyRow, path: string): Record<string, string> | null {
  if (from.endsWith('*')) return path.startsWith(from.slice(0, -1)) ? {} : null;
  return matchPattern(from, path, (name, value) => placeholder.test(value) || isValidParameter(name, value));
}

function leadOn({ from, to }: LegacyRow, params: Record<string, string>, current: CurrentLeague | null): Redirect {
  const known = { ...withCurrent(params, current), ...named(params) };
  const path = fill(to, known);
  const isWhole = Object.keys(named(params)).length === namesIn(to).length;
  return { status: isWhole && !from.endsWith('*') ? 308 : 307, path };
}

/** A season that is left open is the running one, and a league of it that is left open the one that is shown first. */
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
  if (missing) return fill(lists[missing] ?? '/', params);
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}
