import { and, desc, eq, gt, not, or, sql } from 'drizzle-orm';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { playedAt } from '#server/league/game/rows.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';

/** How long a result stays on the screens of its venue. */
const finalShownMs = 15 * 60_000;
const hourMs = 3_600_000;
/** Earlier games are old ones that were only recorded or finalised today, or that were suspended and have not gone on. */
const maxGameMs = 12 * hourMs;

const isAfter = (ms: number) => sql`${playedAt} > ${new Date(ms).toISOString()}::timestamptz`;

/** Whether a suspended game still holds its venue: not one that is to go on another day, known or not. */
const isSuspendedToday = (now: number) =>
  and(eq(games.state, 'suspended'), isAfter(now - maxGameMs), not(isAfter(now + 24 * hourMs)));

/** Finds a venue by its slug. Throws `not-found`. */
export async function findVenue(scope: TenantScope, slug: string) {
  const [venue] = await scope.db
    .select()
    .from(venues)
    .where(ofTenant(scope, venues, hasSlug(venues, slug)))
    .orderBy(ownSlugFirst(venues, slug))
    .limit(1);
  if (!venue) throw notFound('venue', slug);
  return venue;
}

/**
 * Finds the live game of a venue, else the one that was suspended there today; of several, the one with the latest tip-off. Null
 * without one.
 */
export async function currentGameOf(scope: TenantScope, venueId: string) {
  const isLive = eq(games.state, 'live');
  const [game] = await scope.db
    .select({ id: games.id, liveClock: games.liveClock })
    .from(games)
    .where(ofTenant(scope, games, eq(games.venueId, venueId), or(isLive, isSuspendedToday(Date.now()))))
    .orderBy(desc(isLive), sql`${games.tipOffAt} desc nulls last`, games.id)
    .limit(1);
  return game ?? null;
}

/** Finds the latest game finalised at a venue within the last 15 minutes, or null. */
export async function latestFinalOf(scope: TenantScope, venueId: string) {
  const finalAt = sql<Date>`coalesce(${gameEvents.wallTime}, ${gameEvents.createdAt})`;
  const ofGame = and(eq(gameEvents.tenantId, games.tenantId), eq(gameEvents.gameId, games.id));
  const [game] = await scope.db
    .select({ id: games.id })
    .from(games)
    .innerJoin(gameEvents, and(ofGame, eq(gameEvents.type, 'finalised')))
    .where(
      ofTenant(
        scope,
        games,
        eq(games.venueId, venueId),
        eq(games.state, 'final'),
        isAfter(Date.now() - maxGameMs),
        gt(finalAt, new Date(Date.now() - finalShownMs)),
      ),
    )
    .orderBy(desc(finalAt))
    .limit(1);
  return game ?? null;
}
