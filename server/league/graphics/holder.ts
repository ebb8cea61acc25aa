import type { BoardHolder } from '#server/db/schema/game-graphics.ts';
import { LeagueError } from '#server/errors.ts';

/** A page looks every four seconds: one that has not been heard three times is gone. */
const silentMs = 14_000;

/** Who asks: a control page or program of staff, or a button of hardware. */
export type Requester = { page: string | undefined } | 'button';

/** Who has the board at a moment; null when nobody does, or the page that had it is gone. */
export function holderAt(holder: BoardHolder | null, now: Date): BoardHolder | null {
  return holder && now.getTime() - holder.heardAt < silentMs ? holder : null;
}

/**
 * Throws `conflict` where another page has the board. Buttons act with whoever has it, unless they are locked out; all off is
 * never refused to them.
 */
export function assertMayAct(holder: BoardHolder | null, asker: Requester, isAllOff: boolean): void {
  if (!holder) return;
  if (asker === 'button' ? holder.buttons || isAllOff : asker.page === holder.page) return;
  const cure = asker === 'button' ? 'only all/hide works until the board is free' : 'take the board over first';
  throw new LeagueError('conflict', `${holder.name} has the board of the graphics: ${cure}.`);
}
