import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import type { Feed } from './list-feed.ts';

/** The length of a game in the calendar. */
const gameMs = 2 * 60 * 60 * 1000;
const refreshSeconds = 60 * 60;

type CalendarTexts = {
  locale: Locale;
  t: Translate<'schedule'>;
  /** False for who watches games later. */
  hasScores: boolean;
};

/** Converts a feed to an iCalendar file (RFC 5545): UTC times, stable UIDs, a SEQUENCE that grows with each change. */
export function toCalendar(
  { title, domainUrl, nameHost, games }: Feed,
  { locale, t, hasScores }: CalendarTexts,
): string {
  const calendar = ical({
    name: title,
    prodId: { company: 'Courtside', product: 'Schedule', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { game, revision, updatedAt } of games) {
    const time = timeOf(game);
    if (!time) continue;
    calendar.createEvent({
      ...time,
      id: `game-${game.id}@${nameHost}`,
      sequence: revision,
      stamp: updatedAt,
      lastModified: updatedAt,
      summary: titleOf(game, t, hasScores),
      description: [game.league.name, game.league.seasonName, game.round.name].join(' · '),
      location: [game.venue?.name, game.venue?.city].filter(Boolean).join(', ') || null,
      url: siteUrl(domainUrl, locale, paths.game(game.address)),
      status: statusOf(game),
    });
  }
  return calendar.toString();
}

/** Returns the time of a game; a date without a time is an all-day event. */
function timeOf({ tipOff: { at, date } }: GameSummary): Pick<ICalEventData, 'start' | 'end' | 'allDay'> | null {
  if (at) return { start: new Date(at), end: new Date(Date.parse(at) + gameMs) };
  return date ? { start: new Date(`${date}T00:00:00Z`), allDay: true } : null;
}

function titleOf({ home, away, score, state }: GameSummary, t: Translate<'schedule'>, hasScores: boolean): string {
  const teams = `${home?.name ?? '?'} – ${away?.name ?? '?'}`;
  if (state === 'postponed') return t('postponed', { game: teams });
  const isTold = hasScores && state !== 'live' && state !== 'unconfirmed';
  return score && isTold ? `${teams} ${score.home}–${score.away}` : teams;
}

const tentative = ['postponed', 'suspended', 'unconfirmed'];

function statusOf({ state, tipOff }: GameSummary): ICalEventStatus {
  if (state === 'cancelled' || state === 'annulled') return ICalEventStatus.CANCELLED;
  return tipOff.at === null || tentative.includes(state) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
