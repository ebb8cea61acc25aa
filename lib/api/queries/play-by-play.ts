import { getPlayByPlay } from '#lib/api/contract/play-by-play.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { apiQuery } from './query.ts';

/** Returns the query of all plays of a game. */
export const playByPlayQuery = (gameId: string, locale: Locale) =>
  apiQuery(getPlayByPlay, { params: { gameId }, query: { locale } });
