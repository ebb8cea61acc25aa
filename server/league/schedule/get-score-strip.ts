import { and, asc, desc, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { type getScoreStrip as call, maxStripGames, type StripGame } from '#lib/api/contract/schedule.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { tags } from '#lib/api/tags.ts';
import { addDays } from '#lib/calendar-day.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gameResults } from '#server/db/schema/game-results.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { playedBetween } from '#server/league/game/day-at-venue.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { nearestDay } from './nearest-day.ts';

/** How long an older game whose result was reopened stays in the strip, so that open pages learn of its correction. */
const reopenedMs = 12 * 3_600_000;
const maxReopened = 10;

/** Returns the games from yesterday to tomorrow and those reopened today by tip-off, else those of the nearest day with games. */
export async function getScoreStrip(scope: ReadScope, now = new Date()): Promise<z.output<typeof call.answer>> {
  dependsOn(scope, tags.games(scope.tenantId), tags.seasons(scope.tenantId));
  const today = await todayOf(scope, now);
  const around = await nearestGames(scope, now, playedBetween(addDays(today, -1), addDays(today, 1)));
  const reopened = await reopenedGames(scope, now);
  const ids = [...(around.length > 0 ? around : await gamesOfNearestDay(scope, now, today)), ...reopened];
  if (ids.length === 0) return { games: [] };
  const rows = await selectGames(scope, inIds(games.id, ids)).orderBy(asc(playedAt), asc(games.id));
  return { games: (await summariseGames(scope, rows)).flatMap(toStripGame) };
}

/** The ids of the games that are live or nearest to now among those that fit. */
async function nearestGames(scope: ReadScope, now: Date, condition: SQL): Promise<string[]> {
  const rows = await scope.db
    .select({ id: games.id })
    .from(games)
    .where(ofTenant(scope, games, condition))
    .orderBy(desc(sql`${games.state} = 'live'`), asc(distance(now)), asc(games.id))
    .limit(maxStripGames);
  return rows.map(({ id }) => id);
}

/** The ids of the games that somebody has reopened of late: a confirmed result was withdrawn for a reason. */
async function reopenedGames(scope: ReadScope, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - reopenedMs);
  const isOfLate = and(gt(gameResults.withdrawnAt, since), isNotNull(gameResults.withdrawnReason));
  const rows = await scope.db
    .selectDistinct({ id: gameResults.gameId })
    .from(gameResults)
    .where(ofTenant(scope, gameResults, isOfLate))
    .limit(maxReopened);
  return rows.map(({ id }) => id);
}

async function gamesOfNearestDay(scope: ReadScope, now: Date, today: string): Promise<string[]> {
  const [before, after] = await Promise.all([
    nearestDay(scope, [playedBetween(null, today)], desc(playedAt)),
    nearestDay(scope, [playedBetween(today, null)], asc(playedAt)),
  ]);
  const daysTo = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  const [nearest] = [before, after].filter((day) => day !== null).sort((a, b) => daysTo(a) - daysTo(b));
  return nearest ? nearestGames(scope, now, playedBetween(nearest, nearest)) : [];
}

const distance = (now: Date): SQL => sql`abs(extract(epoch from ${playedAt} - ${now.toISOString()}::timestamptz))`;

/** A game without a date has no day to stand under. */
function toStripGame(game: GameSummary): StripGame[] {
  const { id, address, state, tipOff, home, away, score, overtimes, live } = game;
  const day = tipOffDay(tipOff);
  if (day === null) return [];
  const strip: StripGame = {
    id,
    address,
    state,
    tipOffAt: tipOff.at,
    day,
    home: home && toStripTeam(home),
    away: away && toStripTeam(away),
    score,
    overtimes,
    period: live && { number: live.period, isOver: live.clockMs === 0 },
  };
  return [strip];
}

const toStripTeam = ({ name, shortName, crest, colors }: TeamRef) => ({
  name,
  shortName,
  crest,
  color: colors?.primary ?? null,
});
