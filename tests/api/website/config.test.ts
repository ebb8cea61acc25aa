import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('the configuration has the fields of the specification, in the tenant’s own values', async () => {
  const config = await site.get('config');
  expect(config).toMatchObject({
    id: site.ids.tenantId,
    domain: 'league.test',
    config: {
      website: {
        title: 'Test League',
        domainUrl: 'https://league.test',
        fallbackLocale: 'sr',
        timeZone: 'Europe/Belgrade',
      },
      player_positions: expect.any(Array),
    },
    settings: { title: 'Test League', colors: { colorButton: '#0a5fd8', color1: '#0b1f3a', color5: '#ffffff' } },
    logo: null,
    crest: { faviconSm: '/icons/16.png', androidChromeLg: '/icons/512.png' },
    broadcast: { theme: null },
    defaultNewsCoverImage: null,
    googleAnalyticsId: null,
    sponsors: [{ name: 'Sponsor', logo: '/sponsor.svg', url: 'https://sponsor.test/' }],
    currentSeason: { id: site.ids.season, slug: '2025-26', name: '2025/26' },
    navigationLeagues: [{ slug: 'first-league', season: '2025-26' }],
  });
});

test('player positions are named in the requested language, else in the tenant’s', async () => {
  const nameOf = async (path: string) => (await site.get(path)).playerPositions[0].name;
  expect(await nameOf('config?locale=en')).toBe('Point guard');
  expect(await nameOf('config?locale=ru')).toBe('Разыгрывающий');
  expect(await nameOf('config')).toBe('Plejmejker');
});

test('the running season parts leagues from tournaments and counts the games to come', async () => {
  const current = await site.get('current-season-leagues?locale=en');
  const names = (key: string) => current[key].map(({ name }: { name: string }) => name);
  expect(names('currentSeasonLeagues')).toEqual(['First League']);
  expect(names('landingPageLeagues')).toEqual(['First League']);
  expect(names('currentSeasonTournaments')).toEqual(['Kup']);
  expect(current.scheduledGamesCount).toBe(3);
});
