import { expect, it } from 'vitest';
import { robotsText } from '#lib/seo/robots.ts';
import { sitemapXml } from '#lib/seo/sitemap.ts';

it('sends robots to the map of the site and away from the calls', () => {
  const text = robotsText('https://league.example');
  expect(text).toContain('Sitemap: https://league.example/sitemap.xml\n');
  expect(text).toContain('Disallow: /api/\n');
});

it('maps the pages in the language of the site, as many as a map may have', () => {
  const xml = sitemapXml('https://league.example', 'sr', ['/', '/seasons']);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://league.example/sr',
    '<loc>https://league.example/sr/seasons',
  ]);
  const many = sitemapXml(
    'https://league.example',
    'sr',
    Array.from({ length: 50_001 }, () => '/'),
  );
  expect(many.match(/<url>/g)).toHaveLength(50_000);
});
