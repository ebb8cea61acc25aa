import { asc, eq, sql } from 'drizzle-orm';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import { tags } from '#lib/api/tags.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { games } from '#server/db/schema/games.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { findGame } from '#server/league/game/find.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { boardOf } from '#server/league/live/live-messages.ts';
import { localisedProperName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { currentGameOf, findVenue, latestFinalOf } from './current-game.ts';
import { gameOnAir } from './game-on-air.ts';

const maxNextGames = 5;
/** A game that begins later than this after its tip-off is no longer expected. */
const maxDelayMs = 4 * 3_600_000;

/**
 * Returns what the screens of a venue show: the current or just finalised game with its board, the next games and the game on
 * air. Throws `not-found`.
 */
export async function getVenueNow(scope: ReadScope, slug: string): Promise<VenueNow> {
  dependsOn(scope, tags.games(scope.tenantId), tags.clubs(scope.tenantId));
  const venue = await findVenue(scope, slug);
  const current = (await currentGameOf(scope, venue.id)) ?? (await latestFinalOf(scope, venue.id));
  const since = new Date(Date.now() - maxDelayMs).toISOString();
  const isUpcoming = sql`${playedAt} > ${since}::timestamptz`;
  const upcoming = await selectGames(scope, eq(games.venueId, venue.id), eq(games.state, 'scheduled'), isUpcoming)
    .orderBy(asc(playedAt), asc(games.id))
    .limit(maxNextGames);
  const onAir = await gameOnAir(scope, venue.id, new Date());
  const rows = current ? [await findGame(scope, current.id), ...upcoming] : upcoming;
  const broadcast = onAir === null || onAir === current?.id ? [] : [await findGame(scope, onAir)];
  const all = await summariseGames(scope, [...rows, ...broadcast]);
  const summaries = all.slice(0, rows.length);
  const live = current && (await loadLiveGame(scope, current.id));
  return {
    venue: {
      id: venue.id,
      slug,
      name: localisedProperName(scope, venue.name, venue.names),
      city: venue.city && inScript(scope.locale, venue.city),
    },
    game: (current && summaries[0]) ?? null,
    board: live && boardOf(live.row, live.state),
    next: current ? summaries.slice(1) : summaries,
    onAir: all.find(({ id }) => id === onAir) ?? null,
  };
}
