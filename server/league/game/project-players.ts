import type { TeamBox } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import { efficiency, performanceIndexRating } from '#lib/basketball/ratings/index-rating.ts';
import type { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import type { GamePlace, SheetPlayer } from './game-log.ts';

export function projectPlayers(
  { tenantId, gameId, leagueId, teams }: GamePlace,
  side: Side,
  box: TeamBox,
  sheet: readonly SheetPlayer[],
): (typeof gamePlayerStats.$inferInsert)[] {
  const numbers = new Map(sheet.map(({ personId, number }) => [personId, number]));
  return box.players.map(({ person, starter, captain, played, line }, order) => ({
    tenantId,
    gameId,
    personId: person,
    side,
    teamId: teams[side],
    leagueId,
    number: numbers.get(person) ?? null,
    order,
    starter,
    captain,
    played,
    ...line,
    pir: performanceIndexRating(line),
    efficiency: efficiency(line),
  }));
}
