import type { GameState, Possession } from './state.ts';
import { opponentOf } from './types.ts';

/** Tactics of both teams: pace of the offence, preference for threes, intentional fouls of the defence. */
export type Plan = { durationMs: number; threeBias: number; deliberateFoul: boolean; dribbleOut: boolean };

const setPlay = {
  'jump-ball': 13.5,
  'made-basket': 17,
  'defensive-rebound': 15,
  steal: 13.9,
  'throw-in': 13.5,
} as const;

function ordinaryDuration(game: GameState, possession: Possession, fastBreak: boolean): number {
  const { random } = game;
  if (fastBreak) return random.between(2500, 6500);
  if (possession.putBackBy) return random.between(500, 1900);
  const mean = setPlay[possession.origin] * 1000;
  const typical = possession.secondChance ? 7000 : mean;
  return Math.max(2500, Math.min(possession.shotClockMs - 300, random.normal(typical, typical * 0.3)));
}

/** Derives the tactics from score and clock. */
export function planChance(game: GameState, possession: Possession, fastBreak: boolean): Plan {
  const { random, clockMs } = game;
  const lead = game[possession.side].score - game[opponentOf[possession.side]].score;
  const last = game.period >= game.profile.periods;
  const plan: Plan = {
    durationMs: ordinaryDuration(game, possession, fastBreak),
    threeBias: 0,
    deliberateFoul: false,
    dribbleOut: false,
  };
  const canHold = clockMs <= possession.shotClockMs + 2500 && clockMs > 3000 && !possession.putBackBy;
  const holdMs = clockMs - random.between(300, 4200);

  if (!last) {
    if (canHold && clockMs <= 26_000 && !fastBreak) plan.durationMs = holdMs;
    return plan;
  }
  if (lead > 0) {
    const reach = 2.5 + clockMs / 6500;
    plan.deliberateFoul = clockMs < 48_000 && clockMs > 900 && lead <= Math.min(10, reach) && random.chance(0.93);
    plan.dribbleOut = clockMs <= possession.shotClockMs && !plan.deliberateFoul && random.chance(0.92);
    if (clockMs < 100_000 && !fastBreak) plan.durationMs = Math.max(plan.durationMs, possession.shotClockMs - 4500);
    if (lead > 20) plan.durationMs *= 1.15;
    return plan;
  }
  if (lead <= -20 && clockMs < 24_000) plan.dribbleOut = random.chance(0.5);
  if (lead >= -2) {
    if (canHold && clockMs <= 26_000) plan.durationMs = holdMs;
    return plan;
  }
  if (lead === -3) {
    if (clockMs < 30_000) plan.threeBias = 0.45;
    if (canHold && clockMs <= 14_000) plan.durationMs = holdMs;
    return plan;
  }
  if (clockMs < 75_000 && lead >= -14) {
    plan.durationMs = Math.min(plan.durationMs, random.between(3000, 8500));
    plan.threeBias = 0.22;
  } else if (clockMs < 180_000) {
    plan.threeBias = 0.08;
  }
  return plan;
}
