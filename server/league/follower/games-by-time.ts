import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { games } from '#server/db/schema/games.ts';
import { notOverdue } from '#server/league/game/conditions.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

export type GamesByTime = Record<'live' | 'next' | 'last', GameSummary[]>;

const finished = ['final', 'forfeited', 'defaulted'] as const;

/** Lists games that fulfil a condition: those played now, the next ones (earliest first) and the last ones (latest first). */
export async function listGamesByTime(scope: ReadScope, which: SQL | undefined, limit: number): Promise<GamesByTime> {
  if (!which) return { live: [], next: [], last: [] };
  const [live, next, last] = await Promise.all([
    selectGames(scope, which, eq(games.state, 'live')).orderBy(asc(playedAt), asc(games.id)).limit(limit),
    selectGames(scope, which, eq(games.state, 'scheduled'), notOverdue)
      .orderBy(asc(playedAt), asc(games.id))
      .limit(limit),
    selectGames(scope, which, inArray(games.state, finished)).orderBy(desc(playedAt), desc(games.id)).limit(limit),
  ]);
  const summaries = await summariseGames(scope, [...live, ...next, ...last]);
  return {
    live: summaries.slice(0, live.length),
    next: summaries.slice(live.length, live.length + next.length),
    last: summaries.slice(live.length + next.length),
  };
}
