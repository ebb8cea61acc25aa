import { describe, expect, it } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { gameCourse } from '#lib/basketball/game-lines/course.ts';
import { teamLine } from '#lib/basketball/game-lines/team-line.ts';
import { type GameLog, roster, tipOff, twoPeriods } from './game-log.ts';

const replay = (log: GameLog) => replayGame({ profile: twoPeriods, events: log.events, roster });
const lineOf = (log: GameLog, side: Side, person: string) =>
  boxScore(replay(log))[side].players.find((player) => player.person === person)?.line;

const factsOf = (log: GameLog, side: Side) => {
  const state = replay(log);
  return teamLine(state, side, boxScore(state)[side]).facts;
};

/** 5–3 after one period, 8–8 after two, 13–10 after overtime. */
function wholeGame(): GameLog {
  return tipOff()
    .at(1, '9:00')
    .shot('home', 'h1', 3, true)
    .at(1, '8:00')
    .shot('away', 'a1', 3, true)
    .at(1, '5:00')
    .swap('home', 'h1', 'h6')
    .shot('home', 'h6', 2, true)
    .at(1, '0:00')
    .add({ type: 'period-end' })
    .at(2, '10:00')
    .add({ type: 'period-start' })
    .at(2, '4:00')
    .shot('away', 'a1', 2, true)
    .at(2, '3:00')
    .shot('away', 'a2', 3, true)
    .at(2, '1:00')
    .shot('home', 'h2', 3, true)
    .at(2, '0:00')
    .add({ type: 'period-end' })
    .at(3, '5:00')
    .add({ type: 'period-start' })
    .at(3, '4:00')
    .shot('home', 'h2', 3, true)
    .shot('home', 'h3', 2, true)
    .at(3, '1:00')
    .shot('away', 'a3', 2, true)
    .at(3, '0:00')
    .add({ type: 'period-end' })
    .add({ type: 'game-end' });
}

