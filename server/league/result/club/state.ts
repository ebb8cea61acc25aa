import type { z } from 'zod';
import { type ClubResultInput, stateHomeResult } from '#lib/api/contract/club-office.ts';
import type { Side } from '#lib/basketball/events.ts';
import { clubResults } from '#server/db/schema/club-results.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { getClubRules } from '#server/league/league/club-rules.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { lockGame } from '#server/league/result/lock-game.ts';
import { authorOf } from '#server/league/result/new-claim.ts';
import { assertScore, setResult } from '#server/league/result/set-result.ts';
import { say } from '#server/refusals/sentence.ts';
import { assertMayState } from './may-state.ts';
import { isSameScore, loadStatements } from './statements.ts';

type Outcome = z.output<typeof stateHomeResult.answer>['outcome'];

/**
 * States the final score of a game in the name of the home club or the visitors. Where both state the same, it becomes the result, as by
 * `setResult`. The caller authorises. Throws `bad-request` for a score that cannot be and for another one than the home club’s without a reason, `conflict`
 * where the league, the desk or a result does not leave it to the clubs, and `not-found`.
 */
export function stateClubResult(
  scope: TenantScope,
  gameId: string,
  side: Side,
  input: ClubResultInput,
): Promise<{ outcome: Outcome }> {
  return inTransaction(scope, async (scope) => {
    const { home, away, periods, reason = null } = parseInput(stateHomeResult.body, input);
    const game = await lockGame(scope, gameId);
    assertMayState(await getClubRules(scope, game.leagueId), game);
    await assertScore(scope, game, { home, away, periods });
    const before = (await loadStatements(scope, [gameId])).get(gameId) ?? {};
    if (side === 'away' && !before.home)
      throw new LeagueError('conflict', say`The home club has not entered the score yet: it is the first to do so.`);
    const isOther = before.home?.homeScore !== home || before.home.awayScore !== away;
    if (side === 'away' && isOther && !reason)
      throw badRequest(say`Say why the score is another one.`, [
        { path: 'reason', message: say`is needed for another score than that of the home club` },
      ]);
    const stated = { homeScore: home, awayScore: away, periods, reason, author: authorOf(scope, 'club') };
    const values = { ...stated, statedAt: new Date() };
    const [row] = await scope.db
      .insert(clubResults)
      .values({ tenantId: scope.tenantId, gameId, side, ...values })
      .onConflictDoUpdate({ target: [clubResults.tenantId, clubResults.gameId, clubResults.side], set: values })
      .returning();
    const other = side === 'home' ? before.away : before.home;
    if (!row || !other) return { outcome: 'waiting' };
    if (!isSameScore(row, other)) return { outcome: 'differing' };
    const agreed = periods.length > 0 ? periods : other.periods;
    await setResult(scope, gameId, { kind: 'result', home, away, periods: agreed });
    return { outcome: 'agreed' };
  });
}
