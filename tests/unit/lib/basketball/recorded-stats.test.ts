import { describe, expect, test } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { teamLine } from '#lib/basketball/game-lines/team-line.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const h1 = { side: 'home', person: 'h1' } as const;
const a1 = { side: 'away', person: 'a1' } as const;
const basket = (made: boolean) => ({ type: 'field-goal', ...h1, points: 2, shot: 'layup', made }) as const;

function boxOf(log: GameLog, profile: RulesProfile = twoPeriods) {
  const state = replayGame({ profile, events: log.events, roster });
  const box = boxScore(state);
  return { state, box, line: box.home.players[0]?.line };
}
const baskets = (count: number) =>
  Array.from({ length: count }).reduce<GameLog>((log) => log.add(basket(true)), new GameLog());

describe('a log of baskets and fouls', () => {
  test('records what a scoresheet has, and no attempts, rebounds, assists, turnovers, steals, blocks or possessions', () => {
    const { state, box, line } = boxOf(baskets(10).add({ type: 'foul', ...a1, kind: 'personal' }));
    expect(line).toMatchObject({
      points: 20,
      twoPointersMade: 10,
      freeThrowsMade: 0,
      fouls: 0,
      twoPointersAttempted: null,
      threePointersAttempted: null,
      defensiveRebounds: null,
      assists: null,
      turnovers: null,
      steals: null,
      blocks: null,
      blocksReceived: null,
      playedMs: null,
    });
    expect(teamLine(state, 'home', box.home)).toMatchObject({ possessions: null, efficiency: null, pir: null });
  });

  test('records free throws missed, where one is entered', () => {
    const log = baskets(10).add({ type: 'free-throw', ...h1, number: 1, of: 2, made: true });
    expect(boxOf(log).line).toMatchObject({ freeThrowsMade: 1, freeThrowsAttempted: null });
    log.add({ type: 'free-throw', ...h1, number: 2, of: 2, made: false });
    expect(boxOf(log).line).toMatchObject({ freeThrowsMade: 1, freeThrowsAttempted: 2, twoPointersAttempted: null });
  });

  test('has no playing time from starters alone', () => {
    const log = new GameLog().add({ type: 'starter', ...h1 });
    for (let made = 0; made < 10; made += 1) log.add(basket(true));
    expect(boxOf(log).line).toMatchObject({ playedMs: null, plusMinus: null });
  });
});

test.each([
  ['a missed shot', basket(false)],
  ['a rebound', { type: 'rebound', ...h1, kind: 'defensive' } as const],
  ['an assist', { type: 'assist', ...h1 } as const],
  ['a turnover', { type: 'turnover', ...h1, kind: 'travelling' } as const],
  ['a steal', { type: 'steal', ...h1 } as const],
  ['a block', { type: 'block', ...a1 } as const],
])('with %s a log records more than a scoresheet, so nothing is zero', (_, entry) => {
  const { line } = boxOf(baskets(10).add(entry));
  expect(line?.twoPointersAttempted).toBe(entry.type === 'field-goal' ? 11 : 10);
  expect(line).toMatchObject({ offensiveRebounds: 0, threePointersAttempted: 0 });
});

test('the first baskets of a game do not make it a scoresheet', () => {
  expect(boxOf(baskets(9)).line).toMatchObject({ twoPointersAttempted: 9, assists: 0 });
});

test('under rules that say so, a log is a scoresheet from its first basket on', () => {
  const profile = { ...twoPeriods, recordedAs: 'scoresheet' } as const;
  expect(boxOf(baskets(1), profile).line).toMatchObject({ points: 2, twoPointersAttempted: null, assists: null });
  expect(boxOf(baskets(1).add(basket(false)), profile).line).toMatchObject({ twoPointersAttempted: null });
});

describe('who played', () => {
  const playedOf = (log: GameLog, person: string) =>
    boxOf(log).box.home.players.find((player) => player.person === person)?.played;
  const inAndOut = () =>
    new GameLog()
      .add({ type: 'starter', ...h1 })
      .at(1, '6:40')
      .add({ type: 'field-goal', ...a1, points: 2, shot: 'layup', made: false })
      .add({ type: 'substitution-in', side: 'home', person: 'h2' });
  const out = { type: 'substitution-out', side: 'home', person: 'h2' } as const;

  test('not whoever was taken back at the same second, with nothing recorded', () => {
    expect(playedOf(inAndOut().add(out), 'h2')).toBe(false);
    expect(playedOf(inAndOut().at(1, '6:39').add(out), 'h2')).toBe(true);
  });

  test('yes with a basket or foul in no time, or still on court', () => {
    const foul = { type: 'foul', side: 'home', person: 'h2', kind: 'personal' } as const;
    const log = inAndOut().add(foul);
    expect(playedOf(log, 'h2')).toBe(true);
    expect(playedOf(log.add(out), 'h2')).toBe(true);
  });

  test('not by a technical foul on the bench', () => {
    const log = inAndOut().add({ type: 'foul', side: 'home', person: 'h3', kind: 'technical' });
    expect(playedOf(log, 'h3')).toBe(false);
  });

  test('by starters and numbers, where only a scoresheet is recorded', () => {
    const log = new GameLog().add({ type: 'starter', ...h1 });
    for (let made = 0; made < 10; made += 1) log.add({ ...basket(true), person: 'h2' });
    expect([playedOf(log, 'h1'), playedOf(log, 'h2'), playedOf(log, 'h3')]).toEqual([true, true, false]);
  });
});
