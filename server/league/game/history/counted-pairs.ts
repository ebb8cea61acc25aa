import { type Stat, statNames } from '#lib/basketball/statistics.ts';
import type { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import type { GameRow } from '#server/league/game/rows.ts';
import { scoreOf } from '#server/league/result/claims.ts';

export type TeamLine = typeof gameTeamStats.$inferSelect;
type GameLine = Pick<TeamLine, Stat | 'pir' | 'efficiency'>;

/**
 * Returns the lines of a team and its opponents in the games that count for averages: those with a box score, and with points alone
 * the others that were played to their end.
 */
export function countedPairs(teamId: string, rows: readonly GameRow[], lines: readonly TeamLine[]) {
  const byGame = Map.groupBy(lines, ({ gameId }) => gameId);
  return rows.flatMap(({ game }): { own: GameLine; opponent: GameLine }[] => {
    const both = byGame.get(game.id) ?? [];
    const own = both.find((line) => line.teamId === teamId);
    const opponent = both.find((line) => line.teamId !== teamId);
    if (own && opponent) return [{ own, opponent }];
    const score = scoreOf(game);
    if (game.state !== 'final' || !score) return [];
    const [home, away] = [lineOf(score.home), lineOf(score.away)];
    return [game.homeTeamId === teamId ? { own: home, opponent: away } : { own: away, opponent: home }];
  });
}

const noNumbers = Object.fromEntries(statNames.map((stat) => [stat, null]));

const lineOf = (points: number) => ({ ...noNumbers, points, pir: null, efficiency: null }) as GameLine;
