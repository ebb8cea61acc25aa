import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { NeighbouringGames } from '#lib/api/contract/neighbouring-games.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const neighboursOf = (id: string): Promise<NeighbouringGames> => site.get(`games/${id}/neighbours`);

test('the links to previous and next games lead through all games of a league in its order', async () => {
  const { items }: { items: GameSummary[] } = await site.get(`${leaguePath}/games`);
  const found: (string | undefined)[] = [];
  let id: string | undefined = items[0]?.id;
  while (id !== undefined && found.length <= items.length) {
    found.push(id);
    const { previous, next }: NeighbouringGames = await neighboursOf(id);
    expect(previous?.id).toBe(found.at(-2));
    id = next?.id;
  }
  expect(found).toEqual(items.map((game) => game.id));
});

test('a neighbouring game has its teams, its round and its address', async () => {
  const { items }: { items: GameSummary[] } = await site.get(`${leaguePath}/games`);
  const [first, second] = items;
  const { next } = await neighboursOf(first?.id ?? '');
  expect(next).toEqual({
    id: second?.id,
    address: second?.address,
    round: second?.round,
    home: second?.home,
    away: second?.away,
  });
});

test('a game that the tenant does not have has no neighbours', async () => {
  const { status } = await site.request('games/00000000-0000-4000-8000-000000000000/neighbours');
  expect(status).toBe(404);
});
