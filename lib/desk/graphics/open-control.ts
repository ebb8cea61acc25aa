import { callApi } from '#lib/api/client.ts';
import { getDeskGame } from '#lib/api/contract/desk.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { getLiveGame, type LiveGame } from '#lib/api/contract/live.ts';
import { getWebsiteConfig } from '#lib/api/contract/website.ts';
import { requireSession } from '#lib/desk/session.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type Channels, noChannels, openChannels } from '#lib/realtime/channels.ts';

export type ControlRoom = { game: GameSummary; live: LiveGame; channels: Channels };

/** Opens the control page of a game. Throws an `ApiFailure`: 401 where nobody is signed in. */
export async function openControl(gameId: string, locale: Locale): Promise<ControlRoom> {
  requireSession();
  const [game, live, { realtime }] = await Promise.all([
    callApi(getDeskGame, { params: { gameId }, query: { locale } }),
    callApi(getLiveGame, { params: { gameId }, query: { locale } }),
    callApi(getWebsiteConfig, { params: {}, query: {} }),
  ]);
  // Without channels the page polls instead.
  return { game, live, channels: await openChannels(realtime, location.origin).catch(() => noChannels) };
}
