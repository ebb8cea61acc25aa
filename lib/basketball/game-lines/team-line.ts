import type { TeamBox } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { efficiency, performanceIndexRating } from '#lib/basketball/ratings/index-rating.ts';
import { recordsDetails } from '#lib/basketball/recorded-stats.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';

/** Team facts derived from the log; null without one, unless a scoresheet tells them. Times in milliseconds. */
export type TeamFacts = {
  benchPoints: number | null;
  largestLead: { points: number; period: number; clockMs: number | null } | null;
  largestRun: number | null;
  leadMs: number | null;
  foulsByPeriod: number[] | null;
  /** Charged time-outs; absent in rows of older builds. */
  timeouts?: number | null;
};

/** A team's statistics in one game. `possessions` is the exact count, null if it can only be estimated. */
export type TeamLine = StatLine & {
  pir: number | null;
  efficiency: number | null;
  teamOffensiveRebounds: number | null;
  teamDefensiveRebounds: number | null;
  teamTurnovers: number | null;
  teamFouls: number | null;
  possessions: number | null;
  facts: TeamFacts;
};

/** Returns a team's statistics so far. `box` is its part of the box score of the same state. */
export function teamLine(state: GameState, side: Side, box: TeamBox): TeamLine {
  return {
    ...box.total,
    pir: performanceIndexRating(box.total),
    efficiency: efficiency(box.total),
    teamOffensiveRebounds: box.entry.offensiveRebounds,
    teamDefensiveRebounds: box.entry.defensiveRebounds,
    teamTurnovers: box.entry.turnovers,
    teamFouls: Object.values(box.benchFouls).reduce((sum, count) => sum + (count ?? 0), 0),
    possessions: state.recorded.control && recordsDetails(state) ? state.possession.counts[side] : null,
    facts: factsOf(side, state, box),
  };
}

function factsOf(side: Side, { clock, flow, teams }: GameState, { benchPoints }: TeamBox): TeamFacts {
  const running = flow.leader === side ? Math.max(0, clock.elapsedMs - flow.leaderSinceMs) : 0;
  const lead = flow.largestLead[side];
  const runs = flow.runs.filter((run) => run.side === side).map((run) => run.points);
  return {
    benchPoints,
    largestLead: lead && { points: lead.points, period: lead.period, clockMs: lead.clockMs },
    largestRun: Math.max(0, ...runs),
    leadMs: flow.leadMs[side] + running,
    foulsByPeriod: [...teams[side].foulsByPeriod],
    timeouts: teams.home.timeouts.length + teams.away.timeouts.length > 0 ? teams[side].timeouts.length : null,
  };
}
