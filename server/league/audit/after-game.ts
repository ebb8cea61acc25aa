import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { followSchedule } from '#server/league/fantasy/round/follow-schedule.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { addMove } from '#server/league/push/add-game-events.ts';
import { dateGameRecords } from '#server/league/rollup/date-game-records.ts';
import { settleSeasonDates } from '#server/league/season/settle-season-dates.ts';

type Columns = Record<string, unknown>;

/** Settles what follows the time and venue of a game, as an import does: fantasy rounds, dates, followers and pages. */
export async function afterGame(scope: TenantScope, { id, before }: { id: string; before: Columns }): Promise<void> {
  const game = await fetchOrThrow(scope, games, id, 'game');
  const league = await fetchOrThrow(scope, leagues, game.leagueId, 'league');
  const textOr = (value: unknown) => (typeof value === 'string' ? value : null);
  const tipOffAt = textOr(before.tip_off_at);
  const known = { tipOffAt: tipOffAt === null ? null : new Date(tipOffAt), tipOffDate: textOr(before.tip_off_date) };
  await followSchedule(scope, league.id, new Date());
  await settleSeasonDates(scope, league.seasonId);
  await dateGameRecords(scope, league.id);
  await addMove(scope, game, { ...game, ...known, venueId: textOr(before.venue_id) });
  await announce(scope, [...tagsOfLeague(scope, league), ...(await tagsOfGame(scope, game))]);
}
