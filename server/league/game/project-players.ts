import type { TeamBox } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import { playerLines } from '#lib/basketball/game-lines/player-lines.ts';
import type { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import type { GamePlace, SheetPlayer } from './game-log.ts';

export function projectPlayers(
  { tenantId, gameId, leagueId, teams }: GamePlace,
  side: Side,
  box: TeamBox,
  sheet: readonly SheetPlayer[],
): (typeof gamePlayerStats.$inferInsert)[] {
  const numbers = new Map(sheet.map(({ personId, number }) => [personId, number]));
  const place = { tenantId, gameId, side, teamId: teams[side], leagueId };
  return playerLines(box, numbers).map((line, order) => ({ ...place, order, ...line }));
}
