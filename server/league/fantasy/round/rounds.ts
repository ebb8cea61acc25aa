import { asc, eq } from 'drizzle-orm';
import type { RoundRef } from '#lib/api/contract/fantasy/common.ts';
import { fantasyRounds } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

export type RoundRow = typeof fantasyRounds.$inferSelect;
type Times = Pick<RoundRow, 'locksAt' | 'endedAt' | 'freezesAt'>;

/** Lists the rounds of a fantasy season in order. */
export function listRounds(scope: TenantScope, seasonId: string): Promise<RoundRow[]> {
  return scope.db
    .select()
    .from(fantasyRounds)
    .where(ofTenant(scope, fantasyRounds, eq(fantasyRounds.fantasySeasonId, seasonId)))
    .orderBy(asc(fantasyRounds.number));
}

/** Whether the deadline of a round has passed: then its squads are public. */
export const isLocked = ({ locksAt }: Pick<Times, 'locksAt'>, now: number): boolean =>
  locksAt !== null && locksAt.getTime() <= now;

export const isFrozen = ({ freezesAt }: Pick<Times, 'freezesAt'>, now: number): boolean =>
  freezesAt !== null && freezesAt.getTime() <= now;

/** Whether squads could still be made for a round at a time: neither was its deadline past, nor had it ended. */
export const wasToCome = (round: Pick<Times, 'locksAt' | 'endedAt'>, at: number): boolean =>
  !isLocked(round, at) && (round.endedAt === null || round.endedAt.getTime() > at);

/** Returns the state of a round at a time. */
function roundState(times: Times, now: number): RoundRef['state'] {
  if (isFrozen(times, now)) return 'frozen';
  if (times.endedAt !== null) return 'over';
  return isLocked(times, now) ? 'playing' : 'coming';
}

/**
 * Returns the round whose deadline comes next, and the latest whose deadline has passed. A round that is moved behind others waits for
 * them; one without a time comes last.
 */
export function aroundNow(rounds: readonly RoundRow[], now: number) {
  const inTurn = rounds.toSorted((one, other) => deadlineOf(one) - deadlineOf(other) || one.number - other.number);
  const isOver = (round: RoundRow) => isLocked(round, now) || round.endedAt !== null;
  return {
    coming: inTurn.find((round) => !isOver(round)) ?? null,
    current: inTurn.findLast((round) => isLocked(round, now)) ?? null,
  };
}

/** Two rounds without a time differ by their numbers only: `Infinity - Infinity` is no order. */
const deadlineOf = ({ locksAt }: Pick<Times, 'locksAt'>) => locksAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

export const toRoundRef = (scope: ReadScope, round: RoundRow, now: number): RoundRef => ({
  number: round.number,
  name: localisedName(scope, round.name, round.names),
  state: roundState(round, now),
  deadline: round.locksAt?.toISOString() ?? null,
  freezesAt: round.freezesAt?.toISOString() ?? null,
});

/** Returns the round of a number. Throws `not-found`. */
export function requireRound(rounds: readonly RoundRow[], number: number): RoundRow {
  const round = rounds.find((one) => one.number === number);
  if (!round) throw notFound('fantasy round', String(number));
  return round;
}
