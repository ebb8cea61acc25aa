import { describe, expect, test } from 'vitest';
import type { GameAction, GameEvent, Side } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { checkLog, faultsOfLog, type LogCheck, sourceOfNumbers } from '#lib/basketball/result/log-check.ts';
import { playedPeriods } from '#lib/basketball/result/played-periods.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';

type Entry = [period: number, clockMs: number, action: GameAction];

const basket = (side: Side): GameAction => ({
  type: 'field-goal',
  side,
  person: null,
  points: 2,
  made: true,
  shot: 'layup',
});
const start = (period: number, length = 600_000): Entry => [period, length, { type: 'period-start' }];
const end = (period: number): Entry => [period, 0, { type: 'period-end' }];
const quarters: Entry[] = [1, 2, 3, 4].flatMap((period): Entry[] => [
  start(period),
  [period, 300_000, basket('home')],
  end(period),
]);

function replay(entries: readonly Entry[]) {
  const events = entries.map(
    ([period, clockMs, action], index) =>
      ({ id: `e${index}`, seq: index + 1, period, clockMs, ...action }) as GameEvent,
  );
  return replayGame({ profile: fiba2024, events });
}

describe('a log has ended', () => {
  test.each<[string, Entry[], boolean]>([
    ['where it says so', [start(1), [1, 0, { type: 'game-end' }]], true],
    ['after its last period with a decided score', quarters, true],
    ['not after three periods', quarters.slice(0, 9), false],
    ['not before the end of the last period', quarters.slice(0, -1), false],
    [
      'not with a level score',
      [...quarters.slice(0, -1), ...[1, 2, 3, 4].map((): Entry => [4, 0, basket('away')]), end(4)],
      false,
    ],
    ['not while an overtime is played', [...quarters, start(5, 300_000), [5, 200_000, basket('away')]], false],
  ])('%s', (_, entries, ended) => {
    expect(checkLog(replay(entries)).ended).toBe(ended);
  });
});

describe('an overtime', () => {
  test('that only begins did not take place', () => {
    expect(playedPeriods(replay([...quarters, start(5, 300_000)]))).toHaveLength(4);
  });

  test('took place where something was played', () => {
    const missed: GameAction = {
      type: 'field-goal',
      side: 'home',
      person: null,
      points: 2,
      made: false,
      shot: 'layup',
    };
    expect(playedPeriods(replay([...quarters, start(5, 300_000), [5, 250_000, missed]]))).toHaveLength(5);
  });

  test('took place where points were made at its very beginning', () => {
    expect(playedPeriods(replay([...quarters, start(5, 300_000), [5, 300_000, basket('home')]]))).toHaveLength(5);
  });
});

describe('presence', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map(
    (person): Entry => [1, 600_000, { type: 'starter', side: 'home', person }],
  );
  const inFor: Entry = [1, 300_000, { type: 'substitution-in', side: 'home', person: 'f' }];
  const outFor = (person: string, clockMs: number): Entry => [
    1,
    clockMs,
    { type: 'substitution-out', side: 'home', person },
  ];
  const game = (...changes: Entry[]) =>
    replay([start(1), ...five, ...changes.filter(([period]) => period === 1), end(1), ...quarters.slice(3)]);
  const faultsOf = (...changes: Entry[]) => checkLog(game(...changes)).faults;

  test('of five players for the whole game is no fault', () => {
    expect(faultsOf()).toEqual([]);
    expect(faultsOf(inFor, outFor('a', 295_000))).toEqual([]);
  });

  test('of a sixth player is named with the minutes it makes', () => {
    expect(faultsOf(inFor)).toEqual([
      { kind: 'too-many-on-court', side: 'home', found: 6, expected: 5 },
      { kind: 'too-many-minutes', side: 'home', found: 235, expected: 200 },
    ]);
  });

  test('of four players is named with the minutes that lack', () => {
    expect(faultsOf(outFor('a', 300_000))).toEqual([
      { kind: 'too-few-on-court', side: 'home', found: 4, expected: 5 },
      { kind: 'too-few-minutes', side: 'home', found: 165, expected: 200 },
    ]);
  });
});

describe('the numbers of a game come', () => {
  const score = { home: 93, away: 87 };
  const log = (more: Partial<LogCheck>): LogCheck => ({ ended: true, score, box: score, faults: [], ...more });
  const other = { home: 95, away: 87 };

  test.each<[string, LogCheck, typeof score | null, string]>([
    ['from a log that ended with the result', log({}), score, 'log'],
    ['from the box score where the log has not ended', log({ ended: false }), score, 'box-score'],
    ['from the box score where the log makes another result', log({ score: other }), score, 'box-score'],
    ['from nowhere where neither makes the result', log({ score: other, box: other }), score, 'score'],
    ['from nowhere without a complete box score', log({ ended: false, box: null }), score, 'score'],
    ['from the log while there is no result', log({ ended: false, box: null }), null, 'log'],
  ])('%s', (_, check, confirmed, source) => {
    expect(sourceOfNumbers(confirmed, check)).toBe(source);
  });

  test('and a log says what is wrong with it', () => {
    expect(faultsOfLog(log({ ended: false, score: other }), score)).toEqual([
      { kind: 'no-end', side: null, found: null, expected: null },
      { kind: 'score-differs', side: 'home', found: 95, expected: 93 },
    ]);
  });
});
