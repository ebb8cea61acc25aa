import { callApi } from '#lib/api/client.ts';
import { listGames } from '#lib/api/contract/game.ts';
import { getWebsiteConfig } from '#lib/api/contract/website.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type Channels, noChannels, openChannels } from '#lib/realtime/channels.ts';
import { fetchLiveGame } from '#lib/realtime/fetch-live-game.ts';
import { fetchTimer } from '#lib/realtime/fetch-timer.ts';
import { type BoardsFollower, followBoards } from '#lib/realtime/follow-boards.ts';
import { addSample, offsetOf, type TimeSample } from '#lib/realtime/server-time.ts';
import { forgetLive, type ShownGame, useLive } from '#stores/live.ts';
import { watchWhole } from './watch-whole.ts';

const maxLiveGames = 50;

/**
 * Keeps what a page shows of games that are played: boards of lists, the log of a whole game, viewers, the server's time, all
 * in the store. `onTurn` hears that a game has begun or ended. Ends with the returned function.
 */
export function followPage({ locale, onTurn }: { locale: Locale; onTurn: () => void }): () => void {
  const abort = new AbortController();
  const stops: (() => void)[] = [];
  const start = async () => {
    const channels = await open();
    if (abort.signal.aborted) return channels.close();
    let boards: BoardsFollower | null = null;
    let whole: { id: string; stop: () => void } | null = null;
    const attend = (shown: readonly ShownGame[]) => {
      const leagues = new Set(shown.flatMap(({ leagueId, isWhole }) => (isWhole ? [] : [leagueId])));
      if (leagues.size > 0) boards ??= followLists(channels, locale, onTurn);
      boards?.listen([...leagues]);
      const id = shown.find(({ isWhole }) => isWhole)?.id;
      if (whole?.id === id) return;
      whole?.stop();
      useLive.setState({ watched: null, viewers: null, isGameStale: false });
      whole = id ? { id, stop: watchWhole({ gameId: id, channels, load: fetchLiveGame(id, locale), onTurn }) } : null;
    };
    attend(useLive.getState().shown);
    const unsubscribe = useLive.subscribe(({ shown }, before) => shown !== before.shown && attend(shown));
    stops.push(
      unsubscribe,
      () => boards?.close(),
      () => whole?.stop(),
      channels.close,
    );
    void compareClocks(abort.signal);
  };
  void start();
  return () => {
    abort.abort();
    for (const stop of stops) stop();
    forgetLive();
  };
}

function followLists(channels: Channels, locale: Locale, onTurn: () => void): BoardsFollower {
  return followBoards({
    channels,
    load: async () => {
      const query = { locale, when: 'live' as const, limit: maxLiveGames };
      return (await callApi(listGames, { params: {}, query })).items;
    },
    onGames: (games) => useLive.setState({ games }),
    onStale: (areBoardsStale) => useLive.setState({ areBoardsStale }),
    onStatusChange: onTurn,
  });
}

async function open(): Promise<Channels> {
  try {
    const { realtime } = await callApi(getWebsiteConfig, { params: {}, query: {} });
    return await openChannels(realtime, location.origin);
  } catch {
    // Without channels the API is asked again and again instead.
    return noChannels;
  }
}

/** Of several questions the quickest counts: the first ones fall into the time when the page is busiest. */
async function compareClocks(signal: AbortSignal): Promise<void> {
  let samples: readonly TimeSample[] = [];
  for (const pauseMs of [0, 500, 2_000, 5_000, 10_000]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const game = useLive.getState().shown[0]?.id;
    if (signal.aborted || !game) return;
    try {
      const { sample } = await fetchTimer('/api', { game });
      if (signal.aborted) return;
      samples = addSample(samples, sample);
      useLive.setState({ offsetMs: offsetOf(samples) });
    } catch {
      // The next answer will do; without any, the own clock.
    }
  }
}
