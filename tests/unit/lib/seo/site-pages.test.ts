import { expect, test } from 'vitest';
import { matchRoute } from '#lib/routing/match-route.ts';
import { routes } from '#lib/routing/routes.ts';
import { sitePages } from '#lib/seo/site-pages.ts';
import { league } from '#tests/unit/components/home/samples.ts';

const game = { season: '2025-26', league: 'first' };
const addresses = {
  clubs: ['north'],
  attendances: [{ season: '2025-26', league: 'first' }],
  fantasyRounds: [{ season: '2025-26', league: 'first', round: 1 }],
  seasonClubs: [{ season: '2025-26', club: 'north' }],
  teams: [{ season: '2025-26', league: 'first', team: 'north' }],
  games: [
    { kind: 'round', ...game, round: '1', game: 'north-south' } as const,
    { kind: 'playoff', ...game, playoffRound: 'final', duel: 'north-south', round: '1' } as const,
  ],
  players: ['ana-kos'],
};

/**
 * Stories are listed by their language; periods are parts of a game's page; comparisons are as many as pairs; squads have names that
 * anybody may choose, and the market leads to players that are listed;
 * the others are for staff, officials, screens, or visitors who are there already.
 */
const unlisted =
  /^\/(auth|profile|search|applications|previews|desk|office|officials|news\/\{news\})(\/|$)|^\/venues\/\{venue\}\/|\/compare\/|\/fantasy\/(leagues$|squads|market)|\/(broadcast|tv-stats|play-by-play\/\{period\})$/;

const patternsOf = (pages: readonly string[]) => [...new Set(pages.map((path) => matchRoute(path)?.pattern))].sort();

test('the sitemap has every kind of page that search engines should know', () => {
  const pages = sitePages([{ slug: '2025-26', leagues: [league('first')] }], addresses);
  const listed = routes.map(({ pattern }) => pattern).filter((pattern) => !unlisted.test(pattern));
  expect(patternsOf(pages)).toEqual(listed.sort());
});

test('the sitemap has the playoffs of a league only where there are any', () => {
  const pagesWith = (hasPlayoff: boolean) =>
    sitePages([{ slug: '2025-26', leagues: [league('first', { hasPlayoff })] }], null);
  const playoff = '/seasons/2025-26/leagues/first/playoff';
  expect(pagesWith(true)).toContain(playoff);
  expect(pagesWith(false)).not.toContain(playoff);
});
