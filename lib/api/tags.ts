/**
 * Names of what can go stale: a reader tags its cached answer with what it is made of, a verb announces what it has changed.
 * All take internal ids. `tenant…` are for lists and for things that are not there (yet): those have no id of their own.
 */
export const tags = {
  /** Settings, look, sponsors, languages. */
  config: (tenantId: string) => `config:${tenantId}`,
  /** Which seasons and leagues there are, and which are current. */
  seasons: (tenantId: string) => `seasons:${tenantId}`,
  /** Games of the tenant by time: next, last, live. */
  games: (tenantId: string) => `games:${tenantId}`,
  clubs: (tenantId: string) => `clubs:${tenantId}`,
  players: (tenantId: string) => `players:${tenantId}`,
  /** Galleries of photos, with or without a subject. */
  galleries: (tenantId: string) => `galleries:${tenantId}`,
  documents: (tenantId: string) => `documents:${tenantId}`,
  news: (tenantId: string) => `news:${tenantId}`,
  season: (id: string) => `season:${id}`,
  /** All that follows from the games of a league: tables, leaders, calendar. */
  league: (id: string) => `league:${id}`,
  game: (id: string) => `game:${id}`,
  club: (id: string) => `club:${id}`,
  team: (id: string) => `team:${id}`,
  player: (id: string) => `player:${id}`,
  newsItem: (id: string) => `news-item:${id}`,
} as const;
