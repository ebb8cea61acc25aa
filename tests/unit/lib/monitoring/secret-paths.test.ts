import { expect, test } from 'vitest';
import { loggablePath, withoutSecretPaths } from '#lib/monitoring/secret-paths.ts';
import { routes } from '#lib/routing/routes.ts';

const secret = '0a1b2c3d-1111-4222-8333-444455556666';
const pages = routes.map(({ pattern }) => pattern).filter((pattern) => pattern.includes('{uuid}'));

test.each([
  ...pages,
  '/api/v2/website/applications/{uuid}/documents',
  '/api/v2/website/news-previews/{uuid}',
  '/api/v2/website/officiating/{uuid}/games/1',
  '/api/v2/website/calendar/{uuid}',
])('the secret of %s is removed', (pattern) => {
  const path = pattern.replace('{uuid}', secret);
  for (const address of [path, `/sr${path}`, `https://league.example${path}?_rsc=1`, `GET ${path}.rsc`])
    expect(withoutSecretPaths(address)).toBe(address.replace(/0a1b2c3d-[\w.-]+/, '[removed]'));
});

test('other addresses stay, without their queries where they are logged', () => {
  expect(pages.length).toBeGreaterThan(2);
  for (const path of [
    '/en/news/a-final',
    '/office/applications',
    '/en/seasons/a/leagues/b/calendar/c',
    '*',
    '/api/v2/manage/officials',
  ])
    expect(loggablePath(path)).toBe(path);
  expect(loggablePath('/en/auth/reset?key=abc')).toBe('/en/auth/reset');
});
