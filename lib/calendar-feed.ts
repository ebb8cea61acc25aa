import type { Locale } from '#lib/i18n/locales.ts';

export type CalendarFeedOf = { locale: Locale; league?: string; team?: string; venue?: string };

/** Returns the address of the iCalendar feed of a site's games, or of those of a league, a team or a venue. */
export function calendarFeed(domainUrl: string, of: CalendarFeedOf): string {
  return new URL(`/api/v2/website/schedule.ics?${new URLSearchParams(of)}`, domainUrl).href;
}

/** Returns the path of a calendar file with one game. */
export function calendarFile(game: string, locale: Locale): string {
  return `/api/v2/website/schedule.ics?${new URLSearchParams({ game, locale })}`;
}

/** Returns the address of a feed without scores, for who watches games later. */
export function withoutScores(feed: string): string {
  const address = new URL(feed);
  address.searchParams.set('scores', 'none');
  return address.href;
}
