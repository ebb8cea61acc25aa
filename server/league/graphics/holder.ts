import type { BoardHolder } from '#server/db/schema/game-graphics.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** A control page reports every four seconds; after three missing reports it is gone. */
const timeoutMs = 14_000;

/** The source of a request: a control page or program of staff, or a hardware button. */
export type Requester = { page: string | undefined } | 'button';

/** Returns the holder of the board; null without one, or if its page is gone. */
export function holderAt(holder: BoardHolder | null, now: Date): BoardHolder | null {
  return holder && now.getTime() - holder.heardAt < timeoutMs ? holder : null;
}

/**
 * Throws `conflict` if another page has the board. Buttons may act beside the holder unless it locks them out; they may always
 * hide all.
 */
export function assertMayAct(holder: BoardHolder | null, requester: Requester, isAllOff: boolean): void {
  if (!holder) return;
  if (requester === 'button' ? holder.buttons || isAllOff : requester.page === holder.page) return;
  throw new LeagueError(
    'conflict',
    requester === 'button'
      ? `${holder.name} has the graphics board: only all/hide works until the board is free.`
      : say`${holder.name} has the graphics board: take the board over first.`,
  );
}
