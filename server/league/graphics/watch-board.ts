import type { z } from 'zod';
import type { watchBoard as command, GraphicsBoard } from '#lib/api/contract/graphics-board.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { BoardHolder } from '#server/db/schema/game-graphics.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { publish } from '#server/realtime/publish.ts';
import { holderAt } from './holder.ts';
import { listPictures } from './pictures.ts';
import { lockGraphics, saveHolder } from './stored-graphics.ts';

type BoardRequest = z.output<typeof command.body>;

/**
 * Applies the request of a control page (look, take or leave the board) and returns the holder and the pictures. Publishes a
 * change of holder to the game's channel. The scope's member must be staff. Throws `not-found`.
 */
export function watchBoard(
  scope: TenantScope & { member: StaffMember },
  gameId: string,
  request: BoardRequest,
): Promise<GraphicsBoard> {
  const { member } = scope;
  return inTransaction(scope, async (scope) => {
    const now = new Date();
    const stored = await lockGraphics(scope, gameId);
    const before = holderAt(stored.holder, now);
    const after = holderAfter(before, request, member, now);
    if (after || stored.holder) await saveHolder(scope, gameId, after);
    if (after?.page !== before?.page || after?.buttons !== before?.buttons)
      await publish(scope.db, [{ channels: [`game.${gameId}`], name: 'graphics-board', data: { gameId } }]);
    return {
      serverTime: now.toISOString(),
      holder: after && {
        name: after.name,
        isThisPage: after.page === request.page,
        since: new Date(after.since).toISOString(),
        buttons: after.buttons,
      },
      pictures: await listPictures(scope, gameId, now),
    };
  });
}

function holderAfter(
  before: BoardHolder | null,
  request: BoardRequest,
  member: StaffMember,
  now: Date,
): BoardHolder | null {
  const isOwn = before?.page === request.page;
  if (request.wish === 'leave') return isOwn ? null : before;
  const heardAt = now.getTime();
  if (isOwn) return { ...before, heardAt, buttons: request.buttons ?? before.buttons };
  if (request.wish === 'look') return before;
  const { userId, name, email } = member;
  return { page: request.page, userId, name: name || email, since: heardAt, heardAt, buttons: request.buttons ?? true };
}
