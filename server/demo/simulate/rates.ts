import type { ShotKind, TurnoverKind } from '#lib/basketball/events.ts';
import type { PlayerPosition } from './types.ts';

/** Frequencies of a professional men's league under FIBA rules, per attempt unless stated otherwise. */
export const rates = {
  averageTwoPoint: 0.512,
  averageThreePoint: 0.318,
  homeEdge: 0.009,
  /** Percentage points a leading team loses per point of lead. */
  leadRelaxation: 0.0016,
  closeFinishRelaxation: 0.006,
  formDeviation: 0.012,
  turnover: 0.14,
  heldBall: 0.0037,
  commonFoul: 0.078,
  hardFoulShare: 0.013,
  technical: 0.0024,
  shootingFoulOnTwo: 0.163,
  shootingFoulOnThree: 0.015,
  madeWhenFouled: 0.52,
  blockOfMissedTwo: 0.182,
  blockOfMissedThree: 0.013,
  assistOnTwo: 0.42,
  assistOnThree: 0.74,
  assistOnFreeThrows: 0.19,
  offensiveRebound: 0.279,
  offensiveReboundOfFreeThrow: 0.14,
  teamRebound: 0.1,
  teamReboundOffensive: 0.47,
  fastBreak: { steal: 0.5, 'defensive-rebound': 0.112, 'made-basket': 0.006, 'throw-in': 0.01, 'jump-ball': 0.05 },
  fastBreakBonus: 0.1,
} as const;

export type Shot = {
  kind: ShotKind;
  weight: number;
  made: number;
  assisted: number;
  /** Relative frequency by position. */
  by?: Record<PlayerPosition, number>;
};

/** Two-point shots from a set play: frequency, success rate, frequency of an assist (relative). */
export const twoPointShots: readonly Shot[] = [
  { kind: 'layup', weight: 32, made: 0.492, assisted: 1.3 },
  { kind: 'driving-layup', weight: 15, made: 0.51, assisted: 0.55, by: { guard: 1.5, forward: 0.95, center: 0.4 } },
  { kind: 'jump-shot', weight: 14, made: 0.322, assisted: 1.1 },
  { kind: 'floater', weight: 10, made: 0.384, assisted: 0.5, by: { guard: 1.5, forward: 0.8, center: 0.4 } },
  { kind: 'turnaround', weight: 6, made: 0.384, assisted: 0.8, by: { guard: 0.6, forward: 1.1, center: 1.3 } },
  { kind: 'pull-up', weight: 6, made: 0.384, assisted: 0.3, by: { guard: 1.7, forward: 0.8, center: 0.15 } },
  { kind: 'hook-shot', weight: 5, made: 0.421, assisted: 1, by: { guard: 0.1, forward: 0.8, center: 2.6 } },
  { kind: 'dunk', weight: 6, made: 0.805, assisted: 1.6, by: { guard: 0.3, forward: 1.1, center: 2.1 } },
  { kind: 'fadeaway', weight: 2.5, made: 0.34, assisted: 0.6 },
  { kind: 'step-back', weight: 2, made: 0.34, assisted: 0.2, by: { guard: 1.7, forward: 0.8, center: 0.1 } },
  { kind: 'alley-oop', weight: 1, made: 0.698, assisted: 2.3, by: { guard: 0.3, forward: 1.1, center: 2.1 } },
];

export const fastBreakShots: readonly Shot[] = [
  { kind: 'layup', weight: 45, made: 0.537, assisted: 1.2 },
  { kind: 'driving-layup', weight: 30, made: 0.519, assisted: 0.5 },
  { kind: 'dunk', weight: 18, made: 0.823, assisted: 1.2 },
  { kind: 'alley-oop', weight: 2, made: 0.76, assisted: 2.3 },
  { kind: 'floater', weight: 5, made: 0.403, assisted: 0.4 },
];

export const putBackShots: readonly Shot[] = [
  { kind: 'tip-in', weight: 34, made: 0.376, assisted: 0 },
  { kind: 'layup', weight: 56, made: 0.492, assisted: 0 },
  { kind: 'dunk', weight: 10, made: 0.823, assisted: 0 },
];

export const threePointShots: readonly Shot[] = [
  { kind: 'jump-shot', weight: 82, made: 0.317, assisted: 1.1 },
  { kind: 'pull-up', weight: 10, made: 0.294, assisted: 0.5 },
  { kind: 'step-back', weight: 7, made: 0.284, assisted: 0.25 },
  { kind: 'fadeaway', weight: 1, made: 0.274, assisted: 0.6 },
];

/** `steal` is the ratio of such turnovers that are steals; `team` marks team turnovers. */
export const turnovers: readonly { kind: TurnoverKind; weight: number; steal: number; team?: boolean }[] = [
  { kind: 'bad-pass', weight: 548, steal: 0.7 },
  { kind: 'ball-handling', weight: 337, steal: 0.78 },
  { kind: 'offensive-foul', weight: 195, steal: 0 },
  { kind: 'travelling', weight: 96, steal: 0 },
  { kind: 'out-of-bounds', weight: 38, steal: 0 },
  { kind: 'shot-clock', weight: 25, steal: 0, team: true },
  { kind: 'three-seconds', weight: 17, steal: 0 },
  { kind: 'double-dribble', weight: 6, steal: 0 },
  { kind: 'eight-seconds', weight: 4, steal: 0, team: true },
  { kind: 'five-seconds', weight: 3, steal: 0, team: true },
  { kind: 'backcourt', weight: 3, steal: 0 },
  { kind: 'offensive-goaltending', weight: 1, steal: 0 },
];
