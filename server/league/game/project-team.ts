import type { TeamBox } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { teamLine } from '#lib/basketball/game-lines/team-line.ts';
import type { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import type { GamePlace } from './game-log.ts';

export function projectTeam(
  { tenantId, gameId, leagueId, teams }: GamePlace,
  side: Side,
  state: GameState,
  box: TeamBox,
  { coach, assistantCoach }: { coach: string | null; assistantCoach: string | null },
): typeof gameTeamStats.$inferInsert {
  return {
    tenantId,
    gameId,
    side,
    teamId: teams[side],
    leagueId,
    coach,
    assistantCoach,
    ...teamLine(state, side, box),
  };
}
