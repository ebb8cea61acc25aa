import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { alternates } from '#lib/seo/alternates.ts';
import { breadcrumbList } from '#lib/seo/breadcrumbs.ts';
import { JsonLd } from '#lib/seo/json-ld.tsx';
import { sportsEvent } from '#lib/seo/sports-event.ts';

const domainUrl = 'https://league.example';

function team(name: string) {
  return {
    id: name,
    slug: name,
    name,
    shortName: name,
    code: name,
    crest: `/crests/${name}.svg`,
    colors: null,
    club: null,
  };
}

const game: GameSummary = {
  id: 'g',
  address: { kind: 'round', season: 's', league: 'l', round: 'r', game: 'g' },
  league: { id: 'l', slug: 'l', name: 'First League', season: 's', seasonName: 'S', logo: null },
  phase: { slug: 'regular', name: 'Regular season', kind: 'regular' },
  round: { slug: 'r', name: 'Round 1', number: 1 },
  counts: true,
  state: 'postponed',
  tipOff: { at: '2026-02-14T18:30:00Z', date: null, timeZone: 'UTC' },
  home: team('stars'),
  away: null,
  score: null,
  periods: [],
  overtimes: 0,
  live: null,
  venue: { id: 'v', slug: 'v', name: 'Arena', city: 'Town' },
  coverage: 'none',
};

describe('metadata for search engines', () => {
  it('is the prefixed address as the canonical one, with its other languages', () => {
    expect(alternates({ domainUrl, locales: ['en', 'sr'] }, 'sr', '/seasons')).toEqual({
      canonical: 'https://league.example/sr/seasons',
      languages: {
        en: 'https://league.example/en/seasons',
        'sr-Latn': 'https://league.example/sr/seasons',
        'x-default': 'https://league.example/seasons',
      },
    });
  });

  it('is a game as an event with what is known of it', () => {
    expect(sportsEvent(domainUrl, 'en', 'Stars – ?', game)).toMatchObject({
      '@type': 'SportsEvent',
      url: 'https://league.example/en/seasons/s/leagues/l/rounds/r/games/g',
      startDate: '2026-02-14T18:30:00Z',
      eventStatus: 'https://schema.org/EventPostponed',
      homeTeam: { name: 'stars', logo: 'https://league.example/crests/stars.svg' },
      location: { name: 'Arena' },
    });
    expect(sportsEvent(domainUrl, 'en', 'Stars – ?', game)).not.toHaveProperty('awayTeam');
  });

  it('is the way to the page in order', () => {
    expect(breadcrumbList(domainUrl, 'en', [{ name: 'Home', path: '/' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://league.example/en' }],
    });
  });

  it('cannot be broken out of by a text', () => {
    const html = renderToStaticMarkup(<JsonLd data={{ name: '</script><script>alert(1)' }} />);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
  });
});
