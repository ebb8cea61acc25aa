import type { GameDraft, GameState, LineupState, PlayerState, TeamState } from './state.ts';

/**
 * Returns a mutable copy of the state. Objects that never change once written (events, score points, shots, finished
 * runs) are shared.
 */
export function cloneState(frozen: GameState): GameDraft {
  const state = frozen as GameDraft;
  return {
    ...state,
    log: state.log.slice(),
    played: state.played.slice(),
    clock: { ...state.clock },
    anchors: { ...state.anchors },
    score: { ...state.score },
    periods: state.periods.map((period) => ({ ...period })),
    teams: { home: cloneTeam(state.teams.home), away: cloneTeam(state.teams.away) },
    flow: {
      ...state.flow,
      scores: state.flow.scores.slice(),
      runs: state.flow.runs.slice(),
      largestLead: { ...state.flow.largestLead },
      leadMs: { ...state.flow.leadMs },
    },
    shots: state.shots.slice(),
    blockedShots: state.blockedShots.slice(),
    possession: {
      ...state.possession,
      counts: { ...state.possession.counts },
      technicalShots: { ...state.possession.technicalShots },
    },
    arrow: { ...state.arrow },
    recorded: { ...state.recorded },
    warnings: state.warnings.slice(),
  };
}

function cloneTeam(team: TeamState): TeamState {
  const players: Record<string, PlayerState> = {};
  for (const person in team.players) {
    const player = team.players[person];
    if (player) players[person] = clonePlayer(player);
  }
  const lineups: Record<string, LineupState> = {};
  for (const key in team.lineups) {
    const lineup = team.lineups[key];
    if (lineup) lineups[key] = { ...lineup };
  }
  return {
    ...team,
    players,
    lineups,
    entry: { ...team.entry },
    benchFouls: { ...team.benchFouls },
    foulsByPeriod: team.foulsByPeriod.slice(),
    foulsInLastTwoMinutes: team.foulsInLastTwoMinutes.slice(),
    timeouts: team.timeouts.slice(),
    onCourt: team.onCourt.slice(),
    currentLineup: team.currentLineup,
  };
}

function clonePlayer(player: PlayerState): PlayerState {
  return {
    ...player,
    tally: { ...player.tally },
    fouls: { ...player.fouls },
    stints: player.stints.slice(),
  };
}
