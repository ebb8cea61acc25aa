import { expect, it } from 'vitest';
import { robotsText } from '#lib/seo/robots.ts';
import { sitemapXml } from '#lib/seo/sitemap.ts';

it('sends robots to the map of the site and away from the calls', () => {
  const text = robotsText('https://league.example');
  expect(text).toContain('Sitemap: https://league.example/sitemap.xml\n');
  expect(text).toContain('Disallow: /api/\n');
});

const site = { domainUrl: 'https://league.example', title: 'Kup & liga', fallbackLocale: 'sr' } as const;
const now = new Date('2026-03-03T12:00:00Z');
const story = {
  id: '1',
  slug: 'finale',
  title: 'Sava < Drava',
  lead: '',
  language: 'ru',
  cover: null,
  publishedAt: '2026-03-02T12:00:00.000Z',
} as const;

it('maps the pages in the language of the site, as many as a map may have', () => {
  const xml = sitemapXml(site, ['/', '/seasons'], [], now);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://league.example/sr',
    '<loc>https://league.example/sr/seasons',
  ]);
  const all = Array.from({ length: 50_001 }, () => '/');
  expect(sitemapXml(site, all, [], now).match(/<url>/g)).toHaveLength(50_000);
});

it('maps stories in the language that they are written in, and calls those of two days news', () => {
  const old = { ...story, slug: 'polufinale', publishedAt: '2026-03-01T11:00:00.000Z' };
  const xml = sitemapXml(site, [], [story, old], now);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://league.example/ru/news/finale',
    '<loc>https://league.example/ru/news/polufinale',
  ]);
  expect(xml.match(/<news:title>[^/]+/g)).toEqual(['<news:title>Sava &lt; Drava<']);
  expect(xml).toContain('<news:name>Kup &amp; liga</news:name><news:language>ru</news:language>');
});
