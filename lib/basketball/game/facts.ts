import type { Side } from '#lib/basketball/events.ts';
import { type Exclusion, headCoachExclusion, playerExclusion } from '#lib/basketball/rules/disqualification.ts';
import { isInPenalty, teamFoulsIn } from '#lib/basketball/rules/team-fouls.ts';
import { timeoutsLeft } from '#lib/basketball/rules/timeouts.ts';
import type { GameState, Run } from './state.ts';

/** Returns the current run: points since the other team last scored. */
export function currentRun({ flow }: GameState): Run | null {
  return flow.runs.at(-1) ?? null;
}

/** A team's scoreboard facts. `penalty`: the next foul gives the opponents free throws. */
export type TeamBoard = {
  score: number;
  fouls: number;
  penalty: boolean;
  timeoutsLeft: number;
  timeoutsUsed: number;
  hasArrow: boolean;
  onCourt: string[];
};

export function teamBoard(state: GameState, side: Side): TeamBoard {
  const { profile, clock, teams, score, arrow } = state;
  const team = teams[side];
  return {
    score: score[side],
    fouls: teamFoulsIn(profile, team.foulsByPeriod, clock.period),
    penalty: isInPenalty(
      profile,
      team.foulsByPeriod,
      clock.period,
      clock.clockMs <= 120_000 ? (team.foulsInLastTwoMinutes[clock.period - 1] ?? 0) : 0,
    ),
    timeoutsLeft: timeoutsLeft(profile, team.timeouts, clock.period, clock.clockMs),
    timeoutsUsed: team.timeouts.length,
    hasArrow: arrow.side === side,
    onCourt: [...team.onCourt],
  };
}

/** Returns excluded players with the reason; `person` is null for the head coach. */
export function exclusions(state: GameState, side: Side): { person: string | null; reason: Exclusion }[] {
  const { players, benchFouls } = state.teams[side];
  const coach = headCoachExclusion(state.profile, benchFouls);
  const out = Object.entries(players).flatMap(([person, player]) => {
    const reason = playerExclusion(state.profile, player.fouls);
    return reason ? [{ person, reason }] : [];
  });
  return coach ? [...out, { person: null, reason: coach }] : out;
}
