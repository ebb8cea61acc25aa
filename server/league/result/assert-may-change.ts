import type { GameResultInput } from '#lib/api/contract/game-result.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import { LeagueError } from '#server/errors.ts';
import { correctionWindowMs } from '#server/league/live/correction-window.ts';
import { say } from '#server/refusals/sentence.ts';
import type { StoredClaim } from './claims.ts';

/** The member of staff who changes a result; null for the operator. */
export type Changer = Pick<StaffMember, 'roles'> | null;

const forAdmins: ReadonlySet<GameResultInput['kind']> = new Set([
  'annulment',
  'replay',
  'protest',
  'protest-dismissed',
]);

/**
 * Throws `forbidden` for a scorer who annuls a game, orders a replay, decides a protest, or changes a result that was stated before the correction
 * window. Without `kind` a result is withdrawn.
 */
export function assertMayChange(
  changer: Changer,
  kind: GameResultInput['kind'] | null,
  claims: readonly StoredClaim[],
): void {
  if (!changer || changer.roles.includes('admin')) return;
  if (kind && forAdmins.has(kind))
    throw new LeagueError('forbidden', say`Only an admin may annul a game, order a replay or decide a protest.`);
  const since = Date.now() - correctionWindowMs;
  const isOld = claims.some(({ withdrawnAt, recordedAt }) => withdrawnAt === null && recordedAt.getTime() < since);
  if (isOld)
    throw new LeagueError('forbidden', say`The correction window is over. Only an admin may change this result.`);
}
