import type { GraphicsState } from '#lib/api/contract/graphics.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { loadGraphics, toState } from './stored-graphics.ts';

/** Returns the graphics on air of a game. Throws `not-found`. */
export async function getGraphics(scope: TenantScope, gameId: string): Promise<GraphicsState> {
  return toState(gameId, await loadGraphics(scope, gameId), new Date());
}
