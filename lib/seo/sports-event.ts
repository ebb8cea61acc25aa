import type { GameState, GameSummary } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl } from './site-url.ts';

const statusUrls: Partial<Record<GameState, string>> = {
  postponed: 'https://schema.org/EventPostponed',
  suspended: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
  annulled: 'https://schema.org/EventCancelled',
};

/** Returns a game as a schema.org `SportsEvent`. `name` is the pairing in the language of the page. */
export function sportsEvent(domainUrl: string, locale: Locale, name: string, game: GameSummary): object {
  const { home, away, venue, tipOff, state } = game;
  const start = tipOff.at ?? tipOff.date;
  return {
    '@type': 'SportsEvent',
    name,
    sport: 'Basketball',
    url: siteUrl(domainUrl, locale, paths.game(game.address)),
    eventStatus: statusUrls[state] ?? 'https://schema.org/EventScheduled',
    superEvent: { '@type': 'EventSeries', name: game.league.name },
    ...(start && { startDate: start }),
    ...(home && { homeTeam: team(domainUrl, home) }),
    ...(away && { awayTeam: team(domainUrl, away) }),
    ...(venue && { location: place(venue) }),
  };
}

function team(domainUrl: string, { name, crest }: TeamRef): object {
  return { '@type': 'SportsTeam', name, sport: 'Basketball', ...(crest && { logo: new URL(crest, domainUrl).href }) };
}

function place({ name, city }: { name: string; city: string | null }): object {
  return {
    '@type': 'Place',
    name,
    ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
  };
}
