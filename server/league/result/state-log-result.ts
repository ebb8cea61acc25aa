import type { LogCheck } from '#lib/basketball/result/log-check.ts';
import { isSameScore } from '#lib/basketball/result/settle-result.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { GameLog } from '#server/league/game/game-log.ts';
import type { GameProjection } from '#server/league/game/project-game.ts';
import type { GameRow, StoredClaim } from './claims.ts';
import { authorOf, type ClaimInput } from './new-claim.ts';
import { claimsOf, stateClaim } from './state-claim.ts';

type Recorded = { log: GameLog; logCheck: LogCheck; projection: GameProjection };

/**
 * States what an imported log tells of the result: what its source confirms beside it, and what it shows by itself if it has ended
 * with a decided score. Where its box score and the ended log agree, they outvote another score of the header. A log that proves
 * less withdraws nothing. Returns all claims of the game.
 */
export async function stateLogResult(
  scope: TenantScope,
  game: GameRow,
  { log, logCheck, projection }: Recorded,
): Promise<StoredClaim[]> {
  const common = { source: log.source, state: 'final', guilty: null, author: authorOf(scope, log.source) } as const;
  const inputs: ClaimInput[] = [];
  const { score, ended, box } = logCheck;
  const { periods, overtimes } = projection.game;
  if (log.confirmed) {
    const isOutvoted = ended && isSameScore(box, score) && !isSameScore(score, log.confirmed.score);
    const confirmed = isOutvoted ? { score, periods, overtimes } : log.confirmed;
    inputs.push({ ...common, kind: 'official', ...confirmed });
  }
  if (ended && score.home !== score.away) {
    inputs.push({ ...common, kind: 'recorded', score, periods, overtimes });
  }
  let claims = await claimsOf(scope, game);
  for (const input of inputs) claims = await stateClaim(scope, game, input, claims);
  return claims;
}
