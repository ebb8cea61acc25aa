import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { checkLog, type LogCheck } from '#lib/basketball/result/log-check.ts';
import { findProfile } from '#lib/basketball/rules/profiles.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { checkedBox, projectBox } from '#server/league/box-score/project.ts';
import type { PrintedBox } from '#server/league/box-score/sheet.ts';
import { linesFrom } from '#server/league/result/game-lines.ts';
import { inPlayStanding } from '#server/league/result/in-play.ts';
import { printedBoxOf, scoreOfBox } from '#server/league/result/printed-box.ts';
import { settledColumns } from '#server/league/result/settled-columns.ts';
import { stateLogResult } from '#server/league/result/state-log-result.ts';
import { storedBoxOf } from '#server/league/result/stored-box.ts';
import { updateRollups } from '#server/league/rollup/update-rollups.ts';
import { say } from '#server/refusals/sentence.ts';
import type { GameLog } from './game-log.ts';
import { ownLog } from './own-log.ts';
import { projectState, replayLog } from './project-game.ts';
import { removeGameLog, storeGameLogs } from './store-game-log.ts';
import { tagsOfGame } from './tags-of-game.ts';

type Game = typeof games.$inferSelect;

/**
 * Records the whole log of a game and everything derived from it, replacing an earlier log. The result follows from all claims of
 * the game, and the numbers from the log only if it carries that result. Updates the rollups and announces what `tagsOfGame`
 * lists; the caller authorises. A box score that makes the result and records more than the log keeps the numbers, unless the log
 * `replacesBetter`. `unchanged`: a log with the same hash is recorded, nothing was written. Throws `not-found` (also
 * for another tenant's game) and `conflict` (a team is unknown, or the game was scored at the desk).
 */
export function recordGameLog(
  scope: TenantScope,
  gameId: string,
  log: GameLog,
  { replacesBetter = false }: { replacesBetter?: boolean } = {},
): Promise<'recorded' | 'unchanged'> {
  return inTransaction(scope, async (scope) => {
    const { db, tenantId } = scope;
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    if (isRecorded(game, log.hash, replacesBetter)) return 'unchanged';
    if (game.logHash === ownLog) {
      throw new LeagueError(
        'conflict',
        "This game was scored at the scorer's desk. Correct its log there, or its result with games result.",
      );
    }
    const { leagueId, homeTeamId, awayTeamId } = game;
    if (!homeTeamId || !awayTeamId) throw new LeagueError('conflict', say`The teams of this game are not known yet.`);

    const place = { tenantId, gameId, leagueId, teams: { home: homeTeamId, away: awayTeamId } };
    const state = replayLog(log);
    const row: Game = {
      ...game,
      coverage: 'log',
      rulesProfile: log.profile.id,
      ownRules: isDeepStrictEqual(findProfile(log.profile.id), log.profile) ? null : log.profile,
    };
    const ownBox = log.official && printedBoxOf(log.official.box, { sheet: log.sheet, events: log.events });
    const unaided = checkLog(state, ownBox && { box: scoreOfBox(ownBox) });
    const finished = log.finished || Boolean(log.confirmed) || unaided.ended;
    const projection = projectState(place, state, { ...log, finished });
    const beside = (box: PrintedBox) =>
      checkLog(state, checkedBox(projectBox(place, box), replacesBetter ? [] : projection.players));
    const ownCheck = ownBox ? beside(ownBox) : unaided;
    const claims = await stateLogResult(scope, game, { log, logCheck: ownCheck, projection });
    const settle = (logCheck: LogCheck) => {
      const checked = { ...row, logCheck };
      return settledColumns(checked, claims, inPlayStanding(checked, state, projection)).columns;
    };
    const own = settle(ownCheck);
    const stored = await storedBoxOf(scope, gameId);
    const logCheck = stored?.file ? beside(stored.file) : ownCheck;
    const byFile = settle(logCheck);
    const isKept = stored?.file != null && own.coverage !== 'box-score' && byFile.coverage !== own.coverage;
    const columns = isKept ? byFile : own;
    const source = columns.coverage === 'none' ? 'score' : columns.coverage;
    const lines = linesFrom(source, place, projection, isKept ? stored.file : ownBox);
    // A game without a log may have the sheet that its desk has entered.
    const previousPeople = await removeGameLog(db, place);
    await storeGameLogs(db, [{ place, log: isKept ? { ...log, official: null } : log, lines }]);
    if (isKept) await insertRows(db, officialBoxes, [stored.row]);
    const result = game.state === 'cancelled' ? { state: game.state, coverage: columns.coverage } : columns;
    await db
      .update(games)
      .set({
        ...result,
        attendance: projection.game.attendance ?? game.attendance,
        seq: projection.game.seq,
        liveClock: columns.state === 'live' ? projection.game.liveClock : null,
        rulesProfile: row.rulesProfile,
        ownRules: row.ownRules,
        logSource: log.source,
        logHash: log.hash,
        logCheck: isKept ? logCheck : ownCheck,
        revision: game.revision + 1,
      })
      .where(ofTenant(scope, games, eq(games.id, gameId)));
    const people = new Set([...previousPeople, ...lines.players.map(({ personId }) => personId)]);
    await updateRollups(scope, game, [...people]);
    await announce(scope, await tagsOfGame(scope, game, [...people]));
    return 'recorded';
  });
}

/** Whether this log is recorded and, if it shall replace a better box score, carries the numbers. */
export const isRecorded = (
  { logHash, logCheck }: Pick<Game, 'logHash' | 'logCheck'>,
  hash: string,
  replacesBetter: boolean,
) => logHash === hash && !(replacesBetter && logCheck?.boxRecordsMore);
