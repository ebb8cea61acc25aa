import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { chooseOnCourt } from './choose.ts';
import { playFor, stopClock, wait } from './clock.ts';
import { record } from './log.ts';
import { playChance } from './possession.ts';
import { rates } from './rates.ts';
import { enterStarters, rotate } from './rotation.ts';
import type { GameState, Possession } from './state.ts';
import { createGame, startPossession } from './state.ts';
import { renewTimeouts } from './timeouts.ts';
import type { SimulationInput } from './types.ts';
import { opponentOf } from './types.ts';

function jumpBall(game: GameState): Possession {
  const homeJumper = chooseOnCourt(game.random, game.home, 'rebound');
  const awayJumper = chooseOnCourt(game.random, game.away, 'rebound');
  const jumper = { home: homeJumper.player.person, away: awayJumper.player.person };
  const winner: Side = game.random.chance(0.5) ? 'home' : 'away';
  const loser = opponentOf[winner];
  const won = record(game, { type: 'jump-ball', side: winner, person: jumper[winner], outcome: 'won' });
  record(game, { type: 'jump-ball', side: loser, person: jumper[loser], outcome: 'lost' }, won);
  playFor(game, 500);
  game.arrow = loser;
  record(game, { type: 'possession-arrow', side: loser });
  return startPossession(winner, 'jump-ball');
}

function throwInByArrow(game: GameState): Possession {
  const side = game.arrow ?? 'home';
  game.arrow = opponentOf[side];
  record(game, { type: 'possession-arrow', side: game.arrow });
  return startPossession(side, 'throw-in');
}

function playPeriod(game: GameState, spectators: number | undefined): void {
  renewTimeouts(game);
  if (game.period > 1) rotate(game, { interval: true });
  record(game, { type: 'period-start' });
  let possession = game.period === 1 ? jumpBall(game) : throwInByArrow(game);
  let announced = spectators === undefined || game.period !== 3;
  while (game.clockMs > 0) {
    possession = playChance(game, possession);
    if (!announced && spectators !== undefined && game.clockMs < 300_000) {
      record(game, { type: 'attendance', spectators });
      announced = true;
    }
  }
  stopClock(game);
  record(game, { type: 'period-end', confirmed: true });
}

function enterNextPeriod(game: GameState): void {
  const { periods, periodMs, overtimeMs } = game.profile;
  const half = game.period === periods / 2;
  wait(game, half ? 900 : 120, half ? 930 : 140);
  game.period += 1;
  game.clockMs = game.period > periods ? overtimeMs : periodMs;
  if (game.period > periods) return;
  game.home.teamFouls = 0;
  game.away.teamFouls = 0;
}

/**
 * Simulates a whole game possession by possession and returns its log, from the starters to the end of the game. Pure:
 * the same input gives the same log, ids included. Throws if a team has fewer than five or more than twelve players.
 */
export function simulateGame(input: SimulationInput): GameEvent[] {
  const game = createGame(input, rates.formDeviation, rates.homeEdge);
  enterStarters(game);
  record(game, { type: 'game-start' });
  playPeriod(game, input.spectators);
  while (game.period < game.profile.periods || game.home.score === game.away.score) {
    enterNextPeriod(game);
    playPeriod(game, input.spectators);
  }
  wait(game, 20, 60);
  record(game, { type: 'game-end', confirmed: true });
  return game.log;
}
