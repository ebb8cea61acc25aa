import { and, eq, sql } from 'drizzle-orm';
import { fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

const sum = sql<number>`sum(${fantasyLines.points})`.mapWith(Number);

/** Sums the booked lines of a fantasy season by round and entrant, or of one round. */
export async function sumByEntrant(
  scope: TenantScope,
  seasonId: string,
  round?: number,
): Promise<{ round: number; entrant: number; points: number }[]> {
  return scope.db
    .select({ round: fantasyLines.round, entrant: fantasyLines.entrant, points: sum })
    .from(fantasyLines)
    .where(
      ofTenant(
        scope,
        fantasyLines,
        and(
          eq(fantasyLines.fantasySeasonId, seasonId),
          eq(fantasyLines.isBooked, true),
          round === undefined ? undefined : eq(fantasyLines.round, round),
        ),
      ),
    )
    .groupBy(fantasyLines.round, fantasyLines.entrant);
}

/** Returns the booked points of entrants in a round, by number. */
export async function pointsOfRound(
  scope: TenantScope,
  seasonId: string,
  round: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await sumByEntrant(scope, seasonId, round);
  return new Map(rows.map(({ entrant, points }) => [entrant, points]));
}
