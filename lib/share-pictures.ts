import type { Locale } from '#lib/i18n/locales.ts';

/** Pages without a subject of their own whose share picture is drawn once for a language and site. */
export const shareKinds = ['site', 'schedule', 'clubs', 'players', 'history', 'news'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What networks show whole (Open Graph). */
export const shareSize = { width: 1200, height: 630 };

/** What share pictures show, as the last part of their address. */
export const shareSubjects = {
  game: (id: string) => `games/${id}`,
  league: (season: string, league: string) => `seasons/${season}/leagues/${league}`,
  team: (season: string, league: string, team: string) => `seasons/${season}/leagues/${league}/teams/${team}`,
  fantasySquad: (season: string, league: string, squad: number) =>
    `seasons/${season}/leagues/${league}/fantasy/squads/${squad}`,
  player: (slug: string) => `players/${slug}`,
  club: (slug: string) => `clubs/${slug}`,
} as const;

/** Below it are all share pictures. */
export const sharePicturesPath = '/api/v2/website/share/';

const kindOfPath: readonly (readonly [RegExp, ShareKind])[] = [
  [/^(\/seasons\/[^/]+)?\/clubs(\/|$)/, 'clubs'],
  [/^\/players(\/|$)/, 'players'],
  [/^\/history(\/|$)/, 'history'],
  [/^\/news(\/|$)/, 'news'],
  [/^\/schedule$/, 'schedule'],
];

/** Returns the kind of share picture for a page by its path without language. */
export function shareKindOf(path: string): ShareKind {
  return kindOfPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'site';
}

/** Returns the path of a share picture: of a kind of pages, or of one of `shareSubjects`. */
export function sharePicture(subject: string, locale: Locale): string {
  return `${sharePicturesPath}${subject}.png?${new URLSearchParams({ locale })}`;
}
