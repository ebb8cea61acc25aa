import type { GraphicsChange, GraphicsState } from '#lib/api/contract/graphics.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { publish } from '#server/realtime/publish.ts';
import { applyChange } from './apply-change.ts';
import { decide } from './decide.ts';
import { goStep, withStep } from './go-step.ts';
import { assertMayAct, holderAt, type Requester } from './holder.ts';
import { lockGraphics, onAirAt, type StoredGraphics, saveGraphics, toState } from './stored-graphics.ts';

/**
 * Changes the graphics on air of a game and publishes them to its channel with the commit. Throws `not-found`, `bad-request`,
 * and `conflict` while another control page has the board.
 */
export function changeGraphics(
  scope: TenantScope,
  gameId: string,
  change: GraphicsChange,
  requester: Requester,
): Promise<GraphicsState> {
  return inTransaction(scope, async (scope) => {
    const now = new Date();
    const before = await lockGraphics(scope, gameId);
    assertMayAct(holderAt(before.holder, now), requester, change.action === 'hide-all');
    const after = await changed({ ...before, shown: onAirAt(before.shown, now) });
    await saveGraphics(scope, gameId, after);
    const state = toState(gameId, after, now);
    await publish(scope.db, [{ channels: [`game.${gameId}`], name: 'graphics', data: state }]);
    return state;

    async function changed(onAir: StoredGraphics): Promise<StoredGraphics> {
      if (change.action === 'undo' || change.action === 'redo') return goStep(onAir, change.action, now);
      return withStep(onAir, applyChange(onAir, await decide(scope, gameId, change, now)));
    }
  });
}
