import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Returns the note of a game in a list: its date unless scheduled, its league if `isLeagueShown`, its round. */
export function gameNote(game: GameSummary, locale: Locale, isLeagueShown = false): string {
  const day = game.state === 'scheduled' ? null : formatTipOffDay(locale, game.tipOff, 'weekdayAndDay');
  return [day, isLeagueShown && game.league.name, game.round.name].filter(Boolean).join(' · ');
}
