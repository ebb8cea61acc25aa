import type { ClubGame } from '#lib/api/contract/club-office.ts';

/** Returns whether the own club has to do something: enter or confirm a score, or answer a request of the other club. */
export function needsOwnClub({ mayState, statements, side, request }: ClubGame): boolean {
  const hasStated = statements.some((statement) => statement.side === side);
  return (mayState && !hasStated) || (request?.state === 'asked' && request.side !== side);
}

/** Returns how the two clubs stand: nobody has stated a score, one waits for the other, or they differ. */
export function standingOf({ statements: [first, second], side }: Pick<ClubGame, 'statements' | 'side'>) {
  if (!first) return 'none';
  if (second) return 'differing';
  return first.side === side ? 'waiting' : 'toConfirm';
}
