import { asc, desc, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { getSchedule as call, ScheduleFilter } from '#lib/api/contract/schedule.ts';
import { tags } from '#lib/api/tags.ts';
import { addDays } from '#lib/calendar-day.ts';
import { games } from '#server/db/schema/games.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { playedAtVenue, playedBy, playedIn } from '#server/league/game/conditions.ts';
import { playedBetween } from '#server/league/game/day-at-venue.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { nearestDay } from './nearest-day.ts';

export type ScheduleQuery = { [Key in keyof ScheduleFilter]?: ScheduleFilter[Key] | undefined };

/** Converts the filters of the schedule to conditions on games. */
export function scheduleConditions(scope: ReadScope, filter: ScheduleQuery): (SQL | undefined)[] {
  return [playedIn(scope, { league: filter.league }), playedBy(scope, filter), playedAtVenue(scope, filter)];
}

/** Returns games between two days by tip-off, and the nearest days with games before and after. */
export async function getSchedule(
  scope: ReadScope,
  { from, until, ...filter }: ScheduleQuery & { from: string; until: string },
): Promise<z.output<typeof call.answer>> {
  dependsOn(scope, tags.games(scope.tenantId), tags.seasons(scope.tenantId));
  const conditions = scheduleConditions(scope, filter);
  const [rows, previous, next] = await Promise.all([
    selectGames(scope, playedBetween(from, until), ...conditions).orderBy(asc(playedAt), asc(games.id)),
    nearestDay(scope, [...conditions, playedBetween(null, addDays(from, -1))], desc(playedAt)),
    nearestDay(scope, [...conditions, playedBetween(addDays(until, 1), null)], asc(playedAt)),
  ]);
  return { games: await summariseGames(scope, rows), previous, next };
}
