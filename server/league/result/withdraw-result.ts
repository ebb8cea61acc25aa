import type { z } from 'zod';
import { type GameResultHistory, withdrawGameResult } from '#lib/api/contract/game-result.ts';
import { settleResult } from '#lib/basketball/result/settle-result.ts';
import { announce } from '#server/changes/announce.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, LeagueError, notFound } from '#server/errors.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { say } from '#server/refusals/sentence.ts';
import { assertMayChange, type Changer } from './assert-may-change.ts';
import { toClaim } from './claims.ts';
import { listResultHistory, revisionOf } from './list-history.ts';
import { lockGame } from './lock-game.ts';
import { authorOf, officeSource } from './new-claim.ts';
import { settleGame } from './settle-game.ts';
import { claimsOf, withdrawClaims } from './state-claim.ts';

export type WithdrawalInput = z.input<typeof withdrawGameResult.body>;

/**
 * Lifts the decision on a game, or without one withdraws its result, or the statement that is named: what was beneath stands again.
 * Announces as `setResult` does; the caller authorises the roles. Throws `bad-request`, `conflict` where nothing stands or `revision` is not the latest,
 * `forbidden` for what a scorer may not change, and `not-found`, also for another tenant's game.
 */
export function withdrawResult(
  scope: TenantScope,
  gameId: string,
  input: WithdrawalInput,
  changer: Changer = null,
): Promise<GameResultHistory> {
  return inTransaction(scope, async (scope) => {
    const { revision, reason, id } = parseInput(withdrawGameResult.body, input);
    const game = await lockGame(scope, gameId);
    const claims = await claimsOf(scope, game);
    await assertRevision(revision, revisionOf(claims), () => listResultHistory(scope, gameId));
    assertMayChange(changer, null, claims);
    const { decision, played } = settleResult(claims.map(toClaim));
    const claim = id ? claims.find((one) => one.id === id) : (decision ?? played)?.row;
    if (id && !claim) throw notFound('result', id);
    if (!claim) throw new LeagueError('conflict', say`The game has no result that could be withdrawn.`);
    if (claim.withdrawnAt) throw new LeagueError('conflict', say`This result was withdrawn before.`);
    const withdrawn = await withdrawClaims(scope, [claim], { by: authorOf(scope, officeSource), reason });
    await settleGame(scope, game, [...claims.filter((one) => one !== claim), ...withdrawn]);
    // Text and document of a decision, and a notice, change no column.
    await announce(scope, await tagsOfGame(scope, game));
    return listResultHistory(scope, gameId);
  });
}