describe('a game replayed from its log', () => {
  it('has score and period scores, each overtime a period of its own', () => {
    const state = replay(wholeGame());
    expect(state.score).toEqual({ home: 13, away: 10 });
    expect(state.periods).toEqual([
      { home: 5, away: 3 },
      { home: 3, away: 5 },
      { home: 5, away: 2 },
    ]);
    expect(state.phase).toBe('finished');
    expect(state.warnings).toEqual([]);
  });

  it('gives minutes by stints that add up to five times the playing time', () => {
    expect(lineOf(wholeGame(), 'home', 'h1')?.playedMs).toBe(5 * 60_000);
    expect(lineOf(wholeGame(), 'home', 'h6')?.playedMs).toBe(20 * 60_000);
    expect(boxScore(replay(wholeGame())).home.total.playedMs).toBe(5 * 25 * 60_000);
  });

  it('counts time on court up to the last entry while the game runs', () => {
    const log = tipOff().at(1, '7:30').shot('home', 'h1', 2, false);
    expect(lineOf(log, 'home', 'h1')?.playedMs).toBe(150_000);
    expect(lineOf(log, 'home', 'h6')?.playedMs).toBe(0);
  });

  it('gives plus/minus to those on court when the points fall', () => {
    expect(lineOf(wholeGame(), 'home', 'h1')?.plusMinus).toBe(0);
    expect(lineOf(wholeGame(), 'home', 'h6')?.plusMinus).toBe(3);
    expect(lineOf(wholeGame(), 'away', 'a1')?.plusMinus).toBe(-3);
  });

  it('keeps line-ups with time and points, which make up the whole game', () => {
    const lineups = gameCourse(replay(wholeGame())).lineups.filter(({ side }) => side === 'home');
    expect(
      lineups.map(({ people, playedMs, pointsFor, pointsAgainst }) => [people, playedMs, pointsFor, pointsAgainst]),
    ).toEqual([
      [['h2', 'h3', 'h4', 'h5', 'h6'], 20 * 60_000, 10, 7],
      [['h1', 'h2', 'h3', 'h4', 'h5'], 5 * 60_000, 3, 3],
    ]);
  });

  it('follows the lead: changes, ties after 0–0, largest with its time, time with it', () => {
    const state = replay(wholeGame());
    expect(state.flow.timesTied).toBe(3);
    expect(state.flow.leadChanges).toBe(2);
    expect(state.flow.largestLead.home).toMatchObject({ points: 5, period: 3, clockMs: 240_000 });
    expect(state.flow.largestLead.away).toMatchObject({ points: 3, period: 2, clockMs: 180_000 });
    expect(factsOf(wholeGame(), 'home').leadMs).toBe((1 + 11 + 4) * 60_000);
    expect(factsOf(wholeGame(), 'away').leadMs).toBe(2 * 60_000);
  });

  it('counts time with the lead up to now while the game runs', () => {
    const log = tipOff().at(1, '9:00').shot('home', 'h1', 2, true).at(1, '6:00').shot('away', 'a1', 2, false);
    expect(factsOf(log, 'home').leadMs).toBe(180_000);
  });

  it('finds runs of unanswered points across the horn', () => {
    const runs = replay(wholeGame()).flow.runs.filter(({ side }) => side === 'home');
    expect(runs).toContainEqual(
      expect.objectContaining({
        points: 8,
        from: expect.objectContaining({ period: 2 }),
        to: expect.objectContaining({ period: 3 }),
      }),
    );
    expect(factsOf(wholeGame(), 'home').largestRun).toBe(8);
  });

  it('carries the running score from basket to basket', () => {
    const { scores } = gameCourse(replay(wholeGame()));
    expect(scores.map(({ home, away }) => `${home}-${away}`)).toEqual([
      '3-0',
      '3-3',
      '5-3',
      '5-5',
      '5-8',
      '8-8',
      '11-8',
      '13-8',
      '13-10',
    ]);
  });

  it('keeps team rebounds and turnovers apart from the players and counts them in the totals', () => {
    const log = tipOff()
      .add({ type: 'rebound', side: 'home', person: 'h1', kind: 'offensive' })
      .add({ type: 'rebound', side: 'home', person: null, kind: 'offensive' })
      .add({ type: 'rebound', side: 'home', person: null, kind: 'offensive', deadBall: true })
      .add({ type: 'turnover', side: 'home', person: null, kind: 'shot-clock' });
    const { home } = boxScore(replay(log));
    expect(home.entry).toMatchObject({ offensiveRebounds: 1, turnovers: 1 });
    expect(home.total).toMatchObject({ offensiveRebounds: 2, turnovers: 1 });
  });

  it('counts a shot as blocked once, whether the log names the shot, the shooter or both', () => {
    const shot = () => tipOff().shot('home', 'h1', 2, false, { id: 'shot' });
    const block = { type: 'block', side: 'away', person: 'a1' } as const;
    const received = { type: 'block-received', side: 'home', person: 'h1' } as const;
    const linked = { linkedTo: 'shot' };
    expect(lineOf(shot().add(block, linked), 'home', 'h1')?.blocksReceived).toBe(1);
    expect(lineOf(shot().add(block).add(received), 'home', 'h1')?.blocksReceived).toBe(1);
    expect(lineOf(shot().add(block, linked).add(received, linked), 'home', 'h1')?.blocksReceived).toBe(1);
    expect(lineOf(shot().add(received, linked).add(block, linked), 'home', 'h1')?.blocksReceived).toBe(1);
  });

  it('says null, not zero, for what the log does not record', () => {
    const scoresOnly = replayGame({
      profile: twoPeriods,
      events: tipOff().events.slice(10).concat({
        type: 'field-goal',
        side: 'home',
        person: 'h1',
        points: 2,
        made: true,
        shot: 'unknown',
        id: 'x',
        seq: 99,
        period: 1,
        clockMs: null,
      }),
    });
    expect(boxScore(scoresOnly).home.total).toMatchObject({
      points: 2,
      playedMs: null,
      plusMinus: null,
      pointsInThePaint: null,
      fastBreakPoints: null,
      secondChancePoints: null,
    });
  });

  it('derives second chances, points off turnovers and paint from the log where the entry does not say', () => {
    const log = tipOff()
      .add({ type: 'turnover', side: 'home', person: 'h1', kind: 'bad-pass' })
      .shot('away', 'a1', 2, false)
      .add({ type: 'rebound', side: 'away', person: 'a1', kind: 'offensive' })
      .add({
        type: 'field-goal',
        side: 'away',
        person: 'a1',
        points: 2,
        made: true,
        shot: 'layup',
        location: { x: 0.3, y: 0.8 },
      })
      .shot('home', 'h1', 3, true);
    expect(boxScore(replay(log)).away.total).toMatchObject({
      secondChancePoints: 2,
      pointsFromTurnovers: 2,
      pointsInThePaint: 2,
      fastBreakPoints: null,
    });
    expect(boxScore(replay(log)).home.total).toMatchObject({ secondChancePoints: 0, pointsFromTurnovers: 0 });
  });

  it('warns of whoever acts without being on court, and refuses nothing', () => {
    const log = tipOff().shot('home', 'h6', 2, true).swap('home', 'h6', 'h5');
    const state = replay(log);
    expect(state.score.home).toBe(2);
    expect(state.warnings.map(({ code, person }) => [code, person])).toEqual([
      ['not-on-court', 'h6'],
      ['not-on-court', 'h6'],
      ['already-on-court', 'h5'],
    ]);
  });
});
