import { describe, expect, it } from 'vitest';
import type { GameAction } from '#lib/basketball/events.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { breakClock } from '#lib/basketball/game/break-clock.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { type GameLog, roster, tipOff, twoPeriods } from './game-log.ts';

const at = (second: number) => ({ wallTime: new Date(Date.UTC(2026, 1, 14, 19, 0, second)).toISOString() });
const clock = (change: 'start' | 'stop' | 'set'): GameAction => ({ type: 'clock', change });
const shot = (change: 'start' | 'stop' | 'reset-24' | 'reset-14' | 'blank'): GameAction => ({
  type: 'shot-clock',
  change,
});

/** Plays a log as a whole, and expects the same game entry by entry. */
function play({ events }: GameLog) {
  const input = { profile: twoPeriods, roster };
  const state = replayGame({ ...input, events });
  expect(events.reduce(applyEvent, replayGame({ ...input, events: [] }))).toEqual(state);
  return state;
}

/** A second tablet has stopped the clock at 9:54, reset the shot clock and started both again. */
const takenOver = () =>
  tipOff()
    .at(1, '10:00')
    .add(clock('start'), at(0))
    .at(1, '9:54')
    .add(clock('stop'), at(6))
    .add(shot('reset-24'), at(8))
    .add(clock('start'), at(10))
    .add(shot('start'), at(10));

describe('a clock operation that reaches the log after a later one of another device', () => {
  it('leaves clocks and playing time as they are', () => {
    const before = play(takenOver());
    const after = play(takenOver().at(1, '9:56').add(clock('stop'), at(4)).add(shot('reset-24'), at(5)));
    expect([after.anchors, after.clock, after.played]).toEqual([before.anchors, before.clock, before.played]);
    expect(after.log).toHaveLength(before.log.length + 2);
  });

  it('does not light a shot clock that was switched off since', () => {
    const log = takenOver().add(shot('blank'), at(20)).add(shot('reset-24'), at(15));
    expect(play(log).anchors.shot).toBeNull();
  });

  it('does not start a shot clock that stopped with the game clock', () => {
    const log = takenOver().at(1, '9:44').add(clock('stop'), at(20)).at(1, '9:46').add(shot('start'), at(18));
    expect(play(log).anchors.shot?.running).toBe(false);
  });

  it('does not start a period that has ended', () => {
    const log = takenOver().at(1, '0:00').add({ type: 'period-end' }, at(40)).at(1, '0:03').add(clock('start'), at(30));
    expect(play(log).anchors.game).toMatchObject({ running: false, remainingMs: 0 });
  });

  it('does not end a time-out that was taken meanwhile', () => {
    const log = takenOver()
      .at(1, '9:44')
      .add(clock('stop'), at(20))
      .add({ type: 'timeout', kind: 'team', side: 'home' }, at(20))
      .add(clock('start'), at(12));
    expect(breakClock(play(log))?.kind).toBe('timeout');
  });

  it('counts where the later one is removed', () => {
    const log = takenOver().at(1, '9:56').add(clock('stop'), at(4));
    for (const { id, wallTime } of takenOver().events) {
      if (wallTime && wallTime > at(4).wallTime) log.add({ type: 'correction' }, { voids: id, ...at(30) });
    }
    expect(play(log).anchors.game).toEqual({ running: false, remainingMs: 596_000, at: at(4).wallTime });
  });
});

describe('a clock operation that is not overtaken', () => {
  it('counts where the log does not say when it was made', () => {
    expect(play(takenOver().at(1, '9:50').add(clock('stop'))).anchors.game).toMatchObject({ running: false });
  });

  it('counts in a period whose start was dated later', () => {
    const log = tipOff().at(2, '10:00').add({ type: 'period-start' }, at(9)).add(clock('start'), at(3));
    expect(play(log).anchors.game).toMatchObject({ running: true, at: at(3).wallTime });
  });

  it('counts after an entry of another kind that was made later', () => {
    const log = tipOff().add({ type: 'held-ball', side: null }, at(9)).add(clock('start'), at(3));
    expect(play(log).anchors.game).toMatchObject({ running: true, at: at(3).wallTime });
  });

  it('counts where a correction puts it', () => {
    const log = takenOver();
    const stop = log.events.find((event) => event.type === 'clock' && event.change === 'stop');
    log.at(1, '9:55').add(clock('stop'), { supersedes: stop?.id ?? '', ...at(60) });
    const { anchors } = play(log);
    expect(anchors.game).toEqual({ running: true, remainingMs: 594_000, at: at(10).wallTime });
  });

  it('is a reset of the shot clock beside a stop of the game clock at the same whistle', () => {
    const log = takenOver().at(1, '9:44').add(clock('stop'), at(20)).add(shot('reset-14'), at(19));
    expect(play(log).anchors.shot).toEqual({ running: false, remainingMs: 14_000, at: at(20).wallTime });
  });

  it('is a reset before a start of both clocks: it counts from there', () => {
    const log = takenOver()
      .at(1, '9:44')
      .add(clock('stop'), at(20))
      .add(clock('start'), at(32))
      .add(shot('start'), at(32))
      .add(shot('reset-14'), at(30));
    expect(play(log).anchors.shot).toEqual({ running: true, remainingMs: 14_000, at: at(32).wallTime });
  });

  it('is no reset before another one, nor a start before a reset', () => {
    const log = takenOver().add(shot('reset-14'), at(20)).add(shot('reset-24'), at(15)).add(shot('stop'), at(14));
    expect(play(log).anchors.shot).toEqual({ running: true, remainingMs: 14_000, at: at(20).wallTime });
  });
});
