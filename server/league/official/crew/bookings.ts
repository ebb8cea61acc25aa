import { and, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { gameOfficials } from '#server/db/schema/officials.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { gameLengthMs } from '#server/league/fixture/clashes.ts';
import { dayOfGame } from '#server/league/game/day-at-venue.ts';
import { todayInSql } from '#server/league/tenant/today.ts';

type Booking = { id: string; day: string | null; tipOffAt: Date | null };

/** Loads the games to come to which these officials are appointed, by official; who has declined is not. */
export async function loadBookings(
  scope: TenantScope,
  officialIds: readonly string[],
): Promise<Map<string, Booking[]>> {
  const { id, tipOffAt, tipOffDate, timeZone } = games;
  const yesterday = sql`${todayInSql(scope)} - 1`;
  const rows = await scope.db
    .select({ officialId: gameOfficials.officialId, id, tipOffAt, tipOffDate, timeZone })
    .from(gameOfficials)
    .innerJoin(games, belongsTo(gameOfficials, gameOfficials.gameId, games))
    .where(
      ofTenant(
        scope,
        gameOfficials,
        inIds(gameOfficials.officialId, officialIds),
        ne(gameOfficials.state, 'declined'),
        and(
          inArray(games.state, ['scheduled', 'live', 'suspended', 'unconfirmed']),
          or(gte(tipOffDate, yesterday), gte(tipOffAt, yesterday)),
        ),
      ),
    );
  const bookings = rows.map(({ officialId, ...game }) => ({
    officialId,
    booking: { id: game.id, tipOffAt: game.tipOffAt, day: dayOfGame(game) },
  }));
  const byOfficial = Map.groupBy(bookings, ({ officialId }) => officialId);
  return new Map([...byOfficial].map(([id, own]) => [id, own.map(({ booking }) => booking)]));
}

/** Whether a game is at the time of another one; without a time on its day. */
export const bookedAt = (game: Booking, others: readonly Booking[]): boolean =>
  others.some((other) => {
    if (other.id === game.id) return false;
    if (game.tipOffAt && other.tipOffAt) return Math.abs(+game.tipOffAt - +other.tipOffAt) < gameLengthMs;
    return game.day !== null && game.day === other.day;
  });
