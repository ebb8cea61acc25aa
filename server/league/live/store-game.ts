import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { announce } from '#server/changes/announce.ts';
import { executeTogether } from '#server/db/execute-together.ts';
import { insertStatement } from '#server/db/insert-rows.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { startFantasyGame } from '#server/league/fantasy/round/start-game.ts';
import { decideGame } from '#server/league/game/decide-game.ts';
import { toEventRow } from '#server/league/game/event-row.ts';
import { ownLog } from '#server/league/game/own-log.ts';
import { type GameProjection, projectState } from '#server/league/game/project-game.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import { addLogEvents } from '#server/league/push/add-game-events.ts';
import { settleDeskGame } from '#server/league/result/settle-desk-game.ts';
import { isDecided, standingOf } from './game-standing.ts';
import { isFinal } from './is-final.ts';
import type { LiveGameRow, ReplayedGame } from './live-game.ts';
import { projectionStatements } from './store-projection.ts';

/**
 * Stores new events of a game and its projections: lines, flow, score, clock and state. Updates the rollups in the same
 * transaction if the result counts or did. Announces what shows the
 * game running, and where its state changes what `tagsOfGame` lists. Has followers told of what the events mean.
 */
export async function storeGame(
  scope: TenantScope,
  game: ReplayedGame,
  before: ReplayedGame,
  events: readonly GameEvent[] = [],
): Promise<ReplayedGame> {
  const { row, state, sheet, coaches, assistants } = game;
  const gamePlace = {
    tenantId: scope.tenantId,
    gameId: row.id,
    leagueId: row.leagueId,
    teams: { home: row.homeTeamId ?? '', away: row.awayTeamId ?? '' },
  };
  const finished = state.finalised || state.ruling !== null || isFinal(before, state);
  const { attendance } = row;
  const projection = projectState(gamePlace, state, { sheet, coaches, assistants, attendance, finished });
  const byLog = standingOf(row, state, projection);
  // A sheet entered while nobody plays is no sign of life.
  const standing = row.state === 'unconfirmed' && events.length === 0 ? { ...byLog, state: row.state } : byLog;
  const counts = isDecided(row) || isDecided(standing);
  const result = counts
    ? await settleDeskGame(scope, { row, before: before.state, state, events, standing })
    : { ...standing, logCheck: row.logCheck };
  const { statements, next: stored } =
    result.coverage === 'log' || !counts
      ? projectionStatements(projection, game.stored)
      : { statements: [], next: game.stored };
  const rows = [insertStatement(gameEvents, rowsOf(scope, row.id, events)), ...statements];
  const changes = columnsOf(game, projection, { ...result, revision: row.revision + (counts ? 1 : 0) });
  const next = { ...row, ...changes };
  const updateGame = scope.db
    .update(games)
    .set(changes)
    .where(ofTenant(scope, games, eq(games.id, row.id)));
  if (goesOn(before.row, next)) {
    await announce(scope, [tags.live(row.id), tags.live(scope.tenantId)], [...rows, updateGame.getSQL()]);
  } else {
    await executeTogether(scope.db, rows);
    if (counts) await decideGame(scope, row, result);
    await updateGame;
    if (before.row.seq === 0 && events.length > 0) await startFantasyGame(scope, row.id, new Date());
    if (!counts) await announce(scope, await tagsOfGame(scope, next));
  }
  await addLogEvents(scope, row, { before: before.state, after: state, events });
  return { ...game, row: next, stored };
}

/** The columns of a game that follow from its log and its result. */
function columnsOf<Result extends Pick<LiveGameRow, 'state'>>(
  { row, state }: ReplayedGame,
  { game }: GameProjection,
  result: Result,
) {
  const isRunning = result.state === 'live' || result.state === 'suspended';
  return {
    ...result,
    attendance: state.spectators ?? row.attendance,
    seq: game.seq,
    liveClock: isRunning ? game.liveClock : null,
    logSource: row.logSource ?? ownLog,
    logHash: state.log.length > 0 ? ownLog : row.logHash,
  };
}

const rowsOf = ({ tenantId }: TenantScope, gameId: string, events: readonly GameEvent[]) =>
  events.map((event) => toEventRow(tenantId, gameId, event));

/** A running game that goes on changes only what shows it running: every change in one statement, since the desk waits. */
const goesOn = (before: LiveGameRow, after: LiveGameRow) =>
  before.seq > 0 && before.state === 'live' && after.state === 'live';
