'use client';

import { useCallback, useMemo } from 'react';
import { type Programme, tableOf } from '#components/screens/graphics/programme/programme.ts';
import { callApi } from '#lib/api/client.ts';
import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { getPlayoff } from '#lib/api/contract/playoff.ts';
import { getStandings } from '#lib/api/contract/standings.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { useKept } from './use-polling.ts';

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
  const loadTables = useCallback(
    () => callApi(getStandings, { params: { season, league }, query: { locale } }),
    [season, league, locale],
  );
  const loadGames = useCallback(
    () => callApi(listGames, { params: {}, query: { when: 'upcoming', season, league, limit: maxGames + 1, locale } }),
    [season, league, locale],
  );
  const isPlayoff = of.address.kind === 'playoff';
  const loadRounds = useCallback(
    async () =>
      isPlayoff ? (await callApi(getPlayoff, { params: { season, league }, query: { locale } })).rounds : [],
    [isPlayoff, season, league, locale],
  );
  const standings = useKept(loadTables, everyMs);
  const games = useKept(loadGames, everyMs);
  const rounds = useKept(loadRounds, everyMs);
  return useMemo(
    () =>
      game && {
        of,
        game,
        table: standings && tableOf(of, standings.tables),
        nextGames: (games?.items ?? []).filter(({ id }) => id !== of.id).slice(0, maxGames),
        rounds: rounds ?? [],
        sponsors,
      },
    [of, game, standings, games, rounds, sponsors],
  );
}
