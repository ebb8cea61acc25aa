import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { checkLog } from '#lib/basketball/result/log-check.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { gameResults } from '#server/db/schema/game-results.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { Standing } from '#server/league/live/game-standing.ts';
import type { GameRow, StoredClaim } from './claims.ts';
import { authorOf, newClaim } from './new-claim.ts';
import { settledColumns } from './settled-columns.ts';
import { claimsOf, withdrawClaims } from './state-claim.ts';

/** The name of the scorer's desk among the sources of results. */
const deskSource = 'desk';

type Reopening = GameEvent & { type: 'reopened'; reason: string };

type DeskGame = {
  row: GameRow;
  before: GameState;
  state: GameState;
  events: readonly GameEvent[];
  /** What the log shows, if nothing else is known of the game. */
  standing: Standing;
};

/**
 * Settles a game whose log the scorer's desk has written: finalising certifies the score, a ruling or annulment is a decision, and
 * reopening withdraws what was confirmed before. Returns the columns; the caller stores them.
 */
export async function settleDeskGame(
  scope: TenantScope,
  { row, before, state, events, standing }: DeskGame,
): Promise<Standing & Pick<GameRow, 'logCheck'>> {
  const logCheck = state.periods.length > 0 ? checkLog(state, row.logCheck) : null;
  let claims = await claimsOf(scope, row);
  const reopened = events.find((event): event is Reopening => event.type === 'reopened');
  const author = authorOf(scope, deskSource);
  const withdraw = async (which: (claim: StoredClaim) => boolean, reason: string | null) => {
    const gone = claims.filter((claim) => claim.withdrawnAt === null && which(claim));
    const withdrawn = await withdrawClaims(scope, gone, { by: author, reason });
    claims = [...claims.filter((claim) => !gone.includes(claim)), ...withdrawn];
  };
  if (reopened) await withdraw(({ kind }) => kind !== 'decision', reopened.reason);
  if (statementOf(before) !== statementOf(state)) {
    await withdraw(({ source }) => source === deskSource, null);
    const own = claimOf(state, standing);
    if (own) {
      const at = new Date(Math.max(Date.now(), ...claims.map(({ recordedAt }) => recordedAt.getTime() + 1)));
      const claim = newClaim(scope.tenantId, row.id, { ...own, source: deskSource, author }, at);
      await insertRows(scope.db, gameResults, [claim]);
      claims = [...claims, claim];
    }
  }
  const { columns } = settledColumns({ ...row, logCheck, coverage: standing.coverage }, claims, standing);
  return { ...columns, logCheck };
}

/** What the log says of the result, to notice when that changes. */
const statementOf = ({ finalised, ruling, annulled, score }: GameState) =>
  JSON.stringify(finalised || ruling || annulled ? { finalised, ruling, annulled, score } : null);

function claimOf(state: GameState, { state: stated, homeScore, awayScore, periods, overtimes, guilty }: Standing) {
  const score = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  const result = { score, periods, overtimes, guilty };
  if (stated === 'final') return { ...result, kind: 'certified' as const, state: stated };
  if (stated === 'forfeited' || stated === 'defaulted') return { ...result, kind: 'decision' as const, state: stated };
  if (state.annulled) return { ...result, kind: 'decision' as const, state: 'annulled' as const };
  return null;
}
