import { gameScreens, venueScreens } from '#lib/screens.ts';
import {
  clubTabs,
  gameTabs,
  historyTabs,
  leagueTabs,
  playerTabs,
  profileTabs,
  seasonClubTabs,
  type Tab,
  teamTabs,
} from '#lib/tabs.ts';

export type Route = { pattern: string; tabs: readonly Tab[] };

const league = '/seasons/{season}/leagues/{league}';
const roundGame = `${league}/rounds/{round}/games/{game}`;
const playoffGame = `${league}/playoff/{playoffRound}/{duel}/games/{round}`;

/** All pages of the site. A path that matches none of them, or has a malformed parameter, is not found. */
export const routes = [
  { pattern: '/', tabs: [] },
  { pattern: '/auth/login', tabs: [] },
  { pattern: '/auth/register', tabs: [] },
  { pattern: '/auth/reset', tabs: [] },
  { pattern: '/auth/confirm', tabs: [] },
  { pattern: '/profile', tabs: profileTabs },
  { pattern: '/profile/account', tabs: [] },
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
  { pattern: '/office', tabs: [] },
  { pattern: '/office/results', tabs: [] },
  { pattern: '/office/look', tabs: [] },
  { pattern: '/office/staff', tabs: [] },
  { pattern: '/office/audit', tabs: [] },
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
  { pattern: `${league}/attendance`, tabs: [] },
  { pattern: `${league}/compare/players/{player}`, tabs: [] },
  { pattern: `${league}/compare/players/{player}/{other}`, tabs: [] },
  { pattern: `${league}/compare/teams/{team}`, tabs: [] },
  { pattern: `${league}/compare/teams/{team}/{other}`, tabs: [] },
  { pattern: `${league}/fantasy/squads/{squad}`, tabs: [] },
  { pattern: `${league}/fantasy/leagues`, tabs: [] },
  { pattern: `${league}/fantasy/rounds/{round}`, tabs: [] },
  { pattern: `${league}/fantasy/market/{entrant}`, tabs: [] },
  { pattern: `${league}/teams/{team}`, tabs: teamTabs },
  { pattern: roundGame, tabs: gameTabs },
  { pattern: playoffGame, tabs: gameTabs },
  { pattern: `${roundGame}/play-by-play/{period}`, tabs: [] },
  { pattern: `${playoffGame}/play-by-play/{period}`, tabs: [] },
  ...[roundGame, playoffGame].flatMap((game) =>
    gameScreens.map(({ slug }) => ({ pattern: `${game}/${slug}`, tabs: [] })),
  ),
  ...venueScreens.map(({ slug }) => ({ pattern: `/venues/{venue}/${slug}`, tabs: [] })),
] as const satisfies readonly Route[];
