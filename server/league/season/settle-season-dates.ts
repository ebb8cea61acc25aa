import { and, eq, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';

/** Sets the first and last day of a season from its games, first those that count; without such days they stay as they were given. Makes it current if it begins after the current one ends. Announces the seasons where that changes them. */
export async function settleSeasonDates(scope: TenantScope, seasonId: string): Promise<void> {
  const [span] = await scope.db
    .select({
      from: sql<
        string | null
      >`coalesce(min(${games.tipOffDate}) filter (where ${countsInCompetition}), min(${games.tipOffDate}))::text`,
      until: sql<
        string | null
      >`coalesce(max(${games.tipOffDate}) filter (where ${countsInCompetition}), max(${games.tipOffDate}))::text`,
    })
    .from(games)
    .innerJoin(leagues, and(eq(leagues.tenantId, games.tenantId), eq(leagues.id, games.leagueId)))
    .where(ofTenant(scope, games, eq(leagues.seasonId, seasonId)));
  const known = await fetchOrThrow(scope, seasons, seasonId, 'season');
  const dates = span?.from
    ? { startsOn: span.from, endsOn: span.until }
    : { startsOn: known.startsOn, endsOn: known.endsOn };
  const moved = await scope.db
    .update(seasons)
    .set(dates)
    .where(
      ofTenant(
        scope,
        seasons,
        eq(seasons.id, seasonId),
        sql`(${seasons.startsOn}, ${seasons.endsOn}) is distinct from (${dates.startsOn}::date, ${dates.endsOn}::date)`,
      ),
    )
    .returning({ id: seasons.id });
  if (moved.length > 0) await announce(scope, [tags.seasons(scope.tenantId)]);

  const [current] = await scope.db
    .select()
    .from(seasons)
    .where(ofTenant(scope, seasons, eq(seasons.isCurrent, true)));
  const isLater = !current || (dates.startsOn !== null && dates.startsOn > (current.endsOn ?? ''));
  if (current?.id === seasonId || !isLater) return;
  if (current)
    await scope.db
      .update(seasons)
      .set({ isCurrent: false })
      .where(ofTenant(scope, seasons, eq(seasons.id, current.id)));
  await scope.db
    .update(seasons)
    .set({ isCurrent: true })
    .where(ofTenant(scope, seasons, eq(seasons.id, seasonId)));
  await announce(scope, [tags.seasons(scope.tenantId)]);
}
