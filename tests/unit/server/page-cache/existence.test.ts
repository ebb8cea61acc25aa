import { expect, test, vi } from 'vitest';
import { matchRoute } from '#lib/routing/match-route.ts';
import { routes } from '#lib/routing/routes.ts';
import { createExistence } from '#server/page-cache/existence.ts';

const values: Record<string, string> = {
  uuid: '0b5b2c5e-6b0c-4c2e-8f3a-6a3d6c1e9f10',
  period: '2',
  squad: '3',
  entrant: '4',
};
const host = 'league.test';

/** An address of a route, each parameter by its own name in lower case, if that is a value it may have. */
const pathOf = (pattern: string) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name.toLowerCase());

const website = '/api/v2/website';
const league = `${website}/seasons/season/leagues/league`;
const roundGame = [`${league}/rounds/round/games/game`];
const playoffGame = [`${league}/playoff/playoffround/duel/games/round`];
const venue = [`${website}/venues/venue/now`];

/** What the API is asked for each page of the site. */
const expected: Record<string, string[]> = {
  '/': [],
  '/auth/login': [],
  '/auth/register': [],
  '/auth/reset': [],
  '/auth/confirm': [],
  '/profile': [],
  '/profile/account': [],
  '/news': [],
  '/news/{news}': [`${website}/news/news`],
  '/previews/{uuid}': [],
  '/officials/{uuid}': [],
  '/documents': [],
  '/about-us': [],
  '/schedule': [],
  '/search': [],
  '/applications/{uuid}/team': [],
  '/desk': [],
  '/desk/sign-in': [],
  '/desk/screens': [],
  '/desk/games/{game}': [],
  '/desk/games/{game}/graphics': [],
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
  '/seasons/{season}': [`${website}/seasons/season`],
  '/clubs': [],
  '/clubs/{club}': [`${website}/clubs/club`],
  '/players': [],
  '/players/{player}': [`${website}/players/player`],
  '/history/best-players': [],
  '/seasons/{season}/clubs/{club}': [`${website}/seasons/season`, `${website}/clubs/club`],
  '/seasons/{season}/leagues/{league}': [league],
  '/seasons/{season}/leagues/{league}/rules': [league],
  '/seasons/{season}/leagues/{league}/attendance': [league],
  '/seasons/{season}/leagues/{league}/compare/players/{player}': [league, `${website}/players/player`],
  '/seasons/{season}/leagues/{league}/compare/players/{player}/{other}': [`${league}/compare/players/player/other`],
  '/seasons/{season}/leagues/{league}/compare/teams/{team}': [`${league}/teams/team`],
  '/seasons/{season}/leagues/{league}/compare/teams/{team}/{other}': [`${league}/compare/teams/team/other`],
  '/seasons/{season}/leagues/{league}/fantasy/squads/{squad}': [`${league}/fantasy/squads/3`],
  '/seasons/{season}/leagues/{league}/fantasy/leagues': [`${league}/fantasy`],
  '/seasons/{season}/leagues/{league}/fantasy/rounds/{round}': [`${league}/fantasy/rounds/round`],
  '/seasons/{season}/leagues/{league}/fantasy/market/{entrant}': [`${league}/fantasy/entrants/4`],
  '/seasons/{season}/leagues/{league}/teams/{team}': [`${league}/teams/team`],
  '/seasons/{season}/leagues/{league}/rounds/{round}/games/{game}': roundGame,
  '/seasons/{season}/leagues/{league}/rounds/{round}/games/{game}/broadcast': roundGame,
  '/seasons/{season}/leagues/{league}/rounds/{round}/games/{game}/tv-stats': roundGame,
  '/seasons/{season}/leagues/{league}/rounds/{round}/games/{game}/play-by-play/{period}': roundGame,
  '/seasons/{season}/leagues/{league}/playoff/{playoffRound}/{duel}/games/{round}': playoffGame,
  '/seasons/{season}/leagues/{league}/playoff/{playoffRound}/{duel}/games/{round}/broadcast': playoffGame,
  '/seasons/{season}/leagues/{league}/playoff/{playoffRound}/{duel}/games/{round}/tv-stats': playoffGame,
  '/seasons/{season}/leagues/{league}/playoff/{playoffRound}/{duel}/games/{round}/play-by-play/{period}': playoffGame,
  '/venues/{venue}/scoreboard-game': venue,
  '/venues/{venue}/shot-clock-game': venue,
  '/venues/{venue}/player-stats': venue,
  '/venues/{venue}/broadcast-game': venue,
};

