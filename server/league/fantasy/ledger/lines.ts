import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { LedgerLine } from '#lib/api/contract/fantasy/common.ts';
import { fantasyBookings, fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

export type StoredLine = LedgerLine & { entrant: number; round: number };

/** Lists lines of the ledger of a fantasy season in the order of their bookings. */
export async function listLines(
  scope: TenantScope,
  seasonId: string,
  ...conditions: (SQL | undefined)[]
): Promise<StoredLine[]> {
  const rows = await scope.db
    .select({ line: fantasyLines, cause: fantasyBookings.cause, at: fantasyBookings.at })
    .from(fantasyLines)
    .innerJoin(
      fantasyBookings,
      and(eq(fantasyBookings.tenantId, fantasyLines.tenantId), eq(fantasyBookings.id, fantasyLines.booking)),
    )
    .where(ofTenant(scope, fantasyLines, eq(fantasyLines.fantasySeasonId, seasonId), ...conditions))
    .orderBy(asc(fantasyLines.booking), asc(fantasyLines.entrant), asc(fantasyLines.item));
  return rows.map(({ line, cause, at }) => ({
    booking: line.booking,
    cause,
    at: at.toISOString(),
    gameId: line.gameId,
    item: line.item,
    count: line.count,
    points: line.points,
    isBooked: line.isBooked,
    entrant: line.entrant,
    round: line.round,
  }));
}

/** Returns a line without what is known from where it stands. */
export const toLedgerLine = ({ entrant: _entrant, round: _round, ...line }: StoredLine): LedgerLine => line;

/** Returns the sum of the booked lines. */
export const sumBooked = (lines: readonly Pick<StoredLine, 'points' | 'isBooked'>[]): number =>
  lines.reduce((sum, { points, isBooked }) => sum + (isBooked ? points : 0), 0);
