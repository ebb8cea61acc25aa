/** Kinds of pages that have a share picture of their own, which is drawn once a kind, language and site. */
export const shareKinds = [
  'site',
  'schedule',
  'league',
  'game',
  'team',
  'clubs',
  'players',
  'history',
  'news',
] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What networks show whole (Open Graph). */
export const shareSize = { width: 1200, height: 630 };

const kindOfPath: readonly (readonly [RegExp, ShareKind])[] = [
  [/^\/seasons\/[^/]+\/leagues\/[^/]+\/(rounds|playoff)\/.+\/games\//, 'game'],
  [/^\/seasons\/[^/]+\/leagues\/[^/]+\/teams\//, 'team'],
  [/^\/seasons\/[^/]+\/leagues\//, 'league'],
  [/^(\/seasons\/[^/]+)?\/clubs(\/|$)/, 'clubs'],
  [/^\/players(\/|$)/, 'players'],
  [/^\/history(\/|$)/, 'history'],
  [/^\/news(\/|$)/, 'news'],
  [/^\/schedule$/, 'schedule'],
];

/** Returns the kind of share picture for a path without language. */
export function shareKindOf(path: string): ShareKind {
  return kindOfPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'site';
}
