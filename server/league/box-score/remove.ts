import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type BoxScoreSheet, removeBoxScore as call } from '#lib/api/contract/box-score-entry.ts';
import { games } from '#server/db/schema/games.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, LeagueError } from '#server/errors.ts';
import { addCommandEntry } from '#server/league/audit/add-command-entry.ts';
import { decideGame } from '#server/league/game/decide-game.ts';
import { removeGameLog } from '#server/league/game/store-game-log.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { lockGame } from '#server/league/result/lock-game.ts';
import { authorOf } from '#server/league/result/new-claim.ts';
import { settledColumns } from '#server/league/result/settled-columns.ts';
import { claimsOf, withdrawClaims } from '#server/league/result/state-claim.ts';
import { storedBoxOf } from '#server/league/result/stored-box.ts';
import { say } from '#server/refusals/sentence.ts';
import { boxScoreSource } from './box-score-source.ts';
import { titleOf } from './enter-box-score.ts';
import { getBoxScoreSheet } from './get-sheet.ts';

/**
 * Removes the box score of a game: its numbers go, and the result that it has stated is withdrawn. Updates rollups and announces as
 * `decideGame`; the caller authorises. Throws `conflict` for a game that has none or has a log, and with the sheet where `revision` is
 * not the latest, and `not-found`, also for another tenant's game.
 */
export function removeBoxScore(
  scope: TenantScope,
  gameId: string,
  input: z.input<typeof call.body>,
): Promise<BoxScoreSheet> {
  return inTransaction({ ...scope, trail: 'elsewhere' }, async (scope) => {
    const { revision } = parseInput(call.body, input);
    const game = await lockGame(scope, gameId);
    const before = await getBoxScoreSheet(scope, gameId);
    await assertRevision(revision, game.revision, () => Promise.resolve(before));
    const stored = await storedBoxOf(scope, gameId);
    if (!stored?.file) throw new LeagueError('conflict', say`No box score was entered for this game.`);
    if (game.seq > 0) throw new LeagueError('conflict', say`This game has a log: its box score stays beside it.`);
    const claims = await claimsOf(scope, game);
    const own = claims.filter(({ source, withdrawnAt }) => source === boxScoreSource && withdrawnAt === null);
    const withdrawn = await withdrawClaims(scope, own, { by: authorOf(scope, boxScoreSource), reason: null });
    const left = [...claims.filter((claim) => !own.includes(claim)), ...withdrawn];
    const place = { tenantId: scope.tenantId, gameId, leagueId: game.leagueId };
    const people = await removeGameLog(scope.db, {
      ...place,
      teams: { home: game.homeTeamId ?? '', away: game.awayTeamId ?? '' },
    });
    const bare = { logCheck: null, logSource: null, logHash: null };
    await scope.db
      .update(games)
      .set(bare)
      .where(ofTenant(scope, games, eq(games.id, gameId)));
    const row = { ...game, ...bare, coverage: 'none' as const };
    await decideGame(scope, game, settledColumns(row, left, null).columns, people);
    await addCommandEntry(scope, { command: `removed: ${titleOf(before)}`, game: gameId });
    return getBoxScoreSheet(scope, gameId);
  });
}
