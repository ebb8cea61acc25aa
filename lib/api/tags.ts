/**
 * Cache tags: the API tags each response with what it depends on, a verb announces the tags of what it changed. All take
 * internal ids. Tags by `tenantId` are for lists and for entities that do not exist (yet) and so have no id.
 */
export const tags = {
  /** Settings, theme, sponsors, languages. */
  config: (tenantId: string) => `config:${tenantId}`,
  /** The list of seasons and leagues, and which are current. */
  seasons: (tenantId: string) => `seasons:${tenantId}`,
  /** The tenant's games by time: next, last, live. */
  games: (tenantId: string) => `games:${tenantId}`,
  clubs: (tenantId: string) => `clubs:${tenantId}`,
  players: (tenantId: string) => `players:${tenantId}`,
  /** Photo galleries, with or without a subject. */
  galleries: (tenantId: string) => `galleries:${tenantId}`,
  documents: (tenantId: string) => `documents:${tenantId}`,
  news: (tenantId: string) => `news:${tenantId}`,
  season: (id: string) => `season:${id}`,
  /** Everything derived from the games of a league: standings, leaders, schedule. */
  league: (id: string) => `league:${id}`,
  game: (id: string) => `game:${id}`,
  /** What moves while a game runs: score, clock, statistics, log. */
  live: (gameId: string) => `live:${gameId}`,
  club: (id: string) => `club:${id}`,
  team: (id: string) => `team:${id}`,
  player: (id: string) => `player:${id}`,
  newsItem: (id: string) => `news-item:${id}`,
} as const;
