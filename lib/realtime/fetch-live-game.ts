import { callApi } from '#lib/api/client.ts';
import { getLiveGame, type LiveGame } from '#lib/api/contract/live.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { patience } from './patience.ts';

/** How `watchGame` asks the API for a game. Throws like `callApi`, and where the answer does not come in time. */
export const fetchLiveGame =
  (gameId: string, locale: Locale) =>
  (since: number, seq: number): Promise<LiveGame> =>
    callApi(getLiveGame, { params: { gameId }, query: { locale, since, seq } }, patience());
