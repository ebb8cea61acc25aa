import { chooseOnCourt } from './choose.ts';
import { playFor, stopClock, wait } from './clock.ts';
import { callFoul } from './fouls.ts';
import { record } from './log.ts';
import { turnovers } from './rates.ts';
import { rotate } from './rotation.ts';
import type { GameState, Possession } from './state.ts';
import { startPossession } from './state.ts';
import { considerTimeout } from './timeouts.ts';
import { opponentOf } from './types.ts';

function deadBall(game: GameState, seconds: number): void {
  stopClock(game);
  wait(game, seconds, seconds * 1.8);
  considerTimeout(game, ['home', 'away']);
  rotate(game);
}

/** Simulates a turnover; a steal goes to the opponent who took the ball. */
export function playTurnover(game: GameState, possession: Possession, durationMs: number): Possession {
  const { random } = game;
  const { side } = possession;
  const offence = game[side];
  const defence = game[opponentOf[side]];
  const violation = random.weighted(turnovers, ({ weight }) => weight);
  const { kind } = violation;
  const runsOut = kind === 'shot-clock';
  if (runsOut && possession.shotClockMs >= game.clockMs) return possession;
  playFor(game, Math.min(runsOut ? possession.shotClockMs : durationMs, game.clockMs * 0.93));

  if (violation.team) {
    record(game, { type: 'turnover', side, person: null, kind });
    deadBall(game, 14);
    return startPossession(defence.side, 'throw-in', true);
  }
  const loser = random.weighted(
    offence.onCourt,
    ({ player }) => player.ratings.turnover * (0.35 + 0.65 * player.ratings.usage),
  );
  if (kind === 'offensive-foul') {
    const on = chooseOnCourt(random, defence, 'steal');
    callFoul(game, { team: offence, by: loser, on, kind: 'offensive', losesBall: true });
    deadBall(game, 5);
    return startPossession(defence.side, 'throw-in', true);
  }
  const id = record(game, { type: 'turnover', side, person: loser.player.person, kind });
  if (random.chance(violation.steal)) {
    const thief = chooseOnCourt(random, defence, 'steal');
    record(game, { type: 'steal', side: defence.side, person: thief.player.person }, id);
    return startPossession(defence.side, 'steal', true);
  }
  deadBall(game, 13);
  return startPossession(defence.side, 'throw-in', true);
}

/** Simulates a held ball: the possession arrow decides; if it favours the defence, the offence has a turnover. */
export function playHeldBall(game: GameState, possession: Possession, durationMs: number): Possession {
  const awarded = game.arrow ?? possession.side;
  const defender = opponentOf[possession.side];
  playFor(game, Math.min(durationMs, game.clockMs * 0.9));
  stopClock(game);
  record(game, { type: 'held-ball', side: awarded });
  if (awarded === defender) {
    const loser = chooseOnCourt(game.random, game[possession.side], 'turnover');
    const thief = chooseOnCourt(game.random, game[defender], 'steal');
    const { person } = loser.player;
    const id = record(game, { type: 'turnover', side: possession.side, person, kind: 'ball-handling' });
    record(game, { type: 'steal', side: defender, person: thief.player.person }, id);
  }
  deadBall(game, 13);
  game.arrow = opponentOf[awarded];
  record(game, { type: 'possession-arrow', side: game.arrow });
  if (awarded === defender) return startPossession(defender, 'throw-in', true);
  possession.shotClockMs = Math.max(2000, possession.shotClockMs - durationMs);
  possession.origin = 'throw-in';
  return possession;
}
