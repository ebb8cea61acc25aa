import { eq } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { removeGameLog } from '#server/league/game/store-game-log.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import { updateRollups } from '#server/league/rollup/update-rollups.ts';
import { assertNothingLost } from './assert-nothing-lost.ts';
import { projectBox } from './project.ts';
import type { PrintedBox } from './sheet.ts';

export type PrintedGame = {
  /** Identifies this box score; one with an equal hash is not recorded again. */
  hash: string;
  box: PrintedBox;
  /** The source's own lines, stored unchanged. */
  source: unknown;
  /** Also where statistics recorded so far would be lost. */
  replacesBetter?: boolean;
};

export type RecordedBox = {
  outcome: 'recorded' | 'unchanged';
  /** Where printed totals differ from the sum of the players, by side. */
  differences: Record<Side, string[]>;
  score: Record<Side, number>;
};

/** The `logSource` of a game whose statistics come from a printed box score, not from a log. */
export const boxScoreSource = 'box-score';

/**
 * Records the printed box score of a game, replacing an earlier one. A known score stays; without one, the teams' points become
 * the score and the game final. Updates the rollups and announces what `tagsOfGame` lists; the caller authorises. Throws
 * `not-found` (also for another tenant's game) and `conflict` (a game with a log, without its teams, without a winner, or
 * with more statistics than the box score has).
 */
export function recordBoxScore(
  scope: TenantScope,
  gameId: string,
  { hash, box, source, replacesBetter = false }: PrintedGame,
): Promise<RecordedBox> {
  return inTransaction(scope, async (scope) => {
    const { db, tenantId } = scope;
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    const { leagueId, homeTeamId, awayTeamId } = game;
    if (!homeTeamId || !awayTeamId) throw new LeagueError('conflict', 'The teams of this game are not known yet.');
    if (game.coverage === 'log')
      throw new LeagueError('conflict', 'The statistics of this game come from its log. Correct the log.');
    const place = { tenantId, gameId, leagueId, teams: { home: homeTeamId, away: awayTeamId } };
    const { teams, players, level, score, differences } = projectBox(place, box);
    if (game.logHash === hash) return { outcome: 'unchanged', differences, score };
    if (!replacesBetter) await assertNothingLost(scope, gameId, players);
    const result = resultOf(game, score, teams[0]?.playedMs ?? null);

    const previousPeople = game.logHash ? await removeGameLog(db, place) : [];
    await insertRows(db, gameTeamStats, teams);
    await insertRows(db, gamePlayerStats, players);
    await insertRows(db, officialBoxes, [
      { tenantId, gameId, source: boxScoreSource, box: source, agreement: differences },
    ]);
    await db
      .update(games)
      .set({ ...result, coverage: level, logSource: boxScoreSource, logHash: hash, revision: game.revision + 1 })
      .where(ofTenant(scope, games, eq(games.id, gameId)));
    const people = [...new Set([...previousPeople, ...players.map(({ personId }) => personId)])];
    await updateRollups(scope, game, people);
    await announce(scope, tagsOfGame(scope, game, people));
    return { outcome: 'recorded', differences, score };
  });
}

type Game = typeof games.$inferSelect;

function resultOf(game: Game, score: Record<Side, number>, teamMs: number | null): Partial<Game> {
  if (game.homeScore !== null && game.awayScore !== null) return {};
  if (score.home === score.away) {
    throw new LeagueError(
      'conflict',
      `The points add up to a tie, ${score.home}–${score.away}. Correct them, or import the result first.`,
    );
  }
  return {
    state: 'final',
    homeScore: score.home,
    awayScore: score.away,
    periods: [],
    overtimes: overtimesOf(game, teamMs),
  };
}

/** Infers overtimes from the team's playing time: five players are on court at any time. */
function overtimesOf(game: Game, teamMs: number | null): number {
  const { count, lengthMs, overtimeMs } = rulesOf(game).periods;
  return teamMs === null ? 0 : Math.max(0, Math.round((teamMs / 5 - count * lengthMs) / overtimeMs));
}
