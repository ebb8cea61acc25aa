import { eq } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import type { GameRow } from './claims.ts';

/** Loads a game and locks its row until the transaction ends. Throws `not-found`, also for another tenant's game. */
export async function lockGame(scope: TenantScope, gameId: string): Promise<GameRow> {
  const [game] = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)))
    .for('update');
  if (!game) throw notFound('game', gameId);
  return game;
}
