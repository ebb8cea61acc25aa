import { eq } from 'drizzle-orm';
import type { Timer } from '#lib/api/contract/timer.ts';
import { games, type LiveClock } from '#server/db/schema/games.ts';
import { venueClocks } from '#server/db/schema/venue-clocks.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { currentGameOf, findVenue } from '#server/league/venue/current-game.ts';
import { say } from '#server/refusals/sentence.ts';

/** After this silence the hardware no longer counts as the source of the clocks. */
const staleAfterMs = 30_000;

export type TimerQuery = { game?: string | undefined; venue?: string | undefined };

/** Returns the clocks of a game, or of the current game of a venue. Throws `bad-request` unless one of both is given, and `not-found`. */
export async function getTimer(scope: TenantScope, { game, venue }: TimerQuery): Promise<Timer> {
  if ((game === undefined) === (venue === undefined)) throw badRequest(say`Name either a game or a venue.`);
  if (game !== undefined) {
    const { id, liveClock, venueId } = await fetchOrThrow(scope, games, game, 'game');
    const isHere = liveClock !== null && venueId !== null && (await currentGameOf(scope, venueId))?.id === id;
    return (isHere && (await hardwareTimer(scope, venueId, id))) || deskTimer(id, liveClock);
  }
  const { id: venueId } = await findVenue(scope, venue ?? '');
  const current = await currentGameOf(scope, venueId);
  return (
    (await hardwareTimer(scope, venueId, current?.id ?? null)) ??
    deskTimer(current?.id ?? null, current?.liveClock ?? null)
  );
}

async function hardwareTimer(scope: TenantScope, venueId: string, gameId: string | null): Promise<Timer | null> {
  const [clocks] = await scope.db
    .select()
    .from(venueClocks)
    .where(ofTenant(scope, venueClocks, eq(venueClocks.venueId, venueId)));
  if (!clocks || Date.now() - clocks.toldAt.getTime() > staleAfterMs) return null;
  const { period, gameClock, shotClock } = clocks;
  return { serverTime: new Date().toISOString(), source: 'hardware', gameId, period, gameClock, shotClock };
}

function deskTimer(gameId: string | null, clock: LiveClock | null): Timer {
  const serverTime = new Date().toISOString();
  if (!clock || clock.clockMs === null) {
    return { serverTime, source: 'none', gameId, period: null, gameClock: null, shotClock: null };
  }
  const { period, clockMs: remainingMs, running, anchoredAt: at, shotClock = null } = clock;
  return { serverTime, source: 'desk', gameId, period, gameClock: { running, remainingMs, at }, shotClock };
}
