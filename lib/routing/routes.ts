import {
  clubTabs,
  gameTabs,
  historyTabs,
  leagueTabs,
  playerTabs,
  playoffGameTabs,
  seasonClubTabs,
  type Tab,
  teamTabs,
} from '#lib/tabs.ts';

export type Route = { pattern: string; tabs: readonly Tab[] };

const league = '/seasons/{season}/leagues/{league}';

/** All pages of the site. A path that matches none of them, or has a malformed parameter, is not found. */
export const routes = [
  { pattern: '/', tabs: [] },
  { pattern: '/auth/register', tabs: [] },
  { pattern: '/news', tabs: [] },
  { pattern: '/news/{news}', tabs: [] },
  { pattern: '/documents', tabs: [] },
  { pattern: '/about-us', tabs: [] },
  { pattern: '/schedule', tabs: [] },
  { pattern: '/search', tabs: [] },
  { pattern: '/applications/{uuid}/team', tabs: [] },
  { pattern: '/desk', tabs: [] },
  { pattern: '/desk/sign-in', tabs: [] },
  { pattern: '/desk/screens', tabs: [] },
  { pattern: '/desk/games/{game}', tabs: [] },
  { pattern: '/desk/games/{game}/graphics', tabs: [] },
  { pattern: '/seasons', tabs: [] },
  { pattern: '/seasons/{season}', tabs: [] },
  { pattern: '/clubs', tabs: [] },
  { pattern: '/clubs/{club}', tabs: clubTabs },
  { pattern: '/players', tabs: [] },
  { pattern: '/players/{player}', tabs: playerTabs },
  { pattern: '/history/best-players', tabs: historyTabs },
  { pattern: '/seasons/{season}/clubs/{club}', tabs: seasonClubTabs },
  { pattern: league, tabs: leagueTabs },
  { pattern: `${league}/rules`, tabs: [] },
  { pattern: `${league}/teams/{team}`, tabs: teamTabs },
  { pattern: `${league}/rounds/{round}/games/{game}`, tabs: gameTabs },
  { pattern: `${league}/playoff/{playoffRound}/{duel}/games/{round}`, tabs: playoffGameTabs },
  { pattern: `${league}/rounds/{round}/games/{game}/broadcast`, tabs: [] },
  { pattern: `${league}/rounds/{round}/games/{game}/tv-stats`, tabs: [] },
  { pattern: `${league}/playoff/{playoffRound}/{duel}/games/{round}/broadcast`, tabs: [] },
  { pattern: `${league}/playoff/{playoffRound}/{duel}/games/{round}/tv-stats`, tabs: [] },
  { pattern: '/venues/{venue}/scoreboard-game', tabs: [] },
  { pattern: '/venues/{venue}/shot-clock-game', tabs: [] },
  { pattern: '/venues/{venue}/broadcast-game', tabs: [] },
  { pattern: '/venues/{venue}/player-stats', tabs: [] },
] as const satisfies readonly Route[];
