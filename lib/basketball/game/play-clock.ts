import type { GameEvent } from '#lib/basketball/events.ts';
import { elapsedMs, periodLengthMs } from '#lib/basketball/rules/periods.ts';
import { isOfEarlierPeriod } from './lateness.ts';
import type { GameDraft } from './state.ts';

/** Moves the game to the time of the event and stores the readings of game clock and shot clock. */
export function playClock(state: GameDraft, event: GameEvent): void {
  if (isOfEarlierPeriod(state, event)) return;
  const { clock } = state;
  const { periods } = state.profile;
  const shown = clockReading(state, event);
  if (shown !== null) {
    clock.period = event.period;
    clock.clockMs = shown;
    clock.elapsedMs = elapsedMs(periods, event.period, shown);
    if (clock.running) clock.since = event.wallTime ?? clock.since;
  }
  if (event.shotClockMs !== undefined) clock.shotClockMs = event.shotClockMs;
  if (event.type === 'clock' && event.change !== 'set') {
    clock.running = event.change === 'start';
    clock.since = clock.running ? (event.wallTime ?? null) : null;
  } else if (event.type === 'shot-clock') {
    playShotClock(state, event.change);
  } else if (event.type === 'period-end' || event.type === 'game-end') {
    clock.running = false;
    clock.since = null;
    clock.shotClockRunning = false;
  }
}

function clockReading(state: GameDraft, event: GameEvent): number | null {
  if (event.clockMs !== null) return event.clockMs;
  if (event.type === 'period-start') return periodLengthMs(state.profile.periods, event.period);
  if (event.type === 'period-end' || event.type === 'game-end') return 0;
  if (event.period > state.clock.period) return periodLengthMs(state.profile.periods, event.period);
  return null;
}

function playShotClock(state: GameDraft, change: Extract<GameEvent, { type: 'shot-clock' }>['change']): void {
  const { clock, profile } = state;
  if (change === 'start' || change === 'stop') clock.shotClockRunning = change === 'start';
  else if (change === 'reset-24') clock.shotClockMs = profile.shotClock?.fullMs ?? null;
  else if (change === 'reset-14') clock.shotClockMs = profile.shotClock?.shortMs ?? null;
  else if (change === 'blank') clock.shotClockMs = null;
}
