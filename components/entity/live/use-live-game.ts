'use client';

import { useEffect } from 'react';
import { type LiveSummary, type ShownGame, showGame, useLive } from '#stores/live.ts';

/** Returns the latest live state of a game in a list, or null before the first update. */
export function useLiveGame({ id, leagueId, state, tipOffAt }: ShownGame): LiveSummary | null {
  useEffect(() => showGame({ id, leagueId, state, tipOffAt }), [id, leagueId, state, tipOffAt]);
  return useLive(({ games }) => games[id] ?? null);
}
