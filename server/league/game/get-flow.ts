import { eq } from 'drizzle-orm';
import type { GameFlow } from '#lib/api/contract/box-score.ts';
import { toGameFlow } from '#lib/api/shapes/to-game-flow.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { assertGame } from './assert-game.ts';
import { loadForecast } from './forecast.ts';

/** Returns the score progression, shots and lineups of a game, or null without a log. Throws `not-found`. */
export async function getGameFlow(scope: ReadScope, gameId: string): Promise<GameFlow | null> {
  await assertGame(scope, gameId);
  const [flow] = await scope.db
    .select()
    .from(gameFlows)
    .where(ofTenant(scope, gameFlows, eq(gameFlows.gameId, gameId)));
  if (!flow) return null;
  const players = await loadPlayerRefs(scope, [
    ...flow.shots.map(({ person }) => person),
    ...flow.lineups.flatMap(({ people }) => people),
  ]);
  return toGameFlow(flow, players, await loadForecast(scope, gameId));
}
