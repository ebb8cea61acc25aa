import { describe, expect, it } from 'vitest';
import { matchRoute } from '#lib/routing/match-route.ts';

const league = '/seasons/2025-26/leagues/first-league';
const game = `${league}/rounds/round-1/games/stars-comets`;
const playoffGame = `${league}/playoff/final/stars-comets/games/2`;

describe('matchRoute', () => {
  it.each([
    ['/', null],
    ['/seasons', null],
    ['/seasons/2025-26', null],
    [league, 'standings'],
    [`${league}/best-players`, 'best-players'],
    [`${league}/players-stats`, 'players-stats'],
    [`${league}/calendar`, 'calendar'],
    [`${league}/all-games`, 'all-games'],
    [`${league}/playoff`, 'playoff'],
    [game, 'team-stats'],
    [`${game}/player-stats`, 'player-stats'],
    [`${game}/play-by-play`, 'play-by-play'],
    [playoffGame, 'team-stats'],
    [`${playoffGame}/play-by-play`, 'play-by-play'],
  ])('finds %s with the tab %s', (path, tab) => {
    expect(matchRoute(path)).toMatchObject({ tab });
  });

  it('reads the parameters', () => {
    expect(matchRoute(playoffGame)?.params).toEqual({
      season: '2025-26',
      league: 'first-league',
      playoffRound: 'final',
      duel: 'stars-comets',
      round: '2',
    });
  });

  it.each([game, playoffGame])('finds the periods of the play-by-play of %s', (path) => {
    expect(matchRoute(`${path}/play-by-play/5`)).toMatchObject({ tab: null, params: { period: '5' } });
  });

  it.each([
    '/nothing',
    '/seasons/',
    '/seasons//leagues/a',
    '/seasons/2025-26/leagues',
    `${league}/standings`,
    `${league}/nothing`,
    `${game}/play-by-play/0`,
    `${game}/play-by-play/100`,
    `${game}/play-by-play/first`,
    `${game}/player-stats/1`,
    `${league}/best-players/more`,
    `${game}/best-players`,
    `${league}/rounds/round-1`,
    '/not-found',
    '/unknown-host',
    '/seasons/2025-26/calendar',
  ])('knows no page %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it.each(['_', '_season', 'UPPER', 'a--b', '-a', 'a-', 'a.b', 'a%20b', '%00', 'š', 'a'.repeat(101)])(
    'refuses %s as a season',
    (season) => {
      expect(matchRoute(`/seasons/${season}`)).toBeNull();
    },
  );
});
