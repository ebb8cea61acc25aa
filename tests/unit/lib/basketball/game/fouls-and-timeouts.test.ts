import { describe, expect, it } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import { exclusions, teamBoard } from '#lib/basketball/game/facts.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { nba } from '#lib/basketball/rules/nba.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { type GameLog, roster, tipOff, twoPeriods } from './game-log.ts';

const replay = (log: GameLog, profile: RulesProfile = twoPeriods) =>
  replayGame({ profile, events: log.events, roster });

describe('team fouls', () => {
  it('puts a team in the penalty after its fourth foul of a period and starts anew with the next', () => {
    const log = tipOff().foul('home', 'h1').foul('home', 'h2').foul('home', 'h3', 'offensive');
    expect(teamBoard(replay(log), 'home')).toMatchObject({ fouls: 3, penalty: false });
    log.foul('home', 'h4', 'technical');
    expect(teamBoard(replay(log), 'home')).toMatchObject({ fouls: 4, penalty: true });
    log.at(1, '0:00').add({ type: 'period-end' }).at(2, '10:00').add({ type: 'period-start' });
    expect(teamBoard(replay(log), 'home')).toMatchObject({ fouls: 0, penalty: false });
  });

  it('does not count fouls of coach and bench, in no line of the box score either', () => {
    const log = tipOff().foul('home', null, 'coach-technical').foul('home', null, 'bench-technical');
    const box = boxScore(replay(log));
    expect(teamBoard(replay(log), 'home').fouls).toBe(0);
    expect(box.home.total.fouls).toBe(0);
    expect(box.home.benchFouls).toEqual({ 'coach-technical': 1, 'bench-technical': 1 });
  });

  it('counts a technical of an interval for the period that follows, a late entered personal for its own', () => {
    const log = tipOff().at(1, '0:00').add({ type: 'period-end' }).foul('home', 'h1', 'technical').foul('home', 'h2');
    expect(replay(log).teams.home.foulsByPeriod).toEqual([1, 1]);
  });

  it('goes on counting the last period through overtimes', () => {
    const log = tipOff()
      .at(2, '5:00')
      .foul('away', 'a1')
      .foul('away', 'a2')
      .at(3, '4:00')
      .foul('away', 'a1')
      .at(4, '3:00')
      .foul('away', 'a3');
    expect(teamBoard(replay(log), 'away')).toMatchObject({ fouls: 4, penalty: true });
    expect(replay(log).teams.away.foulsByPeriod).toEqual([0, 2, 1, 1]);
  });

  it('follows NBA rules where the profile says so: offensive fouls apart, second foul of the last two minutes', () => {
    const log = tipOff().at(1, '1:30').foul('home', 'h1', 'offensive').foul('home', 'h1');
    expect(teamBoard(replay(log, nba), 'home')).toMatchObject({ fouls: 1, penalty: true });
  });
});

describe('players who must leave', () => {
  it('names five fouls, disqualifying fouls and technicals that add up', () => {
    const log = tipOff();
    for (let foul = 0; foul < 5; foul++) log.foul('home', 'h1');
    log.foul('home', 'h2', 'disqualifying').foul('home', 'h3', 'technical').foul('home', 'h3', 'unsportsmanlike');
    log
      .foul('home', null, 'bench-technical')
      .foul('home', null, 'bench-technical')
      .foul('home', null, 'coach-technical');
    expect(exclusions(replay(log), 'home')).toEqual([
      { person: 'h1', reason: 'foul-limit' },
      { person: 'h2', reason: 'disqualifying-foul' },
      { person: 'h3', reason: 'game-disqualification' },
      { person: null, reason: 'game-disqualification' },
    ]);
  });
});

describe('time-outs', () => {
  it('are granted by half without carry-over, one in each overtime', () => {
    const log = tipOff().at(1, '5:00').add({ type: 'timeout', kind: 'team', side: 'home' });
    expect(teamBoard(replay(log, fiba2024), 'home').timeoutsLeft).toBe(1);
    log.at(3, '9:00').add({ type: 'timeout', kind: 'media', side: null });
    expect(teamBoard(replay(log, fiba2024), 'home').timeoutsLeft).toBe(3);
    log.at(5, '4:00').add({ type: 'timeout', kind: 'team', side: 'home' });
    expect(teamBoard(replay(log, fiba2024), 'home').timeoutsLeft).toBe(0);
    log.at(6, '5:00').add({ type: 'period-start' });
    expect(teamBoard(replay(log, fiba2024), 'home').timeoutsLeft).toBe(1);
  });

  it('leave at most two for the last two minutes, and do not count refused ones', () => {
    const log = tipOff().at(4, '2:00').add({ type: 'timeout', kind: 'team', side: 'away', refused: true });
    expect(teamBoard(replay(log, fiba2024), 'away').timeoutsLeft).toBe(2);
    log.at(4, '1:00').add({ type: 'timeout', kind: 'team', side: 'away' });
    expect(teamBoard(replay(log, fiba2024), 'away').timeoutsLeft).toBe(1);
  });
});
