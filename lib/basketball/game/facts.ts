import type { Side } from '#lib/basketball/events.ts';
import { type Exclusion, headCoachExclusion, playerExclusion } from '#lib/basketball/rules/disqualification.ts';
import { isInPenalty, teamFoulsIn } from '#lib/basketball/rules/team-fouls.ts';
import { timeoutsLeft } from '#lib/basketball/rules/timeouts.ts';
import type { GameState, LineupState, Run } from './state.ts';

/** Time with the lead in clock time, up to the moment of the last entry. */
export function leadTimeMs({ flow, clock }: GameState, side: Side): number {
  const running = flow.leader === side ? Math.max(0, clock.elapsedMs - flow.leaderSinceMs) : 0;
  return flow.leadMs[side] + running;
}

/** The most unanswered points of a team, null before it has scored. */
export function largestRun({ flow }: GameState, side: Side): Run | null {
  const own = flow.runs.filter((run) => run.side === side);
  return own.reduce<Run | null>((best, run) => (best === null || run.points > best.points ? run : best), null);
}

/** The run that is on: the points since the other team last scored. */
export function currentRun({ flow }: GameState): Run | null {
  return flow.runs.at(-1) ?? null;
}

/** Five-man line-ups with the time still running, longest first. */
export function lineupsOf({ teams, clock }: GameState, side: Side): LineupState[] {
  const { lineups, currentLineup } = teams[side];
  return Object.entries(lineups)
    .map(([key, lineup]) => {
      const running = currentLineup?.key === key ? clock.elapsedMs - currentLineup.sinceMs : 0;
      return { ...lineup, persons: [...lineup.persons], playedMs: lineup.playedMs + running };
    })
    .sort((a, b) => b.playedMs - a.playedMs);
}

/** What a scoreboard shows of a team at this moment. `penalty`: the next foul gives the opponents free throws. */
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

/** Players who may no longer play, and the head coach (`person` null), with the reason. */
export function exclusions(state: GameState, side: Side): { person: string | null; reason: Exclusion }[] {
  const { players, benchFouls } = state.teams[side];
  const coach = headCoachExclusion(state.profile, benchFouls);
  const out = Object.entries(players).flatMap(([person, player]) => {
    const reason = playerExclusion(state.profile, player.fouls);
    return reason ? [{ person, reason }] : [];
  });
  return coach ? [...out, { person: null, reason: coach }] : out;
}
