import { expect, it } from 'vitest';
import { routeRules } from '#lib/routing/route-rules.ts';

it('lists member pages and the redirects of the former site', () => {
  expect(routeRules.static).toMatchObject({
    '/profile': { auth: true },
    '/profile/my-fantasy': { auth: true },
    '/profile/tabs/MyGames': { redirect: '/profile/my-games' },
    '/all-time/players/tabs/GameRecords': { redirect: '/history/best-players/game-records' },
  });
  expect(routeRules.wildcard).toEqual({ '/Temporary': { redirect: '/' } });
  expect(Object.keys(routeRules.static).filter((path) => path.includes('{'))).toEqual([]);
});
