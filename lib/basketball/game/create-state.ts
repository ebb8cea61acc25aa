import type { Side } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { emptyTally, type Tally } from '#lib/basketball/stat-line.ts';
import { recordedFacts } from '#lib/basketball/statistics.ts';
import type { GameDraft, GameRoster, PlayerState, TeamState } from './state.ts';

const nothingRecorded = Object.fromEntries(
  [...recordedFacts, 'control' as const].map((fact) => [fact, false]),
) as GameDraft['recorded'];

export function createState(profile: RulesProfile, roster: GameRoster): GameDraft {
  return {
    profile,
    roster,
    log: [],
    played: [],
    phase: 'scheduled',
    periodsEnded: 0,
    suspended: false,
    finalised: false,
    annulled: false,
    protested: false,
    ruling: null,
    spectators: null,
    clock: {
      period: 1,
      clockMs: profile.periods.lengthMs,
      elapsedMs: 0,
      running: false,
      since: null,
      shotClockMs: null,
      shotClockRunning: false,
    },
    anchors: {
      explicit: false,
      game: { running: false, remainingMs: profile.periods.lengthMs, at: null },
      shot: null,
      movedBy: { game: null, shot: null, shotValue: null },
    },
    score: { home: 0, away: 0 },
    periods: [],
    teams: { home: createTeam(roster.home), away: createTeam(roster.away) },
    flow: {
      scores: [],
      runs: [],
      leadChanges: 0,
      timesTied: 0,
      largestLead: { home: null, away: null },
      leader: null,
      lastLeader: null,
      leaderSinceMs: 0,
      leadMs: { home: 0, away: 0 },
    },
    shots: [],
    blockedShots: [],
    possession: {
      side: null,
      ended: true,
      endedByTurnover: false,
      fromTurnover: false,
      secondChance: false,
      counts: { home: 0, away: 0 },
      technicalShots: { home: false, away: false },
    },
    arrow: { side: null, explicit: false, turnsAtControl: false },
    recorded: { ...nothingRecorded },
    warnings: [],
  };
}

function createTeam(persons: readonly string[]): TeamState {
  return {
    players: Object.fromEntries(persons.map((person) => [person, createPlayer()])),
    entry: emptyTally(),
    benchFouls: {},
    foulsByPeriod: [],
    foulsInLastTwoMinutes: [],
    timeouts: [],
    onCourt: [],
    lineups: {},
    currentLineup: null,
  };
}

function createPlayer(): PlayerState {
  return { tally: emptyTally(), fouls: {}, stints: [], starter: false, captain: false };
}

/** Returns the player's state; creates it if the log names a player who is not on the roster sheet. */
export function playerState(state: GameDraft, side: Side, person: string): PlayerState {
  const { players } = state.teams[side];
  players[person] ??= createPlayer();
  return players[person];
}

/** Returns the tally an action counts for: the player's, or the team's if there is none. */
export function tallyOf(state: GameDraft, side: Side, person: string | null): Tally {
  return person === null ? state.teams[side].entry : playerState(state, side, person).tally;
}
