import { callApi } from '#lib/api/client.ts';
import { getLiveGame, type LiveGame } from '#lib/api/contract/live.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { requestTimeout } from './request-timeout.ts';

/** Returns the function with which `watchGame` fetches a game. Throws like `callApi`, and after a timeout. */
export const fetchLiveGame =
  (gameId: string, locale: Locale) =>
  (since: number, seq: number): Promise<LiveGame> =>
    callApi(getLiveGame, { params: { gameId }, query: { locale, since, seq } }, requestTimeout());
