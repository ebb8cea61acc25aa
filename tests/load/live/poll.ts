import { setTimeout as wait } from 'node:timers/promises';
import { callApi, configureClient } from '#lib/api/client.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import type { LiveSite } from './live-site.ts';

const everyMs = 1000;

/** When a page that only polls every second would receive a score of the home team. */
export function pollScore({ origin, gameId, token }: LiveSite): { stop: () => Promise<Map<number, number>> } {
  configureClient({ apiUrl: origin, accessToken: () => token });
  const seen = new Map<number, number>();
  const stopping = new AbortController();
  const loop = async () => {
    for (let since = 0; ; ) {
      const isLast = stopping.signal.aborted;
      const live = await callApi(getLiveGame, { params: { gameId }, query: { since, locale: 'en' } });
      since = live.seq;
      const at = Date.now();
      for (let score = live.board.home.score; score > 0 && !seen.has(score); score -= 1) seen.set(score, at);
      if (isLast) return seen;
      await wait(everyMs);
    }
  };
  const done = loop();
  return {
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}
