import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('seasons come newest first, each with its leagues and what was played in them', async () => {
  const { seasons } = await site.get('seasons');
  expect(seasons.map(({ slug }: { slug: string }) => slug)).toEqual(['2025-26', '2024-25']);
  expect(seasons[1].leagues).toEqual([]);
  expect(seasons[0].leagues[0]).toMatchObject({
    slug: 'first-league',
    teams: 4,
    games: 10,
    gamesFinished: 7,
    from: '2025-10-10',
    until: '2099-01-02',
    champion: null,
    hasPlayoff: true,
  });
});

test('a season is found by its slug, and an unknown one is not', async () => {
  expect(await site.get('seasons/2025-26')).toMatchObject({ id: site.ids.season, isCurrent: true });
  expect((await site.request('seasons/1999-00')).status).toBe(404);
});

test('a league lists its phases and rounds of both kinds, and its teams by name', async () => {
  const league = await site.get(leaguePath);
  const shape = league.phases.map(
    (phase: { slug: string; rounds: { slug: string; games: number; finished: number }[] }) => [
      phase.slug,
      phase.rounds.map(({ slug, games, finished }) => `${slug} ${finished}/${games}`),
    ],
  );
  expect(shape).toEqual([
    ['regular', ['round-1 2/2', 'round-2 2/2', 'round-3 2/2', 'round-4 0/2']],
    ['playoff', ['final 1/2']],
  ]);
  expect(league.currentRound).toBe('final');
  expect(league.participants).toHaveLength(4);
  expect(league).toMatchObject({ rulesProfile: 'fiba-2024', standingsProfile: 'fiba' });
});

test('names are in the requested language, else in the tenant’s, else as they are', async () => {
  const nameIn = async (locale: string) => (await site.get(`${leaguePath}?locale=${locale}`)).name;
  expect(await nameIn('ru')).toBe('Первая лига');
  expect(await nameIn('en')).toBe('First League');
  expect(await nameIn('fr')).toBe('Prva liga');
});
