import { callApi } from '#lib/api/client.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import type { GameSummary, listGames } from '#lib/api/contract/game.ts';
import type { getWebsiteConfig, RealtimeAddress, WebsiteConfig } from '#lib/api/contract/website.ts';
import { lightCall } from '#lib/api/light-call.ts';
import { hasOutline, isText, listOf, orNull } from '#lib/api/outline.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type Channels, noChannels, openChannels } from '#lib/realtime/channels.ts';
import { fetchLiveGame } from '#lib/realtime/fetch-live-game.ts';
import { type BoardsFollower, followBoards } from '#lib/realtime/follow-boards.ts';
import { retry } from '#lib/retry/retry.ts';
import { resetLive, type ShownGame, useLive } from '#stores/live.ts';
import { keepPageTime } from './keep-page-time.ts';
import type { GameResult } from './refresh-for.ts';

const maxLiveGames = 50;

const liveGames = lightCall<typeof listGames>(
  '/v2/website/games',
  hasOutline<AnswerOf<typeof listGames>>({
    items: listOf(
      hasOutline<GameSummary>({ id: isText, league: hasOutline<GameSummary['league']>({ id: isText }), state: isText }),
    ),
  }),
);
const siteConfig = lightCall<typeof getWebsiteConfig>(
  '/v2/website/config',
  hasOutline<WebsiteConfig>({ realtime: orNull(hasOutline<RealtimeAddress>({ key: isText })) }),
);

/**
 * Subscribes to the live games that a page shows and updates the store: boards in lists, the log of a game page, the viewer
 * count, the server clock offset. Calls `onStatusChange` when a game starts or ends. Returns the function that stops it.
 */
export function followPage({
  locale,
  onStatusChange,
}: {
  locale: Locale;
  onStatusChange: (game: GameResult) => void;
}): () => void {
  const abort = new AbortController();
  const stops: (() => void)[] = [];
  /** The engine is loaded for it: lists do without. */
  const watchGame = (gameId: string, channels: Channels) => {
    const watching = retry(() => import('./watch-whole-game.ts'), { signal: abort.signal }).then((file) =>
      file.watchWholeGame({ gameId, channels, load: fetchLiveGame(gameId, locale), onStatusChange }),
    );
    watching.catch(() => undefined);
    return () => void watching.then((stop) => stop()).catch(() => undefined);
  };
  const start = async () => {
    const channels = await openPageChannels();
    if (abort.signal.aborted) return channels.close();
    let boards: BoardsFollower | null = null;
    let wholeGame: { id: string; stop: () => void } | null = null;
    const update = (shown: readonly ShownGame[]) => {
      const leagues = new Set(shown.flatMap(({ leagueId, isWhole }) => (isWhole ? [] : [leagueId])));
      if (leagues.size > 0) boards ??= followPageBoards(channels, locale, onStatusChange);
      boards?.listen([...leagues]);
      const id = shown.find(({ isWhole }) => isWhole)?.id;
      if (wholeGame?.id === id) return;
      wholeGame?.stop();
      useLive.setState({ watched: null, viewers: null, isGameStale: false });
      wholeGame = id ? { id, stop: watchGame(id, channels) } : null;
    };
    update(useLive.getState().shown);
    const unsubscribe = useLive.subscribe(({ shown }, before) => shown !== before.shown && update(shown));
    stops.push(
      unsubscribe,
      () => boards?.close(),
      () => wholeGame?.stop(),
      channels.close,
      keepPageTime(),
    );
  };
  void start();
  return () => {
    abort.abort();
    for (const stop of stops) stop();
    resetLive();
  };
}

function followPageBoards(
  channels: Channels,
  locale: Locale,
  onStatusChange: (game: GameResult) => void,
): BoardsFollower {
  return followBoards({
    channels,
    load: async () => {
      const query = { locale, when: 'live' as const, limit: maxLiveGames };
      return (await callApi(liveGames, { params: {}, query })).items;
    },
    onGames: (games) => useLive.setState({ games }),
    onStale: (areBoardsStale) => useLive.setState({ areBoardsStale }),
    onStatusChange,
  });
}

async function openPageChannels(): Promise<Channels> {
  try {
    const { realtime } = await callApi(siteConfig, { params: {}, query: {} });
    return await openChannels(realtime, location.origin);
  } catch {
    // Without channels the clients poll the API.
    return noChannels;
  }
}
