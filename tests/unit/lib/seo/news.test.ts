import { expect, it } from 'vitest';
import { newsArticle } from '#lib/seo/news-article.ts';
import { newsFeed } from '#lib/seo/news-feed.ts';

const site = {
  title: 'Liga',
  domainUrl: 'https://league.example',
  colors: {
    colorButton: '#000000',
    color1: '#000000',
    color2: '#000000',
    color3: '#000000',
    color4: '#000000',
    color5: '#000000',
  },
  logo: '/logo.svg',
  crest: { faviconSm: '/s', faviconLg: '/l', androidChromeSm: '/as', androidChromeLg: '/al' },
  broadcast: { theme: null },
  defaultNewsCoverImage: null,
  googleAnalyticsId: null,
  sponsors: [],
  locales: ['sr' as const, 'en' as const],
  fallbackLocale: 'sr' as const,
  timeZone: 'UTC',
  club: null,
};
const story = {
  id: '1',
  slug: 'finale',
  title: 'Finale & <slavlje>',
  lead: 'Uvod',
  language: 'sr' as const,
  cover: '/cover.jpg',
  publishedAt: '2026-03-02T12:00:00.000Z',
};

it('feeds stories with the address of the language that they are written in', () => {
  const xml = newsFeed(site, 'en', 'News of Liga', [story]);
  expect(xml).toContain('<language>en</language>');
  expect(xml).toContain('href="https://league.example/en/news/feed.xml" rel="self"');
  expect(xml).toContain('<link>https://league.example/sr/news/finale</link>');
  expect(xml).toContain('<title><![CDATA[Finale & <slavlje>]]></title>');
  expect(xml).toContain('<pubDate>Mon, 02 Mar 2026 12:00:00 GMT</pubDate>');
});

it('describes an article in the language that it is shown in; without an author it is by the league', () => {
  const article = {
    ...story,
    languages: ['sr' as const],
    body: '<p>Tekst</p>',
    author: null,
    coverSize: { width: 1600, height: 900 },
    coverCredit: 'Ana',
    updatedAt: '2026-03-03T12:00:00.000Z',
    photos: [],
    leagues: [],
    clubs: [],
    teams: [],
    players: [],
    games: [],
    further: [],
  };
  expect(newsArticle(site, article)).toMatchObject({
    '@type': 'NewsArticle',
    inLanguage: 'sr-Latn',
    mainEntityOfPage: 'https://league.example/sr/news/finale',
    image: { url: 'https://league.example/cover.jpg', width: 1600, creditText: 'Ana' },
    author: { '@type': 'SportsOrganization', name: 'Liga' },
    dateModified: '2026-03-03T12:00:00.000Z',
  });
  expect(newsArticle(site, { ...article, author: 'Ana Anić' })).toMatchObject({
    author: { '@type': 'Person', name: 'Ana Anić' },
  });
});
