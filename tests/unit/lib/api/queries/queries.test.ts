import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { listClubs } from '#lib/api/contract/directory.ts';
import { getStandings } from '#lib/api/contract/standings.ts';
import { apiPages, apiQuery } from '#lib/api/queries/query.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a query key consists of the call and its parameters', () => {
  const params = { season: '2025-26', league: 'first-league' };
  expect(apiQuery(getStandings, { params, query: { locale: 'sr' } }).queryKey).toEqual([
    '/v2/website/seasons/{season}/leagues/{league}/standings',
    params,
    { locale: 'sr' },
  ]);
});

test('a list in pages follows the cursors to the end', async () => {
  const named = { id: '1', slug: 'alfa', name: 'Alfa', crest: null, colors: null };
  const club = { ...named, city: null, country: null, founded: null };
  const fetch = vi.fn(async (address: string) =>
    Response.json({ items: [club], nextCursor: address.includes('cursor=next') ? null : 'next' }),
  );
  vi.stubGlobal('fetch', fetch);
  const clubs = apiPages(listClubs, { params: {}, query: { locale: 'en' } }, ({ nextCursor }) => nextCursor);
  const data = await new QueryClient().fetchInfiniteQuery({ ...clubs, pages: 5 });
  expect(data.pages.flatMap(({ items }) => items)).toHaveLength(2);
  expect(fetch).toHaveBeenCalledTimes(2);
});
