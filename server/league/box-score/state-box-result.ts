import type { Side } from '#lib/basketball/events.ts';
import { settleResult } from '#lib/basketball/result/settle-result.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { type GameRow, type StoredClaim, toClaim } from '#server/league/result/claims.ts';
import { authorOf } from '#server/league/result/new-claim.ts';
import { claimsOf, stateClaim } from '#server/league/result/state-claim.ts';
import { boxScoreSource } from './box-score-source.ts';
import type { PrintedBox } from './sheet.ts';

type PrintedResult = { box: PrintedBox; score: Record<Side, number>; overtimes: number | null; statesResult: boolean };

/**
 * States the result of a printed box score, unless it is being filled in: official with the totals of both teams, else only what its
 * lines show. Returns all claims of the game. Throws `conflict` for a level score of a game without a result.
 */
export async function stateBoxResult(
  scope: TenantScope,
  game: GameRow,
  { box, score, overtimes, statesResult }: PrintedResult,
): Promise<StoredClaim[]> {
  const claims = await claimsOf(scope, game);
  if (!statesResult) return claims;
  if (score.home === score.away) {
    const { decision, played } = settleResult(claims.map(toClaim));
    if (decision || played) return claims;
    throw new LeagueError(
      'conflict',
      `The points add up to a tie, ${score.home}–${score.away}. Correct them, or import the result first.`,
    );
  }
  const isPrinted = box.home.total?.points === score.home && box.away.total?.points === score.away;
  const input = {
    kind: isPrinted ? ('official' as const) : ('recorded' as const),
    source: boxScoreSource,
    state: 'final' as const,
    score,
    periods: [],
    overtimes,
    guilty: null,
    author: authorOf(scope, boxScoreSource),
  };
  return stateClaim(scope, game, input, claims);
}
