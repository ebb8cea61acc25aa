import { describe, expect, it } from 'vitest';
import { locales } from '#lib/i18n/locales.ts';
import { legacyRows } from '#lib/routing/legacy.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import { isRedirect, resolveRequest } from '#lib/routing/resolve-request.ts';

const current = { season: '2026-27', league: 'first-league' };
const offered = { locales, fallbackLocale: 'en' } as const;
const prefixes = ['', ...locales.map((locale) => `/${locale}`)];

function visit(path: string, now: typeof current | null = current) {
  return resolveRequest(
    { path, cookie: null, acceptLanguage: null, isSignedIn: false },
    { host: 'a.example', offered, current: now },
  );
}

/** An address of a row with real values in place of its parameters. */
const realValues = (pattern: string) =>
  pattern
    .replace('*', 'WithChild')
    .replaceAll('{uuid}', 'f1b2f0c6-7c1e-4f0e-9d3a-0d6b7b0f5a11')
    .replace(/\{(\w+)\}/g, (_, name: string) => `some-${name.toLowerCase()}`);

const placeholders = (pattern: string) => pattern.replace('*', '').replace(/\{(\w+)\}/g, '_$1');

function withoutPrefix(path: string, prefix: string): string {
  expect(path.startsWith(prefix)).toBe(true);
  return path.slice(prefix.length) || '/';
}

const isPage = (path: string) => matchRoute(path) !== null;
const movedRows = legacyRows.filter(({ from, to }) => from !== to && isPage(realValues(to)));

describe('an old address, in each language and without one', () => {
  it.each(movedRows)('$from leads to the page $to', ({ from, to }) => {
    for (const prefix of prefixes) {
      const resolution = visit(prefix + realValues(from));
      if (!isRedirect(resolution)) throw new Error(`${prefix}${from} leads nowhere`);
      const bare = withoutPrefix(resolution.path, prefix);
      expect(isPage(bare)).toBe(true);
      if (resolution.status === 308) expect(bare).toBe(realValues(to));
    }
  });

  it.each(legacyRows.filter(({ from }) => from.includes('{')))(
    '$from leads to a page with placeholders',
    ({ from }) => {
      for (const prefix of prefixes)
        for (const now of [current, null]) {
          const resolution = visit(prefix + placeholders(from), now);
          if (!isRedirect(resolution)) throw new Error(`${prefix}${from} leads nowhere`);
          expect(resolution.status).toBe(307);
          expect(isPage(withoutPrefix(resolution.path, prefix))).toBe(true);
        }
    },
  );
});

const league = '/seasons/2025-26/leagues/first-league';
const game = `${league}/rounds/round-1/games/stars-comets`;
const playoffGame = `${league}/playoff/final/stars-comets/games/2`;
const running = '/seasons/2026-27/leagues/first-league';

