import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { insertRows } from '#server/db/insert-rows.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { gameFlows, officialBoxes } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { toEventRow } from './event-row.ts';
import type { GameLog, GamePlace } from './game-log.ts';
import type { GameLines } from './project-game.ts';

/** Inserts logs and lines of games that have none. `lines` come from the log or from what carries the numbers in its place. */
export async function storeGameLogs(
  db: Queryable,
  games: readonly { place: GamePlace; log: GameLog; lines: GameLines }[],
): Promise<void> {
  const events = games.flatMap(({ place, log }) =>
    log.events.map((event) => toEventRow(place.tenantId, place.gameId, event)),
  );
  // PostgreSQL caches plans of foreign key checks per session. Planned while games and people were few, they would scan
  // whole tables for each of some hundred thousand events.
  await db.execute(sql`set local enable_seqscan = off`);
  await insertRows(db, gameEvents, events);
  await db.execute(sql`set local enable_seqscan = on`);
  await insertRows(
    db,
    gameTeamStats,
    games.flatMap(({ lines }) => lines.teams),
  );
  await insertRows(
    db,
    gamePlayerStats,
    games.flatMap(({ lines }) => lines.players),
  );
  await insertRows(
    db,
    gameFlows,
    games.flatMap(({ lines }) => lines.flow ?? []),
  );
  await insertRows(
    db,
    officialBoxes,
    games.flatMap(({ place: { tenantId, gameId }, log: { source, official } }) =>
      official ? [{ tenantId, gameId, source, ...official }] : [],
    ),
  );
}

/**
 * Deletes the log and projections of a game. Only for an import of a whole log, in its transaction. Returns the ids of the
 * people who lose statistics.
 */
export async function removeGameLog(db: Queryable, { tenantId, gameId }: GamePlace): Promise<string[]> {
  const ofGame = (table: { tenantId: AnyPgColumn; gameId: AnyPgColumn }) =>
    and(eq(table.tenantId, tenantId), eq(table.gameId, gameId));
  await db.execute(sql`set local courtside.replace_log = 'on'`);
  await db.delete(gameEvents).where(ofGame(gameEvents));
  await db.execute(sql`set local courtside.replace_log = 'off'`);
  for (const table of [gameTeamStats, gameFlows, officialBoxes]) await db.delete(table).where(ofGame(table));
  const lines = await db
    .delete(gamePlayerStats)
    .where(ofGame(gamePlayerStats))
    .returning({ personId: gamePlayerStats.personId });
  return lines.map(({ personId }) => personId);
}
