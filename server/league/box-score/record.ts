import { eq } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import { type CheckedBox, checkBox, checkLog } from '#lib/basketball/result/log-check.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { removeGameLog } from '#server/league/game/store-game-log.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { scoreOf } from '#server/league/result/claims.ts';
import { linesFrom, replaceLines } from '#server/league/result/game-lines.ts';
import { projectionOf } from '#server/league/result/in-play.ts';
import { lockGame } from '#server/league/result/lock-game.ts';
import { settledColumns } from '#server/league/result/settled-columns.ts';
import { withPrinted } from '#server/league/result/stored-box.ts';
import { updateRollups } from '#server/league/rollup/update-rollups.ts';
import { say } from '#server/refusals/sentence.ts';
import { assertNothingLost, type BoxScoreCaller } from './assert-nothing-lost.ts';
import { boxScoreSource } from './box-score-source.ts';
import { checkedBox, projectBox } from './project.ts';
import type { PrintedBox } from './sheet.ts';
import { stateBoxResult } from './state-box-result.ts';

export type PrintedGame = {
  /** Identifies this box score; one with an equal hash is not recorded again. */
  hash: string;
  box: PrintedBox;
  /** The source's own lines, stored unchanged. */
  source: object;
  /** Also where statistics recorded so far would be lost. */
  replacesBetter?: boolean;
  /** False while it is being filled in: its numbers wait for the result of the game. */
  statesResult?: boolean;
  caller: BoxScoreCaller;
};

export type RecordedBox = {
  outcome: 'recorded' | 'unchanged';
  /** Where printed totals differ from the sum of the players, by side. */
  differences: Record<Side, string[]>;
  score: Record<Side, number>;
  /** The result of the game then; null while it has none. */
  result: Record<Side, number> | null;
  /** Whether the game shows no numbers, since those of the box score make another result than the one that was played. */
  contradicts: boolean;
};

/**
 * Records the printed box score of a game, replacing an earlier one. Its printed totals are an official result; lines without totals
 * give the score only of a game that has none. Updates the rollups and announces what `tagsOfGame` lists; the caller authorises. Throws
 * `not-found` (also for another tenant's game) and `conflict` (a game with a log that records as much, without its teams, without a
 * winner, or with more statistics than the box score has).
 */
export function recordBoxScore(
  scope: TenantScope,
  gameId: string,
  { hash, box, source, replacesBetter = false, statesResult = true, caller }: PrintedGame,
): Promise<RecordedBox> {
  return inTransaction(scope, async (scope) => {
    const { db, tenantId } = scope;
    const game = await lockGame(scope, gameId);
    const { leagueId, homeTeamId, awayTeamId } = game;
    if (!homeTeamId || !awayTeamId) throw new LeagueError('conflict', say`The teams of this game are not known yet.`);
    const place = { tenantId, gameId, leagueId, teams: { home: homeTeamId, away: awayTeamId } };
    const projection = projectBox(place, box);
    const { teams, players, level, score, differences } = projection;
    const told = { differences, score };
    if (game.logHash === hash)
      return { ...told, outcome: 'unchanged', result: scoreOf(game), contradicts: game.coverage === 'score' };
    const log = game.seq > 0 ? await loadLiveGame(scope, gameId) : null;
    const checked = checkedBox(projection, log ? projectionOf(game, log).players : []);
    if (game.coverage === 'log' && !mayReplaceLog(game, checked))
      throw new LeagueError('conflict', say`The statistics of this game come from its log. Correct the log.`);
    if (!replacesBetter) await assertNothingLost(scope, gameId, projection, caller);
    const overtimes = overtimesOf(game, teams[0]?.playedMs ?? null);
    const claims = await stateBoxResult(scope, game, { box, score, overtimes, statesResult });
    const logCheck = log ? checkLog(log.state, checked) : checkBox(checked);
    const row = { ...game, logHash: hash, logCheck, coverage: level };
    const { columns } = settledColumns(row, claims, null);
    // A box score of another result, or of none yet, carries nothing.
    const lines =
      columns.coverage === 'score' || columns.coverage === 'none'
        ? linesFrom('score', place, { teams, players, flow: null }, null)
        : { teams, players };

    // The plays of a log that does not carry the numbers stay; a sheet entered at the desk gives way.
    const previousPeople =
      game.seq === 0 && game.logHash
        ? await removeGameLog(db, place)
        : await replaceLines(scope, gameId, { teams: [], players: [], flow: null });
    await insertRows(db, gameTeamStats, lines.teams);
    await insertRows(db, gamePlayerStats, lines.players);
    await db.delete(officialBoxes).where(ofTenant(scope, officialBoxes, eq(officialBoxes.gameId, gameId)));
    await insertRows(db, officialBoxes, [
      { tenantId, gameId, source: boxScoreSource, box: withPrinted(source, box), agreement: differences },
    ]);
    await db
      .update(games)
      .set({ ...columns, logCheck, logSource: boxScoreSource, logHash: hash, revision: game.revision + 1 })
      .where(ofTenant(scope, games, eq(games.id, gameId)));
    const people = [...new Set([...previousPeople, ...players.map(({ personId }) => personId)])];
    await updateRollups(scope, game, people);
    await announce(scope, await tagsOfGame(scope, game, people));
    return { ...told, outcome: 'recorded', result: scoreOf(columns), contradicts: columns.coverage === 'score' };
  });
}

type Game = typeof games.$inferSelect;

/** Whether a box score may take the place of a log as the source of numbers: of a game that is over, and only if it records more. */
const mayReplaceLog = ({ state }: Game, { boxRecordsMore }: CheckedBox) =>
  state === 'unconfirmed' || (boxRecordsMore === true && state !== 'live' && state !== 'suspended');

/** Infers overtimes from the team's playing time: five players are on court at any time. */
function overtimesOf(game: Game, teamMs: number | null): number | null {
  const { count, lengthMs, overtimeMs } = rulesOf(game).periods;
  return teamMs === null ? null : Math.max(0, Math.round((teamMs / 5 - count * lengthMs) / overtimeMs));
}
