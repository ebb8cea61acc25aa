import { eq } from 'drizzle-orm';
import type { Coverage } from '#lib/api/contract/game.ts';
import { optionalStats, type Stat, statNames } from '#lib/basketball/statistics.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { projectBox } from '#server/league/box-score/project.ts';
import type { PrintedBox } from '#server/league/box-score/sheet.ts';
import type { GamePlace } from '#server/league/game/game-log.ts';
import type { GameLines } from '#server/league/game/project-game.ts';

type PlayerRow = typeof gamePlayerStats.$inferInsert;

/**
 * Returns the lines of a game from the source of its numbers. A player whom that source does not list keeps a row without numbers:
 * the sheet of a game is its players.
 */
export function linesFrom(
  source: Exclude<Coverage, 'none'>,
  place: GamePlace,
  projection: GameLines,
  printed: PrintedBox | null,
): GameLines {
  if (source === 'log') return projection;
  if (source === 'score' || !printed) return { teams: [], players: projection.players.map(withoutNumbers), flow: null };
  const box = projectBox(place, printed);
  const listed = new Set(box.players.map(({ personId }) => personId));
  const benchOf = (side: string) => {
    const own = projection.teams.find((team) => team.side === side);
    return { coach: own?.coach ?? null, assistantCoach: own?.assistantCoach ?? null };
  };
  return {
    teams: box.teams.map((team) => ({ ...team, ...benchOf(team.side) })),
    players: [
      ...box.players,
      ...projection.players.filter(({ personId }) => !listed.has(personId)).map(withoutNumbers),
    ],
    flow: null,
  };
}

const optional = new Set<Stat>(optionalStats);
const noNumbers = Object.fromEntries(statNames.map((stat) => [stat, optional.has(stat) ? null : 0]));

const withoutNumbers = (row: PlayerRow): PlayerRow => ({
  ...row,
  ...noNumbers,
  pir: null,
  efficiency: null,
  played: false,
});

/** Replaces the lines of a game. Returns the ids of the people who had lines before. */
export async function replaceLines(scope: TenantScope, gameId: string, lines: GameLines): Promise<string[]> {
  const { db } = scope;
  await db.delete(gameTeamStats).where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.gameId, gameId)));
  await db.delete(gameFlows).where(ofTenant(scope, gameFlows, eq(gameFlows.gameId, gameId)));
  const removed = await db
    .delete(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, gameId)))
    .returning({ personId: gamePlayerStats.personId });
  await insertRows(db, gameTeamStats, lines.teams);
  await insertRows(db, gamePlayerStats, lines.players);
  await insertRows(db, gameFlows, lines.flow ? [lines.flow] : []);
  return removed.map(({ personId }) => personId);
}
