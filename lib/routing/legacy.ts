import { type LegacyRow, rowsOf } from './legacy-rows.ts';
import { routes } from './routes.ts';

/** The former site had the whole play-by-play on one page, compared nothing, counted no spectators and had one page of fantasy. */
const isFormerPage = ({ pattern }: { pattern: string }) =>
  !/\/\{period\}$|\/compare\/|\/attendance$|\/fantasy\//.test(pattern);

const league = '/seasons/{season}/leagues/{league}';
const roundGame = `${league}/rounds/{round}/games/{game}`;
const playoffGame = `${league}/playoff/{playoffRound}/{duel}/games/{round}`;

const venueScreens = [
  ['VenuePlayerStatsGame', 'player-stats'],
  ['VenueBroadcastGame', 'broadcast-game'],
  ['VenueScoreboardGame', 'scoreboard-game'],
  ['VenueShotClockGame', 'shot-clock-game'],
] as const;

const gameScreens = [
  ['TvStats', 'tv-stats'],
  ['Broadcast', 'broadcast'],
] as const;

/** Former paths of pages, by their current pattern. */
const formerPaths: Record<string, readonly string[]> = {
  '/history/best-players': ['/all-time/players'],
  [roundGame]: [`${league}/games/{game}`],
};

/**
 * Every former address of the site (specification §2), as pattern to pattern. A parameter is a real value, or its
 * placeholder such as `_season`. A star at the end matches any suffix.
 */
export const legacyRows: readonly LegacyRow[] = [
  { from: '/Temporary*', to: '/' },
  { from: '/auth/Register', to: '/auth/register' },
  { from: '/applications/team', to: '/applications/{uuid}/team' },
  ...routes
    .filter(isFormerPage)
    .flatMap((route) => [
      ...rowsOf(route),
      ...(formerPaths[route.pattern] ?? []).flatMap((address) => rowsOf(route, address)),
    ]),
  ...venueScreens.flatMap(([name, slug]) =>
    ['/venues', '/venues/{venue}'].map((parent) => ({ from: `${parent}/${name}`, to: `/venues/{venue}/${slug}` })),
  ),
  ...[[roundGame, ...(formerPaths[roundGame] ?? [])], [playoffGame]].flatMap(([game, ...formerly]) =>
    gameScreens.flatMap(([name, slug]) =>
      [game, ...formerly].flatMap((at) =>
        [`tabs/${name}`, name, slug].map((form) => ({ from: `${at}/${form}`, to: `${game}/${slug}` })),
      ),
    ),
  ),
];
