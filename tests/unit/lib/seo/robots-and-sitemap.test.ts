import { expect, it } from 'vitest';
import { robotsText } from '#lib/seo/robots.ts';
import { partOfSitemap, sitemapUrls, sitemapXml } from '#lib/seo/sitemap.ts';

it('sends robots to the map of the site and away from the calls, but to the pictures', () => {
  const text = robotsText('https://league.example');
  expect(text).toContain('Sitemap: https://league.example/sitemap.xml\n');
  expect(text).toContain('Disallow: /api/\nAllow: /api/v2/website/assets/\n');
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

it('maps the pages in the language of the site', () => {
  const urls = sitemapUrls(site, ['/', '/seasons'], [], now);
  expect(sitemapXml(site.domainUrl, urls).match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://league.example/sr',
    '<loc>https://league.example/sr/seasons',
  ]);
  expect(partOfSitemap(urls, 1)).toBeNull();
});

it('maps more than ten thousand pages in several files, and lists these', () => {
  const pages = Array.from({ length: 25_001 }, (_, index) => `/players/${index}`);
  const urls = sitemapUrls(site, pages, [], now);
  const index = sitemapXml(site.domainUrl, urls);
  expect(index).toContain('<sitemapindex');
  expect(index.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://league.example/sitemap-1.xml',
    '<loc>https://league.example/sitemap-2.xml',
    '<loc>https://league.example/sitemap-3.xml',
  ]);
  const parts = [1, 2, 3].map((part) => partOfSitemap(urls, part) ?? '');
  expect(parts.map((xml) => xml.match(/<url>/g)?.length)).toEqual([10_000, 10_000, 5_001]);
  for (const number of [0, 4, Number.NaN]) expect(partOfSitemap(urls, number)).toBeNull();
});

it('maps stories in the language that they are written in, and calls those of two days news', () => {
  const old = { ...story, slug: 'polufinale', publishedAt: '2026-03-01T11:00:00.000Z' };
  const xml = sitemapXml(site.domainUrl, sitemapUrls(site, [], [story, old], now));
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://league.example/ru/news/finale',
    '<loc>https://league.example/ru/news/polufinale',
  ]);
  expect(xml.match(/<news:title>[^/]+/g)).toEqual(['<news:title>Sava &lt; Drava<']);
  expect(xml).toContain('<news:name>Kup &amp; liga</news:name><news:language>ru</news:language>');
});
