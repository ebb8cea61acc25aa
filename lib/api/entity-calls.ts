import { matchRoute } from '#lib/routing/match-route.ts';
import { gameScreens, venueScreens } from '#lib/screens.ts';
import { addressOf } from './address-of.ts';
import { getArticle } from './contract/article.ts';
import type { Call } from './contract/call.ts';
import { comparePlayers, compareTeams } from './contract/comparison.ts';
import { getClub, getPlayer, getTeam } from './contract/directory.ts';
import { getFantasyEntrant } from './contract/fantasy/market.ts';
import { getFantasyRound } from './contract/fantasy/round.ts';
import { getFantasySeason } from './contract/fantasy/season.ts';
import { getFantasySquad } from './contract/fantasy/squad.ts';
import { getPlayoffGame, getRoundGame } from './contract/game.ts';
import { getLeague, getSeason } from './contract/season.ts';
import { getVenueNow } from './contract/timer.ts';

const league = '/seasons/{season}/leagues/{league}';
const roundGame = `${league}/rounds/{round}/games/{game}`;
const playoffGame = `${league}/playoff/{playoffRound}/{duel}/games/{round}`;

/** The calls that find the entities in the address of a page, by its route pattern. Pages with none exist always. */
const entityCalls: Readonly<Record<string, readonly Pick<Call, 'path'>[]>> = {
  '/': [],
  '/auth/login': [],
  '/auth/register': [],
  '/auth/reset': [],
  '/auth/confirm': [],
  // The browser fetches what is personal.
  '/profile': [],
  '/profile/account': [],
  '/news': [],
  '/news/{news}': [getArticle],
  // Says itself that there is no such draft.
  '/previews/{uuid}': [],
  // Says itself that the link has ended.
  '/officials/{uuid}': [],
  '/documents': [],
  '/about-us': [],
  '/schedule': [],
  '/search': [],
  // Says itself that there is no such application.
  '/applications/{uuid}/team': [],
  // The browser finds the game, after sign-in.
  '/desk': [],
  '/desk/sign-in': [],
  '/desk/screens': [],
  '/desk/games/{game}': [],
  '/desk/games/{game}/graphics': [],
  // For staff, after sign-in.
  '/office': [],
  '/office/results': [],
  '/office/claims': [],
  '/office/club': [],
  '/office/people': [],
  '/office/competition': [],
  '/office/fixtures': [],
  '/office/look': [],
  '/office/content': [],
  '/office/staff': [],
  '/office/applications': [],
  '/office/audit': [],
  '/office/data': [],
  '/seasons': [],
  '/seasons/{season}': [getSeason],
  '/clubs': [],
  '/clubs/{club}': [getClub],
  '/players': [],
  '/players/{player}': [getPlayer],
  '/history/best-players': [],
  '/seasons/{season}/clubs/{club}': [getSeason, getClub],
  [league]: [getLeague],
  [`${league}/rules`]: [getLeague],
  [`${league}/attendance`]: [getLeague],
  [`${league}/compare/players/{player}`]: [getLeague, getPlayer],
  [`${league}/compare/players/{player}/{other}`]: [comparePlayers],
  [`${league}/compare/teams/{team}`]: [getTeam],
  [`${league}/compare/teams/{team}/{other}`]: [compareTeams],
  [`${league}/fantasy/squads/{squad}`]: [getFantasySquad],
  // The browser finds the private leagues, after login.
  [`${league}/fantasy/leagues`]: [getFantasySeason],
  [`${league}/fantasy/rounds/{round}`]: [getFantasyRound],
  [`${league}/fantasy/market/{entrant}`]: [getFantasyEntrant],
  [`${league}/teams/{team}`]: [getTeam],
  [roundGame]: [getRoundGame],
  [playoffGame]: [getPlayoffGame],
  // The page knows which periods there are.
  [`${roundGame}/play-by-play/{period}`]: [getRoundGame],
  [`${playoffGame}/play-by-play/{period}`]: [getPlayoffGame],
  ...Object.fromEntries(gameScreens.map(({ slug }) => [`${roundGame}/${slug}`, [getRoundGame]])),
  ...Object.fromEntries(gameScreens.map(({ slug }) => [`${playoffGame}/${slug}`, [getPlayoffGame]])),
  ...Object.fromEntries(venueScreens.map(({ slug }) => [`/venues/{venue}/${slug}`, [getVenueNow]])),
};

/**
 * Returns the addresses of the API calls, relative to `/api`, by which the page of a path without language prefix decides
 * whether it is found: all of them must succeed. Null for a path that is no page.
 */
export function entityCallsOf(path: string): string[] | null {
  const route = matchRoute(path);
  const calls = route && entityCalls[route.pattern];
  return calls ? calls.map((call) => addressOf(call, { params: route.params, query: {} })) : null;
}
