import type { GameResultHistory } from '#lib/api/contract/game-result.ts';
import { settleResult } from '#lib/basketball/result/settle-result.ts';
import type { ResultAuthor } from '#server/db/schema/game-results.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { adoptedClaims } from './adopted-claims.ts';
import { listClaims, type StoredClaim, scoreOf, toClaim } from './claims.ts';

/** Returns all statements of a game's result, the newest first. Throws `not-found`, also for another tenant's game. */
export async function listResultHistory(scope: TenantScope, gameId: string): Promise<GameResultHistory> {
  const game = await fetchOrThrow(scope, games, gameId, 'game');
  const stored = await listClaims(scope, gameId);
  const claims = [...stored, ...adoptedClaims(game, stored)].map(toClaim);
  const { decision, played } = settleResult(claims);
  const result = decision ?? played;
  const standingOf = (claim: (typeof claims)[number]) => {
    if (claim === result) return 'result' as const;
    if (claim === played) return 'beneath' as const;
    return claim.kind === 'notice' && !claim.withdrawn ? ('notice' as const) : null;
  };
  return {
    gameId,
    revision: revisionOf(claims.map(({ row }) => row)),
    fixtureRevision: game.revision,
    state: game.state,
    score: scoreOf(game),
    history: claims.toReversed().map((claim) => ({
      id: claim.row.id,
      kind: claim.kind,
      source: claim.row.source,
      state: claim.state,
      score: claim.score,
      periods: [...claim.periods],
      overtimes: claim.overtimes,
      guilty: claim.guilty,
      reason: claim.row.reason,
      ruling: claim.row.ruling,
      decidedOn: claim.row.decidedOn,
      publicText: claim.row.publicText,
      document: claim.row.documentSlug,
      by: nameOf(claim.row.author),
      at: claim.row.recordedAt.toISOString(),
      withdrawn: claim.row.withdrawnAt && {
        by: claim.row.withdrawnBy && nameOf(claim.row.withdrawnBy),
        at: claim.row.withdrawnAt.toISOString(),
        reason: claim.row.withdrawnReason,
      },
      standing: standingOf(claim),
    })),
  };
}

/** Counts statements and withdrawals: neither is ever removed. */
export const revisionOf = (claims: readonly Pick<StoredClaim, 'withdrawnAt'>[]): number =>
  claims.length + claims.filter(({ withdrawnAt }) => withdrawnAt !== null).length;

const nameOf = (author: ResultAuthor) => ({
  kind: author.kind,
  name: author.kind === 'operator' ? 'operator' : author.name,
});
