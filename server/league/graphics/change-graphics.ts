import type { GraphicsChange, GraphicsState } from '#lib/api/contract/graphics.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { publish } from '#server/realtime/publish.ts';
import { applyChange } from './apply-change.ts';
import { decide } from './decide.ts';
import { isOnAir, lockGraphics, saveGraphics, toState } from './stored-graphics.ts';

/** Changes what is on air of a game, and tells its channel with the commit. Throws `not-found` and `bad-request`. */
export function changeGraphics(scope: TenantScope, gameId: string, change: GraphicsChange): Promise<GraphicsState> {
  return inTransaction(scope, async (scope) => {
    const now = new Date();
    const before = await lockGraphics(scope, gameId);
    const decision = await decide(scope, gameId, change, now);
    const onAir = before.shown.filter((one) => isOnAir(one, now));
    const after = applyChange({ ...before, shown: onAir }, decision);
    await saveGraphics(scope, gameId, after);
    const state = toState(gameId, after, now);
    await publish(scope.db, [{ channels: [`game.${gameId}`], name: 'graphics', data: state }]);
    return state;
  });
}
