import { describe, expect, it } from 'vitest';
import { resolveRequest } from '#lib/routing/resolve-request.ts';

const site = { host: 'club.localhost', offered: { locales: ['sr', 'en'], fallbackLocale: 'sr' } } as const;
const league = '/seasons/2025-26/leagues/first-league';

function visit(path: string, { cookie = null, acceptLanguage = null }: Record<string, string | null> = {}) {
  return resolveRequest({ path, cookie, acceptLanguage, isSignedIn: false }, site);
}

describe('resolveRequest', () => {
  it.each([
    ['/', '/club.localhost/sr'],
    ['/en', '/club.localhost/en'],
    ['/seasons', '/club.localhost/sr/seasons'],
    ['/ru/seasons', '/club.localhost/ru/seasons'],
    [league, `/club.localhost/sr${league}`],
    [`/es${league}/calendar`, `/club.localhost/es${league}/calendar`],
  ])('serves %s by the page %s', (path, page) => {
    expect(visit(path)).toEqual({ status: 200, path: page });
  });

  it('serves an address without language in the language of the visitor', () => {
    expect(visit('/seasons', { cookie: 'fr' })).toEqual({ status: 200, path: '/club.localhost/fr/seasons' });
    expect(visit('/seasons', { acceptLanguage: 'en' })).toEqual({ status: 200, path: '/club.localhost/en/seasons' });
  });

  it.each([
    '/nothing',
    '/en/en',
    '/_/en',
    '/club.localhost/sr',
    '/seasons/UPPER',
    '/wp-login.php',
    '/en/logo.png',
    '/icons/ball.svg',
    '/club.localhost/sitemap.xml',
    '/other.example/robots.txt',
    '/other.example/site-icon',
    '/other.example/sr/news/feed.xml',
    '/other.example/en/players/foo.json',
    '/en/players/foo.json',
    '/builds/robots.txt',
    '/builds/sr/seasons',
  ])('answers 404 to %s by the page that says so', (path) => {
    const locale = path.startsWith('/en') ? 'en' : 'sr';
    expect(visit(path)).toEqual({ status: 404, path: `/club.localhost/${locale}/not-found` });
  });

  it('gives each tenant its own icon, map and rules for robots', () => {
    expect(visit('/sitemap.xml')).toEqual({ status: 200, path: '/club.localhost/sitemap.xml' });
    expect(visit('/sitemap-2.xml')).toEqual({ status: 200, path: '/club.localhost/sitemaps/2' });
    expect(visit('/favicon.ico')).toEqual({ status: 200, path: '/club.localhost/site-icon' });
    expect(visit('/robots.txt')).toEqual({ status: 200, path: '/club.localhost/robots.txt' });
    expect(visit('/manifest.webmanifest')).toEqual({ status: 200, path: '/club.localhost/manifest.webmanifest' });
  });

  it('returns 404 for an unknown host, in the language of the visitor', () => {
    const request = { path: '/seasons', cookie: null, acceptLanguage: 'ru', isSignedIn: false };
    expect(resolveRequest(request, null)).toEqual({ status: 404, path: '/_unknown/ru/unknown-host' });
  });

  it.each(['/profile', '/profile/my-games', '/profile/my-fantasy', '/profile/account'])(
    'serves %s with a token, and else leads to the login',
    (path) => {
      const request = { path: `/en${path}`, cookie: null, acceptLanguage: null };
      expect(resolveRequest({ ...request, isSignedIn: true }, site)).toEqual({
        status: 200,
        path: `/club.localhost/en${path}`,
      });
      expect(resolveRequest({ ...request, isSignedIn: false }, site)).toEqual({ status: 307, path: '/en/auth/login' });
    },
  );
});
