import { meanOnCourt } from './choose.ts';
import { playFor } from './clock.ts';
import { playCommonFoul, playTechnical } from './dead-ball-fouls.ts';
import { planChance } from './plan.ts';
import { rates } from './rates.ts';
import { playShot } from './shot.ts';
import { setShotClock } from './shot-clock.ts';
import type { GameState, Possession } from './state.ts';
import { playHeldBall, playTurnover } from './turnover.ts';
import { opponentOf } from './types.ts';

const minShotMs = 300;

/** Too little time for a set play: a shot at the horn, or none. */
function playAgainstHorn(game: GameState, possession: Possession, threeBias: number): Possession {
  const { random, clockMs } = game;
  if (clockMs < minShotMs + 200 || !random.chance(0.72)) {
    playFor(game, clockMs);
    return possession;
  }
  const heave = clockMs < 3500 && possession.origin !== 'throw-in' && !possession.putBackBy;
  playFor(game, clockMs - random.between(100, Math.min(900, clockMs - 200)));
  return playShot(game, possession, { fastBreak: false, threeBias, heave });
}

/** Simulates one chance of the offence, up to a shot, a turnover or a whistle. Returns who has the ball then. */
export function playChance(game: GameState, possession: Possession): Possession {
  const { random } = game;
  const offence = game[possession.side];
  const defence = game[opponentOf[possession.side]];
  setShotClock(game, possession);
  if (random.chance(rates.technical)) playTechnical(game);

  const fastBreak = !possession.secondChance && random.chance(rates.fastBreak[possession.origin]);
  const plan = planChance(game, possession, fastBreak);
  if (plan.deliberateFoul) return playCommonFoul(game, possession, random.between(900, 4500), true);
  if (plan.dribbleOut) {
    playFor(game, Math.min(game.clockMs, possession.shotClockMs));
    if (game.clockMs === 0) return possession;
  }
  const whistleMs = random.between(0.15, 0.85) * Math.min(plan.durationMs, possession.shotClockMs);
  const putBack = possession.putBackBy !== undefined;
  if (!putBack && random.chance(rates.commonFoul * meanOnCourt(defence, 'foul'))) {
    return playCommonFoul(game, possession, whistleMs, false);
  }
  if (!putBack && random.chance(rates.heldBall)) return playHeldBall(game, possession, whistleMs);
  const pressure = (meanOnCourt(defence, 'steal') + meanOnCourt(offence, 'turnover')) / 2;
  if (random.chance(rates.turnover * pressure * (putBack ? 0.35 : 1)))
    return playTurnover(game, possession, whistleMs + 1500);
  if (plan.durationMs >= game.clockMs - 100) return playAgainstHorn(game, possession, plan.threeBias);
  playFor(game, plan.durationMs);
  return playShot(game, possession, { fastBreak, threeBias: plan.threeBias, heave: false });
}