const addresses: [from: string, status: number, to: string][] = [
  ['/Temporary', 307, '/'],
  ['/TemporaryWithChild', 307, '/'],
  ['/Temporary/child', 307, '/'],
  ['/auth/Register', 308, '/auth/register'],
  ['/applications/team', 307, '/'],
  ['/all-time/players', 308, '/history/best-players'],
  ['/all-time/players/tabs/BestPlayers', 308, '/history/best-players'],
  ['/all-time/players/tabs/Leaders', 308, '/history/best-players/leaders'],
  ['/all-time/players/tabs/GameRecords', 308, '/history/best-players/game-records'],
  ['/all-time/players/tabs/PerGame', 308, '/history/best-players/per-game'],
  ['/clubs/tabs/Photo', 307, '/clubs'],
  ['/clubs/tabs/LatestGames', 307, '/clubs'],
  ['/clubs/tabs/ClubOverview', 307, '/clubs'],
  ['/clubs/_club/tabs/Photo', 307, '/clubs'],
  ['/clubs/stars/tabs/ClubOverview', 308, '/clubs/stars'],
  ['/clubs/stars/tabs/LatestGames', 308, '/clubs/stars/last-games'],
  ['/clubs/stars/tabs/Photo', 308, '/clubs/stars/photos'],
  ['/players/tabs/Photo', 307, '/players'],
  ['/players/tabs/LatestGames', 307, '/players'],
  ['/players/tabs/PlayerOverview', 307, '/players'],
  ['/players/_player', 307, '/players'],
  ['/players/ana-kos/tabs/PlayerOverview', 308, '/players/ana-kos'],
  ['/players/ana-kos/tabs/LatestGames', 308, '/players/ana-kos/last-games'],
  ['/players/ana-kos/tabs/Photo', 308, '/players/ana-kos/photos'],
  ['/news/_news', 307, '/news'],
  ['/profile', 307, '/auth/login'],
  ['/profile/my-games', 307, '/auth/login'],
  ['/profile/my-fantasy', 307, '/auth/login'],
  ['/profile/tabs/Following', 308, '/profile'],
  ['/profile/tabs/MyGames', 308, '/profile/my-games'],
  ['/profile/tabs/MyFantasy', 308, '/profile/my-fantasy'],
  ['/seasons/_season', 307, '/seasons/2026-27'],
  ['/seasons/_season/clubs/_club', 307, '/clubs'],
  ['/seasons/_season/clubs/stars', 307, '/seasons/2026-27/clubs/stars'],
  ['/seasons/_season/clubs/tabs/Photo', 307, '/clubs'],
  ['/seasons/2025-26/clubs/stars/tabs/Players', 308, '/seasons/2025-26/clubs/stars/players'],
  ['/seasons/_season/leagues/_league', 307, running],
  ['/seasons/_season/leagues/_league/tabs/Standings', 307, running],
  ['/seasons/_season/leagues/_league/tabs/BestPlayers', 307, `${running}/best-players`],
  ['/seasons/2025-26/leagues/_league/tabs/Standings', 307, '/seasons/2025-26'],
  ['/seasons/2026-27/leagues/_league/tabs/Calendar', 307, `${running}/calendar`],
  [`${league}/tabs/Standings`, 308, league],
  [`${league}/standings`, 308, league],
  [`${league}/tabs/BestPlayers`, 308, `${league}/best-players`],
  [`${league}/tabs/PlayersStats`, 308, `${league}/players-stats`],
  [`${league}/tabs/Calendar`, 308, `${league}/calendar`],
  [`${league}/tabs/AllGames`, 308, `${league}/all-games`],
  [`${league}/tabs/Playoff`, 308, `${league}/playoff`],
  [`${league}/tabs/Fantasy`, 308, `${league}/fantasy`],
  [`${league}/teams/stars/tabs/Roster`, 308, `${league}/teams/stars/roster`],
  [`${league}/teams/stars/tabs/TablePositions`, 308, `${league}/teams/stars/table`],
  [`${league}/teams/_team`, 307, league],
  ['/seasons/_season/leagues/_league/rounds/_round/games/_game', 307, `${running}/all-games`],
  ['/seasons/_season/leagues/_league/rounds/_round/games/_game/tabs/PlayByPlay', 307, `${running}/all-games`],
  [`${league}/games/_game/tabs/PlayByPlay`, 307, `${league}/all-games`],
  [`${league}/games/_game/tabs/TvStats`, 307, `${league}/all-games`],
  [`${league}/games/_game/broadcast`, 307, `${league}/all-games`],
  [`${league}/rounds/_round/games/_game/tv-stats`, 307, `${league}/all-games`],
  [`${league}/rounds/_round/games/_game/broadcast`, 307, `${league}/all-games`],
  [`${league}/playoff/_playoffRound/_duel/games/_round/tabs/TeamStats`, 307, `${league}/playoff`],
  [`${game}/tabs/TeamStats`, 308, game],
  [`${game}/tabs/PlayerStats`, 308, `${game}/player-stats`],
  [`${game}/tabs/PlayByPlay`, 308, `${game}/play-by-play`],
  [`${game}/tabs/HeadToHead`, 308, `${game}/history`],
  [`${game}/tabs/Report`, 308, `${game}/game-report`],
  [`${game}/tabs/Photo`, 308, `${game}/photos`],
  [`${game}/tabs/TablePositions`, 308, `${game}/table`],
  [`${game}/tabs/Fantasy`, 308, `${game}/fantasy`],
  [`${playoffGame}/tabs/PlayByPlay`, 308, `${playoffGame}/play-by-play`],
  [`${playoffGame}/tabs/GameVideo`, 308, `${playoffGame}/game-video`],
  ['/venues/VenueBroadcastGame', 307, '/'],
  ['/venues/VenueShotClockGame', 307, '/'],
  ['/venues/VenueScoreboardGame', 307, '/'],
  ['/venues/VenuePlayerStatsGame', 307, '/'],
];

describe('an address of the former site', () => {
  it.each(addresses)('%s answers %i to %s', (from, status, to) => {
    for (const prefix of prefixes) {
      const path = prefix && to === '/' ? prefix : prefix + to;
      expect(visit(prefix + from)).toEqual({ status, path });
    }
  });

  it.each([
    '/seasons/UPPER/leagues/first-league/tabs/Standings',
    '/seasons/_nonsense/leagues/first-league/tabs/Standings',
    `${league}/tabs/Nonsense`,
    `${league}/tabs/standings`,
    '/clubs/tabs/Standings',
    '/applications/none/team/tabs/Photo',
  ])('%s is none', (path) => {
    expect(visit(path)).toMatchObject({ status: 404 });
  });
});
