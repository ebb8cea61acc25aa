import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyBookings, fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import type { Pair } from './merge-in-lineup.ts';

/** Takes the lines of an entrant in rounds back and books them for another, a booking for each game. */
export async function moveLines(
  scope: TenantScope,
  season: FantasySeasonRow,
  { keep, duplicate }: Pair,
  rounds: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const lines = await scope.db
    .select({
      gameId: fantasyLines.gameId,
      round: fantasyLines.round,
      item: fantasyLines.item,
      count: sql<number>`sum(${fantasyLines.count})::int`,
      points: sql<number>`sum(${fantasyLines.points})`.mapWith(Number),
    })
    .from(fantasyLines)
    .where(
      ofTenant(
        scope,
        fantasyLines,
        and(
          eq(fantasyLines.fantasySeasonId, season.id),
          eq(fantasyLines.entrant, duplicate),
          eq(fantasyLines.isBooked, true),
          inArray(fantasyLines.round, [...rounds]),
        ),
      ),
    )
    .groupBy(fantasyLines.gameId, fantasyLines.round, fantasyLines.item);
  const standing = lines.filter(({ count, points }) => count !== 0 || points !== 0);
  for (const ofGame of Map.groupBy(standing, ({ gameId }) => gameId).values()) {
    const [first] = ofGame;
    if (!first) continue;
    const place = {
      tenantId: scope.tenantId,
      fantasySeasonId: season.id,
      round: first.round,
      gameId: first.gameId,
    };
    const [booking] = await scope.db
      .insert(fantasyBookings)
      .values({ ...place, cause: 'merge', isBooked: true, at: now })
      .returning({ id: fantasyBookings.id });
    if (!booking) throw new Error('The booking was not inserted.');
    const own = { ...place, booking: booking.id, isBooked: true };
    await insertRows(
      scope.db,
      fantasyLines,
      ofGame.flatMap(({ item, count, points }) => [
        { ...own, entrant: duplicate, item, count: -count, points: -points },
        { ...own, entrant: keep, item, count, points },
      ]),
    );
  }
}
