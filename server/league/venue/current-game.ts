import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';

/** How long a result stays on the screens of its venue. */
const finalShownMs = 15 * 60_000;
/** Earlier games are old ones that were only recorded or finalised today. */
const maxGameMs = 12 * 3_600_000;

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

/** Finds the live or suspended game of a venue; of several, the one with the latest tip-off. Null without one. */
export async function currentGameOf(scope: TenantScope, venueId: string) {
  const [game] = await scope.db
    .select({ id: games.id, liveClock: games.liveClock })
    .from(games)
    .where(ofTenant(scope, games, eq(games.venueId, venueId), inArray(games.state, ['live', 'suspended'])))
    .orderBy(desc(games.tipOffAt))
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
        gt(games.tipOffAt, new Date(Date.now() - maxGameMs)),
        gt(finalAt, new Date(Date.now() - finalShownMs)),
      ),
    )
    .orderBy(desc(finalAt))
    .limit(1);
  return game ?? null;
}
