import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { type GameHistory, getGameHistory, getTableOfDay } from '#lib/api/contract/game-history.ts';
import { getGameReports } from '#lib/api/contract/game-report.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns the history of both clubs before a game. Null while the pairing is unknown. */
export async function readGameHistory({ id }: Game): Promise<GameHistory | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getGameHistory, { params: { gameId: id }, query: { locale: await pageLocale() } });
  return answer?.history ?? null;
}

/** Returns the standings after all games of the game's day. Null if its phase has no standings. */
export async function readStandingsOfDay({ id }: Game): Promise<StandingsTable | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getTableOfDay, { params: { gameId: id }, query: { locale: await pageLocale() } });
  return answer?.table ?? null;
}

/** Returns the published reports on a game, latest first. */
export async function readGameReports(gameId: string) {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getGameReports, { params: { gameId }, query: { locale: await pageLocale() } });
  return answer?.reports ?? [];
}
