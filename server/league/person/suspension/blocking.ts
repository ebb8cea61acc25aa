import { stands } from '#lib/basketball/discipline/serve-suspensions.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { type ComputedSuspension, computeSuspensions } from './compute.ts';
import { timesOf } from './game-times.ts';

type Game = Parameters<typeof timesOf>[0] & { id: string; leagueId: string };

/** Loads which of these people are suspended for a game, by person: the suspension that stands longest in the way. */
export async function loadBlocking(
  scope: TenantScope,
  game: Game,
  personIds: readonly string[],
): Promise<Map<string, ComputedSuspension>> {
  const { day, at } = timesOf(game);
  const all = await computeSuspensions(scope, { leagueIds: [game.leagueId], personIds, before: { id: game.id, at } });
  const blocking = all.filter((one) => isOpen(one, day) && stands(one, { leagueId: game.leagueId, day, at }));
  return new Map(blocking.toSorted((a, b) => lengthOf(a) - lengthOf(b)).map((one) => [one.personId, one]));
}

/** Whether a suspension is neither served nor lifted nor over on a day. */
export function isOpen({ games, served, untilDay, liftedOn }: ComputedSuspension, day: string): boolean {
  if (liftedOn !== null && liftedOn <= day) return false;
  return games === null ? day <= (untilDay ?? '') : served < games;
}

const lengthOf = ({ games, served }: ComputedSuspension) =>
  games === null ? Number.POSITIVE_INFINITY : games - served;
