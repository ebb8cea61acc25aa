/**
 * Cache tags: the API tags each response with what it depends on, a verb announces the tags of what it changed. All take
 * internal ids. Tags by `tenantId` are for lists and for entities that do not exist (yet) and so have no id.
 */
export const tags = {
  /** Settings, theme, sponsors, languages. */
  config: (tenantId: string) => `config:${tenantId}`,
  /** The list of seasons and leagues: names, order, which are current, champions. */
  seasons: (tenantId: string) => `seasons:${tenantId}`,
  /** The tenant's games by time: next, last, live. */
  games: (tenantId: string) => `games:${tenantId}`,
  /** Names, crests and colours of any club, team or venue, and which there are. */
  clubs: (tenantId: string) => `clubs:${tenantId}`,
  /** Names and portraits of any person, and who is a player. */
  players: (tenantId: string) => `players:${tenantId}`,
  /** Photo galleries, with or without a subject. */
  galleries: (tenantId: string) => `galleries:${tenantId}`,
  documents: (tenantId: string) => `documents:${tenantId}`,
  news: (tenantId: string) => `news:${tenantId}`,
  /** What the games of a season say of it: days, progress. */
  season: (id: string) => `season:${id}`,
  /** Everything derived from the games of a league: standings, leaders, schedule. */
  league: (id: string) => `league:${id}`,
  /** Phases, rounds, series and rules of a league, and which games it has. */
  leagueFormat: (id: string) => `league-format:${id}`,
  /** Names and portraits of the people who have statistics in a league. */
  leaguePlayers: (id: string) => `league-players:${id}`,
  game: (id: string) => `game:${id}`,
  /** What moves while a game runs: score, clock, statistics, log. By the id of a tenant: of any of its games. */
  live: (gameId: string) => `live:${gameId}`,
  /** A club, and the games of all its teams. */
  club: (id: string) => `club:${id}`,
  /** A team and its squad. */
  team: (id: string) => `team:${id}`,
  /** A person: facts, career, statistics. */
  player: (id: string) => `player:${id}`,
  /** A fantasy season: rounds, prices, points, tables. What a squad is before its deadline is in no cached answer. */
  fantasy: (id: string) => `fantasy:${id}`,
  newsItem: (id: string) => `news-item:${id}`,
} as const;
