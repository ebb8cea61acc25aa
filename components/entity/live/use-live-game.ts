'use client';

import { useEffect } from 'react';
import { type LiveSummary, type ShownGame, showGame, useLive } from '#stores/live.ts';

/** A game of a list as the channels tell it; null as long as what the server drew is all that is known. */
export function useLiveGame({ id, leagueId, state, tipOffAt }: ShownGame): LiveSummary | null {
  useEffect(() => showGame({ id, leagueId, state, tipOffAt }), [id, leagueId, state, tipOffAt]);
  return useLive(({ games }) => games[id] ?? null);
}
