import type { GameEvent } from '#lib/basketball/events.ts';
import { periodLengthMs } from '#lib/basketball/rules/periods.ts';
import { isOfEarlierPeriod } from './lateness.ts';
import { setsShotClock, wasMovedBefore } from './overtaken.ts';
import type { ClockAnchorState, GameDraft } from './state.ts';

/**
 * Updates the anchors of game clock and shot clock, from which every display counts on: the last time the timer
 * started, stopped or set them. Other events do not move the game clock, unless the log has no clock events at all.
 */
export function playAnchors(state: GameDraft, event: GameEvent): void {
  if (isOfEarlierPeriod(state, event)) return;
  const { anchors } = state;
  const at = event.wallTime ?? null;
  switch (event.type) {
    case 'clock': {
      const running = event.change === 'set' ? anchors.game.running : event.change === 'start';
      anchors.explicit = true;
      anchors.game = { running, remainingMs: event.clockMs ?? shownAt(anchors.game, at), at };
      // Interlock: the shot clock never runs while the game clock is stopped.
      anchors.movedBy = { ...anchors.movedBy, game: event };
      if (event.change === 'stop') stopShotClock(state, event);
      else if (event.shotClockMs !== undefined) setShotClock(state, event.shotClockMs, at);
      break;
    }
    case 'shot-clock':
      playShotClock(state, event.change, event.shotClockMs, at);
      noteShotClock(state, event);
      break;
    case 'period-start':
      anchors.game = { running: false, remainingMs: periodStartClock(state, event), at };
      startShotClock(state, event);
      anchors.movedBy = { game: null, shot: null, shotValue: null };
      break;
    case 'period-end':
    case 'game-end':
      anchors.game = { running: false, remainingMs: event.clockMs ?? 0, at };
      anchors.movedBy = { ...anchors.movedBy, game: event };
      stopShotClock(state, event);
      break;
    default:
      if (!anchors.explicit && event.clockMs !== null) {
        anchors.game = { running: false, remainingMs: event.clockMs, at };
      }
  }
}

/** Every period begins with a full shot clock (Art. 29), where the log has one at all. */
function startShotClock({ anchors, profile: { shotClock } }: GameDraft, { shotClockMs, wallTime }: GameEvent): void {
  if (!shotClock || (shotClockMs === undefined && !anchors.shot)) return;
  anchors.shot = { running: false, remainingMs: shotClock.fullMs, at: wallTime ?? null };
}

function periodStartClock({ profile }: GameDraft, { clockMs, period }: GameEvent): number {
  return clockMs ?? periodLengthMs(profile.periods, period);
}

function playShotClock(
  { anchors, profile: { shotClock } }: GameDraft,
  change: Extract<GameEvent, { type: 'shot-clock' }>['change'],
  given: number | undefined,
  at: string | null,
): void {
  const { shot } = anchors;
  const running = shot?.running ?? false;
  if (change === 'blank' || !shotClock) {
    anchors.shot = null;
  } else if (change === 'reset-24' || change === 'reset-14') {
    const full = change === 'reset-24' ? shotClock.fullMs : shotClock.shortMs;
    anchors.shot = { running, remainingMs: given ?? full, at: laterOf(at, shot?.at) };
  } else {
    const remainingMs = given ?? (shot ? shownAt(shot, at) : shotClock.fullMs);
    anchors.shot =
      change === 'set'
        ? { running, remainingMs, at: laterOf(at, shot?.at) }
        : { running: change === 'start', remainingMs, at };
  }
}

/** A time that reaches the log late counts from where the clock was started or stopped since. */
const laterOf = (at: string | null, since: string | null | undefined) =>
  at !== null && since && Date.parse(since) > Date.parse(at) ? since : at;

function noteShotClock({ anchors }: GameDraft, event: Extract<GameEvent, { type: 'shot-clock' }>): void {
  const { movedBy } = anchors;
  anchors.movedBy = {
    ...movedBy,
    shot: wasMovedBefore(event, movedBy.shot) ? movedBy.shot : event,
    shotValue: setsShotClock(event) ? event : movedBy.shotValue,
  };
}

function setShotClock({ anchors }: GameDraft, remainingMs: number, at: string | null): void {
  if (anchors.shot) anchors.shot = { ...anchors.shot, remainingMs, at };
}

function stopShotClock({ anchors }: GameDraft, event: GameEvent): void {
  const { shotClockMs, wallTime } = event;
  const { shot } = anchors;
  anchors.movedBy = { ...anchors.movedBy, shot: event };
  const at = wallTime ?? null;
  if (shot) anchors.shot = { running: false, remainingMs: shotClockMs ?? shownAt(shot, at), at };
}

/** Returns the time left at an instant; unchanged if either instant is unknown. */
function shownAt({ running, remainingMs, at }: ClockAnchorState, instant: string | null): number {
  if (!running || at === null || instant === null) return remainingMs;
  return Math.max(0, remainingMs - Math.max(0, Date.parse(instant) - Date.parse(at)));
}
