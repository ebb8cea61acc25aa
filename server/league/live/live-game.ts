import { asc, eq, sql } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { sides } from '#lib/basketball/sides.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { toGameEvent } from '#server/league/game/event-row.ts';
import type { SheetPlayer } from '#server/league/game/game-log.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { recallGame, rememberGame } from './memory.ts';
import type { StoredProjection } from './store-projection.ts';

export type LiveGameRow = typeof games.$inferSelect;

/** A game with its log replayed. `stored` holds the projection rows as last written; null while unknown. */
export type ReplayedGame = {
  row: LiveGameRow;
  state: GameState;
  sheet: Record<Side, readonly SheetPlayer[]>;
  coaches: Record<Side, string | null>;
  assistants: Record<Side, string | null>;
  stored: StoredProjection | null;
};

/** Loads a game in its current state. Throws `not-found`, also for another tenant's game. */
export async function loadLiveGame(scope: TenantScope, gameId: string): Promise<ReplayedGame> {
  const [row] = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  if (!row) throw notFound('game', gameId);
  return replay(scope, row);
}

/**
 * Loads a game for writing and locks its row until the transaction ends. Sets `synchronous_commit` to `on`, so that a
 * commit returns only when it is on disk, whatever the server default. Throws `not-found`.
 */
export async function lockLiveGame(scope: TenantScope, gameId: string): Promise<ReplayedGame> {
  const [found] = await scope.db
    .select({ row: games, durable: sql`set_config('synchronous_commit', 'on', true)` })
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)))
    .for('update', { of: games });
  if (!found) throw notFound('game', gameId);
  return replay(scope, found.row);
}

/** Returns the cached game if it is current, else replays its log. */
async function replay(scope: TenantScope, row: LiveGameRow): Promise<ReplayedGame> {
  const cached = recallGame(row);
  if (cached) return { ...cached, row };
  const ofGame = <Table extends typeof gameEvents | typeof gamePlayerStats | typeof gameTeamStats>(table: Table) =>
    ofTenant(scope, table, eq(table.gameId, row.id));
  const log = await scope.db.select().from(gameEvents).where(ofGame(gameEvents)).orderBy(asc(gameEvents.seq));
  const players = await scope.db
    .select({ personId: gamePlayerStats.personId, number: gamePlayerStats.number, side: gamePlayerStats.side })
    .from(gamePlayerStats)
    .where(ofGame(gamePlayerStats))
    .orderBy(asc(gamePlayerStats.order));
  const teams = await scope.db
    .select({ side: gameTeamStats.side, coach: gameTeamStats.coach, assistant: gameTeamStats.assistantCoach })
    .from(gameTeamStats)
    .where(ofGame(gameTeamStats));
  const sheetOf = (side: Side) =>
    players.filter((player) => player.side === side).map(({ personId, number }) => ({ personId, number }));
  const benchOf = (role: 'coach' | 'assistant') => {
    const [home = null, away = null] = sides.map((side) => teams.find((team) => team.side === side)?.[role] ?? null);
    return { home, away };
  };
  const sheet = { home: sheetOf('home'), away: sheetOf('away') };
  const game = {
    row,
    state: replayGame({ profile: rulesOf(row), events: log.map(toGameEvent), roster: rosterOf(sheet) }),
    sheet,
    coaches: benchOf('coach'),
    assistants: benchOf('assistant'),
    stored: null,
  };
  rememberGame(game);
  return game;
}

export function rosterOf(sheet: ReplayedGame['sheet']): Record<Side, string[]> {
  const [home = [], away = []] = sides.map((side) => sheet[side].map(({ personId }) => personId));
  return { home, away };
}
