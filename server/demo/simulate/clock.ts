import { record } from './log.ts';
import { startShotClock } from './shot-clock.ts';
import type { GameState } from './state.ts';

const hundredths = (milliseconds: number) => Math.max(0, Math.round(milliseconds / 10) * 10);

/** Advances play by a time, at most to the end of the period. */
export function playFor(game: GameState, milliseconds: number): void {
  if (!game.running) {
    game.running = true;
    if (game.clockEvents) record(game, { type: 'clock', change: 'start' });
    startShotClock(game);
  }
  const before = game.clockMs;
  game.clockMs = hundredths(game.clockMs - milliseconds);
  const elapsed = before - game.clockMs;
  if (game.shotClockMs !== null) game.shotClockMs = Math.max(0, game.shotClockMs - elapsed);
  if (game.wallMs !== null) game.wallMs += elapsed;
  for (const team of [game.home, game.away]) {
    for (const state of team.players) {
      state.stintMs += elapsed;
      if (state.onCourt) state.playedMs += elapsed;
    }
  }
}

/** Stops the game clock. */
export function stopClock(game: GameState): void {
  if (game.running && game.clockEvents) record(game, { type: 'clock', change: 'stop' });
  game.running = false;
}

/** Advances wall time while the game clock is stopped. */
export function wait(game: GameState, fromSeconds: number, toSeconds: number): void {
  const seconds = game.random.between(fromSeconds, toSeconds);
  if (game.wallMs !== null) game.wallMs += Math.round(seconds * 1000);
}

/** The last two minutes of the last quarter and of every overtime, when the clock stops after a basket. */
export function isInClosingMinutes(game: GameState): boolean {
  return game.period >= game.profile.periods && game.clockMs <= 120_000;
}

/** Returns the playing time since tip-off. */
export function playedMs(game: GameState): number {
  const { periods, periodMs, overtimeMs } = game.profile;
  const regular = Math.min(game.period - 1, periods) * periodMs;
  const extra = Math.max(0, game.period - 1 - periods) * overtimeMs;
  return regular + extra + (game.period > periods ? overtimeMs : periodMs) - game.clockMs;
}
