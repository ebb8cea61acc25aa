import { describe, expect, it } from 'vitest';
import { breakClock } from '#lib/basketball/game/break-clock.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { GameLog, roster, twoPeriods } from './game-log.ts';

const wallTime = '2026-02-14T19:30:00.000Z';
const breakAfter = (log: GameLog, profile = twoPeriods) =>
  breakClock(replayGame({ profile, roster, events: log.events }));
const begun = () => new GameLog().starters().add({ type: 'game-start' }).add({ type: 'period-start' });

describe('the clock of a break', () => {
  it('is not there while play is on', () => {
    expect(breakAfter(begun().add({ type: 'clock', change: 'start' }, { wallTime }))).toBeNull();
  });

  it('counts a time-out from the moment it was given until the game clock starts', () => {
    const log = begun()
      .add({ type: 'clock', change: 'start' })
      .add({ type: 'clock', change: 'stop' })
      .add({ type: 'timeout', kind: 'team', side: 'home' }, { wallTime });
    expect(breakAfter(log)).toEqual({
      kind: 'timeout',
      anchor: { running: true, remainingMs: 60_000, at: wallTime },
    });
    expect(breakAfter(log.add({ type: 'clock', change: 'start' }))).toBeNull();
  });

  it('does not count a time-out that was refused', () => {
    const log = begun().add({ type: 'timeout', kind: 'team', side: 'home', refused: true }, { wallTime });
    expect(breakAfter(log)).toBeNull();
  });

  it.each([
    [1, fiba2024.intervals.betweenPeriodsMs],
    [2, fiba2024.intervals.halfTimeMs],
    [3, fiba2024.intervals.betweenPeriodsMs],
    [4, fiba2024.intervals.beforeOvertimeMs],
  ])('counts the interval after period %i', (periods, remainingMs) => {
    const log = new GameLog().starters().add({ type: 'game-start' });
    for (let period = 1; period <= periods; period += 1)
      log
        .at(period, '10:00')
        .add({ type: 'period-start' })
        .at(period, '0:00')
        .add({ type: 'period-end' }, { wallTime });
    expect(breakAfter(log, fiba2024)).toEqual({
      kind: 'interval',
      anchor: { running: true, remainingMs, at: wallTime },
    });
  });

  it('is not there once the last period is over and the score is not level: no overtime comes', () => {
    const over = begun().at(2, '0:00').freeThrow('home', 'h1', true).add({ type: 'period-end' }, { wallTime });
    expect(breakAfter(over)).toBeNull();
    expect(breakAfter(over.freeThrow('away', 'a1', true))?.kind).toBe('interval');
  });

  it('is not there where the log does not say when it began', () => {
    expect(breakAfter(begun().at(1, '0:00').add({ type: 'period-end' }))).toBeNull();
  });
});
