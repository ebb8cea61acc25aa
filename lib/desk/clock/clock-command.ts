import type { GameAction } from '#lib/basketball/events.ts';
import { type DeskClocks, notBeforeLast, readClocks, shownAt } from './clocks.ts';

/** An operation on a clock. `set` takes milliseconds; null blanks the shot clock. */
export type ClockIntent =
  | { type: 'toggle' | 'start' | 'stop' }
  | { type: 'shot-toggle' | 'reset-full' | 'reset-short' }
  /** The clock has run out. */
  | { type: 'expire' }
  | { type: 'shot-expire' }
  | { type: 'set'; toMs: number }
  | { type: 'set-shot'; toMs: number | null };

export type ClockRefusal =
  | 'not-playing'
  | 'suspended'
  | 'no-time-left'
  | 'running'
  | 'stopped'
  | 'too-long'
  | 'no-shot-clock'
  | 'shot-clock-over'
  | 'nothing-to-do';

/** A log entry of a clock, with the readings of both clocks after it. */
export type ClockStep = { action: GameAction; clockMs: number; shotClockMs?: number };

export type ClockDecision = { ok: true; steps: ClockStep[]; atMs: number } | { ok: false; refusal: ClockRefusal };

const refuse = (refusal: ClockRefusal): ClockDecision => ({ ok: false, refusal });

/**
 * Returns the log entries of a clock operation at `deviceMs` of server time, or why it is refused. Interlocks: no clock
 * runs outside a period, the shot clock never runs while the game clock is stopped, and it never shows more time than
 * is left in the period.
 */
export function decideClock(clocks: DeskClocks, intent: ClockIntent, deviceMs: number): ClockDecision {
  const { game } = clocks;
  const nowMs = notBeforeLast(clocks, deviceMs);
  switch (intent.type) {
    case 'toggle':
      return decideClock(clocks, { type: game.running ? 'stop' : 'start' }, nowMs);
    case 'start':
      return start(clocks, nowMs);
    case 'stop':
      return game.running ? stop(clocks, nowMs) : refuse('stopped');
    case 'expire':
      if (!game.running || shownAt(game, nowMs) > 0) return refuse('nothing-to-do');
      return stop(clocks, zeroAt(game, nowMs));
    case 'set':
      return set(clocks, intent.toMs, nowMs);
    default:
      return clocks.shotClock ? decideShot(clocks, intent, nowMs, clocks.shotClock) : refuse('no-shot-clock');
  }
}

function start(clocks: DeskClocks, nowMs: number): ClockDecision {
  const { gameMs, shotMs } = readClocks(clocks, nowMs);
  if (clocks.phase !== 'playing') return refuse('not-playing');
  if (clocks.isSuspended) return refuse('suspended');
  if (clocks.game.running) return refuse('running');
  if (gameMs === 0) return refuse('no-time-left');
  if (shotMs === 0) return refuse('shot-clock-over');
  const steps: ClockStep[] = [step({ type: 'clock', change: 'start' }, gameMs, shotMs)];
  // After a jump ball the shot clock waits until a team controls the ball (Art. 29, 50).
  if (shotMs !== null && !isTipOff(clocks, gameMs))
    steps.push(step({ type: 'shot-clock', change: 'start' }, gameMs, shotMs));
  return { ok: true, steps, atMs: nowMs };
}

const isTipOff = ({ period, lengthMs }: DeskClocks, gameMs: number) => period === 1 && gameMs === lengthMs;

function stop(clocks: DeskClocks, atMs: number): ClockDecision {
  const { gameMs, shotMs } = readClocks(clocks, atMs);
  return { ok: true, steps: [step({ type: 'clock', change: 'stop' }, gameMs, shotMs)], atMs };
}

function set(clocks: DeskClocks, toMs: number, nowMs: number): ClockDecision {
  if (clocks.phase !== 'playing') return refuse('not-playing');
  if (clocks.game.running) return refuse('running');
  if (!(toMs >= 0 && toMs <= clocks.lengthMs)) return refuse('too-long');
  const { shotMs } = readClocks(clocks, nowMs);
  return { ok: true, steps: [step({ type: 'clock', change: 'set' }, Math.round(toMs), shotMs)], atMs: nowMs };
}

type ShotIntent = Exclude<
  ClockIntent,
  { type: 'toggle' | 'start' | 'stop' } | { type: 'expire' } | { type: 'set'; toMs: number }
>;

function decideShot(
  clocks: DeskClocks,
  intent: ShotIntent,
  nowMs: number,
  { fullMs, shortMs }: { fullMs: number; shortMs: number },
): ClockDecision {
  if (clocks.phase !== 'playing') return refuse('not-playing');
  const { gameMs, shotMs } = readClocks(clocks, nowMs);
  const only = (action: GameAction, shown: number | null): ClockDecision => ({
    ok: true,
    steps: [step(action, gameMs, shown)],
    atMs: nowMs,
  });
  switch (intent.type) {
    case 'reset-full':
      return reset(clocks, { change: 'reset-24', toMs: fullMs, gameMs, nowMs });
    case 'reset-short':
      return reset(clocks, { change: 'reset-14', toMs: shortMs, gameMs, nowMs });
    case 'set-shot':
      if (intent.toMs === null) return only({ type: 'shot-clock', change: 'blank' }, null);
      if (!(intent.toMs >= 0 && intent.toMs <= fullMs) || intent.toMs > gameMs) return refuse('too-long');
      return only({ type: 'shot-clock', change: 'set' }, Math.round(intent.toMs));
    case 'shot-expire': {
      if (!clocks.shot?.running || shotMs !== 0) return refuse('nothing-to-do');
      const atMs = zeroAt(clocks.shot, nowMs);
      const shown = shownAt(clocks.game, atMs);
      return { ok: true, steps: [step({ type: 'shot-clock', change: 'stop' }, shown, 0)], atMs };
    }
    case 'shot-toggle':
      if (clocks.shot?.running) return only({ type: 'shot-clock', change: 'stop' }, shotMs);
      if (!clocks.game.running) return refuse('stopped');
      if (shotMs === null) return refuse('no-shot-clock');
      if (shotMs === 0) return refuse('shot-clock-over');
      return only({ type: 'shot-clock', change: 'start' }, shotMs);
  }
}

/** Resets the shot clock. A running one continues; a blank one starts if the game clock runs. */
function reset(
  { game, shot }: DeskClocks,
  to: { change: 'reset-24' | 'reset-14'; toMs: number; gameMs: number; nowMs: number },
): ClockDecision {
  const { change, toMs, gameMs, nowMs } = to;
  if (gameMs < toMs) {
    return { ok: true, steps: [step({ type: 'shot-clock', change: 'blank' }, gameMs, null)], atMs: nowMs };
  }
  const steps = [step({ type: 'shot-clock', change }, gameMs, toMs)];
  if (game.running && !shot?.running) steps.push(step({ type: 'shot-clock', change: 'start' }, gameMs, toMs));
  return { ok: true, steps, atMs: nowMs };
}

function step(action: GameAction, clockMs: number, shotMs: number | null): ClockStep {
  return { action, clockMs, ...(shotMs !== null && { shotClockMs: shotMs }) };
}

/** Returns when a running clock reached 0.0, which is before it was noticed. */
function zeroAt({ remainingMs, at }: Readonly<{ remainingMs: number; at: string | null }>, nowMs: number): number {
  return at === null ? nowMs : Math.min(nowMs, Date.parse(at) + remainingMs);
}
