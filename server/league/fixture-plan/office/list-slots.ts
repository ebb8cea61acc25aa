import type { PlanSlot } from '#lib/api/contract/fixture-plan.ts';
import { explainSlots } from '#lib/fixtures/slots.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { findPlan } from '#server/league/fixture-plan/save.ts';
import { findLeagueId, type LeagueSlugs } from '#server/league/league/find.ts';
import { gamesToChange } from './open-draft.ts';

/** Lists the slots of a planned game with what stands in the way of each. Throws `not-found`. */
export async function listSlots(
  scope: TenantScope,
  slugs: LeagueSlugs,
  game: { home: string; away: string; round: number },
): Promise<PlanSlot[]> {
  const plan = await findPlan(scope, await findLeagueId(scope, slugs));
  const games = await gamesToChange(scope, plan);
  const held = games.find(({ home, away, round }) => home === game.home && away === game.away && round === game.round);
  if (!held) throw notFound('planned game', `${game.home}–${game.away} (round ${game.round})`);
  return explainSlots(plan.input, games, held);
}
