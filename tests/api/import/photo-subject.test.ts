import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLeagueGames } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { pageSubject } from '#server/cli/league/page-subject.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const subjectOf = (address: string | undefined) =>
  pageSubject(
    {
      db: site.database.db,
      tenantId: site.ids.tenantId,
      timeZone: 'UTC',
      fallbackLocale: 'sr',
      siteAddress: 'https://league.test',
    },
    address,
  );

test('a game is meant by the address of any of its tabs, in any language, in rounds and playoffs', async () => {
  const { items } = listLeagueGames.answer.parse(await site.get(`${leaguePath}/games?limit=100`));
  for (const kind of ['round', 'playoff']) {
    const game = items.find(({ address }) => address.kind === kind);
    if (!game) throw new Error(`The league has no ${kind} game.`);
    const { of } = await subjectOf(`https://league.test/ru${paths.game(game.address, 'photos')}#photo-1`);
    expect(of).toEqual({ gameId: game.id, clubId: null, newsId: null });
  }
});

test('a club and an article are meant by theirs, and without an address the site', async () => {
  expect((await subjectOf(paths.club('alfa', 'photos'))).of).toMatchObject({ clubId: site.ids.clubs.a });
  expect((await subjectOf('/sr/news/news-1')).of).toMatchObject({ newsId: expect.any(String) });
  expect(await subjectOf(undefined)).toEqual({ of: { gameId: null, clubId: null, newsId: null }, prefix: '' });
});

test.each(['/players/player-a-1', '/seasons/2025-26/clubs/alfa', '/news', 'alfa', 'https://league.test/nowhere'])(
  '%s is no page that a gallery is of',
  async (address) => {
    await expect(subjectOf(address)).rejects.toThrow('is no page of a game, a club or an article');
  },
);

test('what is not there, or another tenant’s, is refused', async () => {
  await expect(subjectOf(paths.club('nobody'))).rejects.toThrow('There is no club "nobody".');
  await expect(subjectOf('/news/nothing')).rejects.toThrow('There is no article "nothing".');
  await expect(subjectOf(`/${leaguePath}/rounds/round-1/games/no-such`)).rejects.toThrow('There is no game');
});
