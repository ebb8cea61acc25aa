import type { PublishTimerInput, Timer } from '#lib/api/contract/timer.ts';
import { type StoredAnchor, venueClocks } from '#server/db/schema/venue-clocks.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { currentGameOf, findVenue } from '#server/league/venue/current-game.ts';
import { publish } from '#server/realtime/publish.ts';

/**
 * Stores the clocks of a venue from its hardware and publishes them to the channels of the venue and its current game. The
 * caller authorises. Throws `not-found`.
 */
export function publishVenueTimer(scope: TenantScope, slug: string, input: PublishTimerInput): Promise<Timer> {
  return inTransaction(scope, async (scope) => {
    const { id: venueId } = await findVenue(scope, slug);
    const game = await currentGameOf(scope, venueId);
    const now = new Date();
    const clocks = {
      gameId: game?.id ?? null,
      period: input.period,
      gameClock: anchorOf(input.gameClock, now),
      shotClock: input.shotClock && anchorOf(input.shotClock, now),
      toldAt: now,
    };
    await scope.db
      .insert(venueClocks)
      .values({ tenantId: scope.tenantId, venueId, ...clocks })
      .onConflictDoUpdate({ target: [venueClocks.tenantId, venueClocks.venueId], set: clocks });
    const { toldAt, ...shown } = clocks;
    const timer: Timer = { serverTime: now.toISOString(), source: 'hardware', ...shown };
    const channels = [`venue.${venueId}`, ...(game ? [`game.${game.id}`] : [])];
    await publish(scope.db, [{ channels, name: 'timer', data: timer }]);
    return timer;
  });
}

/** Caps the device's time at now: a fast device clock must not start the game clock in the future. */
function anchorOf({ running, remainingMs, at }: PublishTimerInput['gameClock'], now: Date): StoredAnchor {
  const instant = at === undefined ? now.getTime() : Math.min(now.getTime(), Date.parse(at));
  return { running, remainingMs, at: new Date(instant).toISOString() };
}
