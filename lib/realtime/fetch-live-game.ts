import { callApi } from '#lib/api/client.ts';
import type { getLiveGame, LiveGame } from '#lib/api/contract/live.ts';
import { lightCall } from '#lib/api/light-call.ts';
import { hasOutline, isText, isWhole, listOf } from '#lib/api/outline.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { isBoard, isLoggedEvent } from './messages.ts';
import { requestTimeout } from './request-timeout.ts';

const isSheet = listOf(hasOutline({ id: isText }));

const liveGame = lightCall<typeof getLiveGame>(
  '/v2/website/games/{gameId}/live',
  hasOutline<LiveGame>({
    gameId: isText,
    seq: isWhole,
    board: isBoard,
    profile: hasOutline({ id: isText }),
    sheet: hasOutline({ home: isSheet, away: isSheet }),
    coaches: hasOutline({}),
    assistants: hasOutline({}),
    events: listOf(isLoggedEvent),
  }),
);

/** Returns the function with which `watchGame` fetches a game. Throws like `callApi`, and after a timeout. */
export const fetchLiveGame =
  (gameId: string, locale: Locale) =>
  (since: number, seq: number): Promise<LiveGame> =>
    callApi(liveGame, { params: { gameId }, query: { locale, since, seq } }, requestTimeout());
