import type { FixturePlanAnswer } from '#lib/api/contract/fixture-plan.ts';
import { conflictsAt } from '#lib/fixtures/conflicts.ts';
import { findUnfulfilled } from '#lib/fixtures/plan-fixtures.ts';
import type { Slot } from '#lib/fixtures/plan-input.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { findLeagueId, type LeagueSlugs } from '#server/league/league/find.ts';
import { say } from '#server/refusals/sentence.ts';
import { describePlan } from './get-plan.ts';
import { keepDraft } from './keep-draft.ts';
import { gamesToChange, lockPlan, type SeenDraft } from './open-draft.ts';

export type PlannedMove = SeenDraft & { home: string; away: string; round: number; slot: Slot | null };

/**
 * Moves a game of the draft, or begins a draft with it on what is published. The caller authorises. Throws `conflict` for a slot that a
 * rule stands in the way of, for a game that was played, and where the caller has seen another draft; `not-found` for an unknown game.
 */
export function movePlanned(scope: TenantScope, slugs: LeagueSlugs, move: PlannedMove): Promise<FixturePlanAnswer> {
  return inTransaction(scope, async (scope) => {
    const leagueId = await findLeagueId(scope, slugs);
    const plan = await lockPlan(scope, leagueId, move);
    const games = await gamesToChange(scope, plan);
    const game = games.find(
      ({ home, away, round }) => home === move.home && away === move.away && round === move.round,
    );
    if (!game) throw notFound('planned game', `${move.home}–${move.away} (round ${move.round})`);
    if (game.isLocked) throw new LeagueError('conflict', say`The game was played or has begun: it stays.`);
    const others = games.filter((other) => other !== game);
    const conflicts = move.slot ? conflictsAt(plan.input, game, move.slot, others) : [];
    if (conflicts.length > 0) {
      const rules = conflicts.map(({ rule }) => rule).join(', ');
      throw new LeagueError('conflict', say`That slot breaks a rule (${rules}): choose another one.`);
    }
    const moved = games.map((one) => (one === game ? { ...game, slot: move.slot } : one));
    const { input } = plan;
    await keepDraft(scope, plan, input, { games: moved, repairs: [], unfulfilled: findUnfulfilled(input, moved) });
    return describePlan(scope, leagueId);
  });
}
