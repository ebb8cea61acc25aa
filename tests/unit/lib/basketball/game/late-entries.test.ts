import { describe, expect, it } from 'vitest';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { type GameLog, roster, tipOff, twoPeriods } from './game-log.ts';

const at = (second: number) => ({ wallTime: new Date(Date.UTC(2026, 1, 14, 19, 0, second)).toISOString() });
const play = (log: GameLog) => replayGame({ profile: twoPeriods, roster, events: log.events });
const secondPeriod = () =>
  tipOff()
    .at(1, '0:00')
    .add({ type: 'period-end' })
    .at(2, '10:00')
    .add({ type: 'period-start' }, at(0))
    .add({ type: 'clock', change: 'start' }, at(1))
    .at(2, '7:00')
    .shot('home', 'h1', 2, true);

describe('an entry of an earlier period', () => {
  it('counts there and moves no clock', () => {
    const before = play(secondPeriod());
    const late = secondPeriod()
      .at(1, '3:00')
      .shot('away', 'a1', 3, true, at(200))
      .add({ type: 'clock', change: 'stop' }, at(201));
    const after = play(late);
    expect(after.periods).toEqual([
      { home: 0, away: 3 },
      { home: 2, away: 0 },
    ]);
    expect([after.clock, after.anchors, after.phase]).toEqual([before.clock, before.anchors, 'playing']);
  });

  it('does not end the period that is on', () => {
    const log = tipOff().at(2, '10:00').add({ type: 'period-start' }).at(1, '0:00').add({ type: 'period-end' });
    expect(play(log)).toMatchObject({ phase: 'playing', periodsEnded: 1, clock: { period: 2 } });
  });

  it('gives and takes playing time at its own moment', () => {
    const { teams } = play(
      secondPeriod().at(1, '4:00').swap('home', 'h5', 'h6').at(2, '0:00').add({ type: 'period-end' }),
    );
    const { players, lineups } = teams.home;
    expect(players.h5?.stints).toEqual([{ fromMs: 0, toMs: 360_000 }]);
    expect(players.h5?.tally.playedMs).toBe(360_000);
    expect(players.h6?.stints).toEqual([{ fromMs: 360_000, toMs: null }]);
    expect(lineups['h1|h2|h3|h4|h5']?.playedMs).toBe(360_000);
    expect(lineups['h1|h2|h3|h4|h6']?.playedMs).toBe(840_000);
  });

  it('gives nobody less than nothing', () => {
    const log = secondPeriod().swap('home', 'h5', 'h6').at(1, '4:00').add({
      type: 'substitution-out',
      side: 'home',
      person: 'h6',
    });
    const { players, lineups } = play(log).teams.home;
    expect(players.h6?.tally.playedMs).toBe(0);
    expect(lineups['h1|h2|h3|h4|h6']?.playedMs).toBe(0);
  });
});
