import type { TeamBox } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { efficiency, performanceIndexRating } from '#lib/basketball/ratings/index-rating.ts';
import type { gameTeamStats, TeamGameFacts } from '#server/db/schema/game-statistics.ts';
import type { GamePlace } from './game-log.ts';

export function projectTeam(
  { tenantId, gameId, leagueId, teams }: GamePlace,
  side: Side,
  state: GameState,
  box: TeamBox,
  coach: string | null,
): typeof gameTeamStats.$inferInsert {
  return {
    tenantId,
    gameId,
    side,
    teamId: teams[side],
    leagueId,
    coach,
    ...box.total,
    pir: performanceIndexRating(box.total),
    efficiency: efficiency(box.total),
    teamOffensiveRebounds: box.entry.offensiveRebounds,
    teamDefensiveRebounds: box.entry.defensiveRebounds,
    teamTurnovers: box.entry.turnovers,
    teamFouls: Object.values(box.benchFouls).reduce((sum, count) => sum + (count ?? 0), 0),
    possessions: state.recorded.control ? state.possession.counts[side] : null,
    facts: factsOf(side, state, box),
  };
}

function factsOf(side: Side, { flow, teams }: GameState, { benchPoints }: TeamBox): TeamGameFacts {
  const lead = flow.largestLead[side];
  const runs = flow.runs.filter((run) => run.side === side).map((run) => run.points);
  return {
    benchPoints,
    largestLead: lead && { points: lead.points, period: lead.period, clockMs: lead.clockMs },
    largestRun: Math.max(0, ...runs),
    leadMs: flow.leadMs[side],
    foulsByPeriod: [...teams[side].foulsByPeriod],
  };
}
