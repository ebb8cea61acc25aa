'use client';

import { useMemo } from 'react';
import { type Programme, standingsOf } from '#components/screens/graphics/programme/programme.ts';
import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { getPlayoff } from '#lib/api/contract/playoff.ts';
import { getStandings } from '#lib/api/contract/standings.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { usePolling } from './use-polling.ts';

const pollMs = 60_000;
const maxGames = 6;

/** Returns the data of all graphics of a game, polled; null until the game is loaded. */
export function useProgramme(
  of: GameSummary,
  game: WatchedGame | null,
  sponsors: ScreenSettings['sponsors'],
): Programme | null {
  const locale = usePageLocale();
  const { season, league } = of.address;
  const isPlayoff = of.address.kind === 'playoff';
  const leagueInput = { params: { season, league }, query: { locale } };
  const upcoming = { when: 'upcoming', season, league, limit: maxGames + 1, locale } as const;
  const standings = usePolling(getStandings, leagueInput, { everyMs: pollMs });
  const games = usePolling(listGames, { params: {}, query: upcoming }, { everyMs: pollMs });
  const playoff = usePolling(getPlayoff, leagueInput, { everyMs: pollMs, enabled: isPlayoff });
  return useMemo(
    () =>
      game && {
        of,
        game,
        standings: standings && standingsOf(of, standings.tables),
        nextGames: (games?.items ?? []).filter(({ id }) => id !== of.id).slice(0, maxGames),
        rounds: playoff?.rounds ?? [],
        sponsors,
      },
    [of, game, standings, games, playoff, sponsors],
  );
}
