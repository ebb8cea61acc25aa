import type { FoulKind, Side } from '#lib/basketball/events.ts';

export type PlayerPosition = 'guard' | 'forward' | 'center';

/**
 * Ratings of a player in a simulated game. `twoPoint`, `threePoint` and `freeThrow` are success ratios against an
 * average defence; `minutes` is the target playing time in a game of 40 minutes; `threeShare` is the ratio of
 * three-point attempts; `defence` lowers the opponents' percentages (0.02 is a good defender); the rest are weights
 * around 1.
 */
export type PlayerRatings = {
  minutes: number;
  usage: number;
  twoPoint: number;
  threePoint: number;
  freeThrow: number;
  threeShare: number;
  rebound: number;
  pass: number;
  steal: number;
  block: number;
  turnover: number;
  foul: number;
  defence: number;
};

export type SimulatedPlayer = { person: string; position: PlayerPosition; ratings: PlayerRatings; captain?: boolean };

/** Players on the roster sheet, five to twelve. */
export type SimulatedTeam = { players: readonly SimulatedPlayer[] };

export type SimulationProfile = {
  periods: number;
  periodMs: number;
  overtimeMs: number;
  foulLimit: number;
  /** Foul kind for excessive contact; two of them exclude a player. */
  hardFoul: Extract<FoulKind, 'unsportsmanlike' | 'flagrant'>;
};

/** As `fiba-2024` has it. */
export const fibaSimulation: SimulationProfile = {
  periods: 4,
  periodMs: 10 * 60_000,
  overtimeMs: 5 * 60_000,
  foulLimit: 5,
  hardFoul: 'unsportsmanlike',
};

/** As `fiba-2026` has it. */
export const fiba2026Simulation: SimulationProfile = { ...fibaSimulation, hardFoul: 'flagrant' };

export type SimulationInput = {
  /** Any text; the same input gives the same log byte for byte. */
  seed: string;
  home: SimulatedTeam;
  away: SimulatedTeam;
  profile?: SimulationProfile;
  /** ISO 8601, UTC: every event then carries its `wallTime`. */
  tipOff?: string;
  spectators?: number;
  /** Also log each start and stop of game clock and shot clock. */
  clockEvents?: boolean;
  /** Neutral floor: no home advantage. */
  neutral?: boolean;
};

export const opponentOf: Record<Side, Side> = { home: 'away', away: 'home' };
