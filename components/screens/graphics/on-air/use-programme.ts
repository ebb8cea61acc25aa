'use client';

import { useMemo } from 'react';
import { type Programme, tableOf } from '#components/screens/graphics/programme/programme.ts';
import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { getPlayoff } from '#lib/api/contract/playoff.ts';
import { getStandings } from '#lib/api/contract/standings.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { usePolling } from './use-polling.ts';

const everyMs = 60_000;
const maxGames = 6;

/** What the graphics of a game are drawn from, kept up to date; null until the game is known. */
export function useProgramme(
  of: GameSummary,
  game: WatchedGame | null,
  sponsors: ScreenSettings['sponsors'],
): Programme | null {
  const locale = usePageLocale();
  const { season, league } = of.address;
  const isPlayoff = of.address.kind === 'playoff';
  const ofLeague = { params: { season, league }, query: { locale } };
  const upcoming = { when: 'upcoming', season, league, limit: maxGames + 1, locale } as const;
  const standings = usePolling(getStandings, ofLeague, { everyMs });
  const games = usePolling(listGames, { params: {}, query: upcoming }, { everyMs });
  const playoff = usePolling(getPlayoff, ofLeague, { everyMs, enabled: isPlayoff });
  return useMemo(
    () =>
      game && {
        of,
        game,
        table: standings && tableOf(of, standings.tables),
        nextGames: (games?.items ?? []).filter(({ id }) => id !== of.id).slice(0, maxGames),
        rounds: playoff?.rounds ?? [],
        sponsors,
      },
    [of, game, standings, games, playoff, sponsors],
  );
}
