import type { PublishTimerInput, Timer } from '#lib/api/contract/timer.ts';
import { type StoredAnchor, venueClocks } from '#server/db/schema/venue-clocks.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { currentGameOf, findVenue } from '#server/league/venue/current-game.ts';
import { publish } from '#server/realtime/publish.ts';

/** Takes the clocks of a hall from its hardware; the screens of the hall and its game hear of them. Throws `not-found`. */
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

/** A device whose clock is ahead must not make the game clock run from the future. */
function anchorOf({ running, remainingMs, at }: PublishTimerInput['gameClock'], now: Date): StoredAnchor {
  const instant = at === undefined ? now.getTime() : Math.min(now.getTime(), Date.parse(at));
  return { running, remainingMs, at: new Date(instant).toISOString() };
}