const answering = (status: number) => vi.fn((_host: string, _apiPath: string) => Promise.resolve(status));

test.each(routes.map(({ pattern }) => pattern))('whether a page of %s exists is known by its rule', async (pattern) => {
  const ask = answering(200);
  const existence = createExistence({ ask });
  expect(await existence({ host, locale: 'en', path: pathOf(pattern) })).toBe('exists');
  expect(ask.mock.calls).toEqual(expected[pattern]?.map((path) => [host, `${path}?locale=en`]));
});

test.each(Object.entries(expected))('a page of %s is missing where one of its entities is', async (pattern, calls) => {
  for (const missing of calls) {
    const existence = createExistence({
      ask: (_host, path) => Promise.resolve(path.startsWith(`${missing}?`) ? 404 : 200),
    });
    for (const { slug } of routes.find((route) => route.pattern === pattern)?.tabs ?? [])
      expect(await existence({ host, locale: 'en', path: pathOf(`${pattern}${slug && `/${slug}`}`) })).toBe('missing');
    expect(await existence({ host, locale: 'en', path: pathOf(pattern) })).toBe('missing');
  }
});

test('addresses that are no page of the route table are not judged', async () => {
  const ask = answering(404);
  const existence = createExistence({ ask });
  for (const path of ['/not-found', '/unknown-host', '/news/feed.xml', '/players/Not_A_Slug', '/nowhere']) {
    expect(matchRoute(path)).toBeNull();
    expect(await existence({ host, locale: 'en', path })).toBe('unknown');
  }
  expect(ask).not.toHaveBeenCalled();
});

test.each([301, 401, 429, 500, 503])('a response with status %d tells nothing', async (status) => {
  const existence = createExistence({ ask: answering(status) });
  expect(await existence({ host, locale: 'en', path: '/clubs/club' })).toBe('unknown');
});

test('a failing API tells nothing', async () => {
  const existence = createExistence({ ask: () => Promise.reject(new Error('no database')) });
  expect(await existence({ host, locale: 'en', path: '/clubs/club' })).toBe('unknown');
});

test('what is missing is asked once, for all languages and tabs, and again after a change', async () => {
  const ask = answering(404);
  const existence = createExistence({ ask });
  const visit = async (at: string) => {
    for (const locale of ['en', 'sr'])
      for (const path of ['/players/player', '/players/player/photos'])
        expect(await existence({ host: at, locale, path })).toBe('missing');
  };
  await visit('one.test');
  await visit('two.test');
  expect(ask).toHaveBeenCalledTimes(2);
  existence.forget();
  await visit('one.test');
  await visit('two.test');
  expect(ask).toHaveBeenCalledTimes(4);
});

test('what was missing before a change is not remembered after it', async () => {
  const first = Promise.withResolvers<number>();
  const ask = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(200);
  const existence = createExistence({ ask });
  const before = existence({ host, locale: 'en', path: '/clubs/club' });
  existence.forget();
  first.resolve(404);
  expect(await before).toBe('missing');
  expect(await existence({ host, locale: 'en', path: '/clubs/club' })).toBe('exists');
});

test('what is missing is remembered for half a minute, since an article may be published at its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const ask = answering(404);
    const existence = createExistence({ ask });
    const visit = () => existence({ host, locale: 'en', path: '/news/article' });
    await visit();
    vi.advanceTimersByTime(29_000);
    await visit();
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    await visit();
    expect(ask).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('ten thousand missing pages are remembered at most', async () => {
  const ask = answering(404);
  const existence = createExistence({ ask });
  for (let number = 0; number <= 10_000; number++) await existence({ host, locale: 'en', path: `/clubs/c${number}` });
  await existence({ host, locale: 'en', path: '/clubs/c10000' });
  expect(ask).toHaveBeenCalledTimes(10_001);
  await existence({ host, locale: 'en', path: '/clubs/c0' });
  expect(ask).toHaveBeenCalledTimes(10_002);
});
