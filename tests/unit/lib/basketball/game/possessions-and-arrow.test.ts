import { describe, expect, it } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { estimateGamePossessions } from '#lib/basketball/ratings/possessions.ts';
import { type GameLog, roster, tipOff, twoPeriods } from './game-log.ts';

const replay = (log: GameLog) => replayGame({ profile: twoPeriods, events: log.events, roster });
const rebound = (side: 'home' | 'away', kind: 'offensive' | 'defensive') =>
  ({ type: 'rebound', side, person: null, kind }) as const;

describe('possessions', () => {
  it('end with a basket, a turnover or the opponents’ rebound, not with the own one', () => {
    const log = tipOff()
      .shot('home', 'h1', 2, false)
      .add(rebound('home', 'offensive'))
      .shot('home', 'h1', 2, true)
      .shot('away', 'a1', 2, false)
      .add(rebound('home', 'defensive'))
      .add({ type: 'turnover', side: 'home', person: 'h1', kind: 'travelling' })
      .shot('away', 'a1', 3, true);
    expect(replay(log).possession.counts).toEqual({ home: 2, away: 2 });
  });

  it('end once with a basket and its missed free throw', () => {
    const log = tipOff()
      .shot('home', 'h1', 2, true)
      .foul('away', 'a1')
      .freeThrow('home', 'h1', false)
      .add(rebound('away', 'defensive'))
      .shot('away', 'a1', 2, true);
    expect(replay(log).possession.counts).toEqual({ home: 1, away: 1 });
  });

  it('go on when the missed free throw of a basket is rebounded by the same team', () => {
    const log = tipOff()
      .shot('home', 'h1', 2, true)
      .foul('away', 'a1')
      .freeThrow('home', 'h1', false)
      .add(rebound('home', 'offensive'))
      .shot('home', 'h2', 2, true);
    expect(replay(log).possession.counts).toEqual({ home: 1, away: 0 });
  });

  it('are not changed by technical free throws', () => {
    const log = tipOff()
      .shot('home', 'h1', 2, false)
      .add(rebound('home', 'offensive'))
      .foul('home', null, 'coach-technical')
      .freeThrow('away', 'a1', true)
      .shot('home', 'h1', 2, true);
    expect(replay(log).possession.counts).toEqual({ home: 1, away: 0 });
  });

  it('are estimated from shots and turnovers where they cannot be counted', () => {
    const state = replay(tipOff().shot('home', 'h1', 2, true).freeThrow('away', 'a1', true));
    const { home, away } = boxScore(state);
    expect(estimateGamePossessions(home.total, away.total)).toEqual({
      home: 0.72,
      away: 0.72,
      counted: false,
    });
  });
});

describe('the possession arrow', () => {
  it('points to the team without first control and turns with the throw-in of the next period', () => {
    const log = tipOff()
      .add({ type: 'jump-ball', side: 'home', person: 'h1', outcome: 'won' })
      .shot('home', 'h1', 2, false);
    expect(replay(log).arrow.side).toBe('away');
    log.at(2, '10:00').add({ type: 'period-start' });
    expect(replay(log).arrow.side).toBe('away');
    log.at(2, '9:40').shot('away', 'a1', 2, false);
    expect(replay(log).arrow.side).toBe('home');
  });

  it('turns after a held ball once the throw-in has led to control', () => {
    const log = tipOff().shot('home', 'h1', 2, false).add({ type: 'held-ball', side: 'away' });
    expect(replay(log).arrow.side).toBe('away');
    log.shot('away', 'a1', 2, true);
    expect(replay(log).arrow.side).toBe('home');
  });

  it('waits for first control where a technical free throw comes before it', () => {
    const log = tipOff().foul('away', 'a1', 'technical').freeThrow('home', 'h1', true);
    expect(replay(log).arrow.side).toBe(null);
    log.shot('away', 'a2', 2, false);
    expect(replay(log).arrow.side).toBe('home');
  });

  it('does not turn with the free throw of a technical foul in an interval', () => {
    const log = tipOff().shot('home', 'h1', 2, false).at(1, '0:00').add({ type: 'period-end' });
    log
      .at(2, '10:00')
      .foul('home', null, 'coach-technical')
      .add({ type: 'period-start' })
      .freeThrow('away', 'a1', true);
    expect(replay(log).arrow.side).toBe('away');
    log.at(2, '9:40').shot('away', 'a1', 2, false);
    expect(replay(log).arrow.side).toBe('home');
  });

  it('waits for first control where the ball of a missed technical free throw is dead', () => {
    const log = tipOff().foul('away', 'a1', 'technical').freeThrow('home', 'h1', false);
    log.add({ ...rebound('home', 'offensive'), deadBall: true });
    expect(replay(log).arrow.side).toBe(null);
  });

  it('obeys the table alone as soon as the table sets it', () => {
    const log = tipOff()
      .shot('home', 'h1', 2, false)
      .add({ type: 'possession-arrow', side: 'home' })
      .add({ type: 'held-ball', side: 'home' })
      .shot('home', 'h1', 2, true);
    expect(replay(log).arrow.side).toBe('home');
  });
});
