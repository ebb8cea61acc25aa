import { asc, eq } from 'drizzle-orm';
import type { PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { toPlays } from '#lib/api/shapes/to-plays.ts';
import { effectiveLog } from '#lib/basketball/game/effective-log.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { assertGame } from './assert-game.ts';
import { toGameEvent } from './event-row.ts';

/** Returns the effective plays with the running score, or null without a log. Throws `not-found`. */
export async function getPlayByPlay(scope: ReadScope, gameId: string): Promise<PlayByPlay | null> {
  await assertGame(scope, gameId);
  const [rows, numbers] = await Promise.all([
    scope.db
      .select()
      .from(gameEvents)
      .where(ofTenant(scope, gameEvents, eq(gameEvents.gameId, gameId)))
      .orderBy(asc(gameEvents.seq)),
    loadNumbers(scope, gameId),
  ]);
  if (rows.length === 0) return null;
  const plays = toPlays(effectiveLog(rows.map(toGameEvent)).played);
  const players = await loadPlayerRefs(
    scope,
    plays.map(({ player }) => player),
  );
  const numbered = [...players].map(([id, player]) => [id, { ...player, number: numbers.get(id) ?? null }] as const);
  return { plays, players: Object.fromEntries(numbered) };
}

async function loadNumbers(scope: ReadScope, gameId: string): Promise<Map<string, string | null>> {
  const rows = await scope.db
    .select({ person: gamePlayerStats.personId, number: gamePlayerStats.number })
    .from(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, gameId)));
  return new Map(rows.map(({ person, number }) => [person, number]));
}
