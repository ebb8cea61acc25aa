import { inArray } from 'drizzle-orm';
import { insertRows } from '#server/db/insert-rows.ts';
import { gameResults, type ResultAuthor } from '#server/db/schema/game-results.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { adoptedClaims } from './adopted-claims.ts';
import { type GameRow, listClaims, type StoredClaim } from './claims.ts';
import { type ClaimInput, changeOfClaims, newClaim } from './new-claim.ts';

/** Returns all claims of a game; stores first what its columns imply where nothing was claimed yet. */
export async function claimsOf(scope: TenantScope, game: GameRow): Promise<StoredClaim[]> {
  const claims = await listClaims(scope, game.id);
  const adopted = adoptedClaims(game, claims);
  await insertRows(scope.db, gameResults, adopted);
  return [...claims, ...adopted];
}

/** States a result of a game beside its `claims`, in place of what its source said before; returns all then. Settles nothing. */
export async function stateClaim(
  scope: TenantScope,
  game: GameRow,
  input: ClaimInput,
  claims: readonly StoredClaim[],
): Promise<StoredClaim[]> {
  const { add, withdraw } = changeOfClaims(claims, newClaim(scope.tenantId, game.id, input, after(claims)));
  const withdrawn = await withdrawClaims(scope, withdraw, { by: input.author, reason: null });
  await insertRows(scope.db, gameResults, add ? [add] : []);
  const others = claims.filter((claim) => !withdraw.includes(claim));
  return [...others, ...withdrawn, ...(add ? [add] : [])];
}

type Withdrawal = { by: ResultAuthor; reason: string | null };

/** Withdraws claims; returns them as they are then. */
export async function withdrawClaims(
  scope: TenantScope,
  claims: readonly StoredClaim[],
  { by, reason }: Withdrawal,
): Promise<StoredClaim[]> {
  if (claims.length === 0) return [];
  const change = { withdrawnAt: new Date(), withdrawnBy: by, withdrawnReason: reason };
  const ids = claims.map(({ id }) => id);
  await scope.db
    .update(gameResults)
    .set(change)
    .where(ofTenant(scope, gameResults, inArray(gameResults.id, ids)));
  return claims.map((claim) => ({ ...claim, ...change }));
}

/** An instant later than all claims: two in one millisecond would have no order. */
function after(claims: readonly StoredClaim[]): Date {
  return new Date(Math.max(Date.now(), ...claims.map(({ recordedAt }) => recordedAt.getTime() + 1)));
}
