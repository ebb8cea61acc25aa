import { callApi } from '#lib/api/client.ts';
import type { Locale } from '#lib/api/contract/common.ts';
import { listGames } from '#lib/api/contract/game.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import { getWebsiteConfig } from '#lib/api/contract/website.ts';
import { askTimer } from '#lib/realtime/ask-timer.ts';
import { type Channels, noChannels, openChannels } from '#lib/realtime/channels.ts';
import { followBoards } from '#lib/realtime/follow-boards.ts';
import { addSample, offsetOf, type TimeSample } from '#lib/realtime/server-time.ts';
import { forgetLive, type ShownGame, useLive } from '#stores/live.ts';
import { watchWhole } from './watch-whole.ts';

const mostLive = 50;
const timeSamples = 3;

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
    const boards = followBoards({
      channels,
      load: async () => {
        const query = { locale, when: 'live' as const, limit: mostLive };
        return (await callApi(listGames, { params: {}, query })).items;
      },
      onGames: (games) => useLive.setState({ games }),
      onStale: (areBoardsStale) => useLive.setState({ areBoardsStale }),
      onTurn,
    });
    let whole: { id: string; stop: () => void } | null = null;
    const attend = (shown: readonly ShownGame[]) => {
      boards.listen([...new Set(shown.map(({ leagueId }) => leagueId))]);
      const id = shown.find(({ isWhole }) => isWhole)?.id;
      if (whole?.id === id) return;
      whole?.stop();
      useLive.setState({ watched: null, viewers: null, isGameStale: false });
      const load = (since: number, seq: number) =>
        callApi(getLiveGame, { params: { gameId: id ?? '' }, query: { locale, since, seq } });
      whole = id ? { id, stop: watchWhole({ gameId: id, channels, load }) } : null;
    };
    attend(useLive.getState().shown);
    const unsubscribe = useLive.subscribe(({ shown }, before) => shown !== before.shown && attend(shown));
    stops.push(unsubscribe, boards.close, () => whole?.stop(), channels.close);
    void compareClocks(abort.signal);
  };
  void start();
  return () => {
    abort.abort();
    for (const stop of stops) stop();
    forgetLive();
  };
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

async function compareClocks(signal: AbortSignal): Promise<void> {
  let samples: readonly TimeSample[] = [];
  const game = useLive.getState().shown[0]?.id;
  for (let count = 0; count < timeSamples && game; count += 1) {
    try {
      const { sample } = await askTimer('/api', { game }, signal);
      samples = addSample(samples, sample);
      useLive.setState({ offsetMs: offsetOf(samples) });
    } catch {
      // The own clock will do.
      return;
    }
  }
}
