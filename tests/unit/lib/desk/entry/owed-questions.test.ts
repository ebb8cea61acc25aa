import { expect, test } from 'vitest';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { owedQuestions, unansweredQuestions } from '#lib/desk/entry/owed-questions.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const stamp = { period: 1, clockMs: 540_000, wallTime: '2026-10-03T18:00:00.000Z' };
const fouled = () =>
  new GameLog()
    .at(1, '9:00')
    .add({ type: 'clock', change: 'start' })
    .add({ type: 'clock', change: 'stop' })
    .add({ type: 'foul', side: 'away', person: 'a1', kind: 'personal', freeThrows: 2, shooting: true });
const asked = ({ events }: GameLog) =>
  owedQuestions(replayGame({ profile: twoPeriods, roster, events: [...events] }), stamp).map(
    ({ question }) => question,
  );

test('a foul whose fouled player is not written asks for the player', () => {
  expect(asked(fouled())).toMatchObject([{ kind: 'drawn', side: 'home', linkedTo: 'e3', freeThrows: 2 }]);
});

test('free throws that are owed are asked again after a reload, from the next one', () => {
  const log = fouled().add({ type: 'foul-drawn', side: 'home', person: 'h1' }, { linkedTo: 'e3' });
  expect(asked(log)).toMatchObject([
    { kind: 'free-throw', person: 'h1', number: 1, of: 2 },
    { kind: 'free-throw', person: 'h1', number: 2, of: 2 },
  ]);
  log.add({ type: 'free-throw', side: 'home', person: 'h1', made: true, number: 1, of: 2 }, { linkedTo: 'e3' });
  expect(asked(log)).toMatchObject([{ kind: 'free-throw', person: 'h1', number: 2, of: 2, isBallLive: true }]);
});

test('nothing is owed once all are shot, the penalty is cancelled, or play goes on', () => {
  const shot = fouled().add({ type: 'foul-drawn', side: 'home', person: 'h1' }, { linkedTo: 'e3' });
  for (const number of [1, 2])
    shot.add({ type: 'free-throw', side: 'home', person: 'h1', made: false, number, of: 2 }, { linkedTo: 'e3' });
  expect(asked(shot)).toEqual([]);
  expect(asked(fouled().add({ type: 'clock', change: 'start' }))).toEqual([]);
  const cancelled = fouled().add(
    { type: 'foul', side: 'away', person: 'a1', kind: 'personal', freeThrows: 0, cancelled: true },
    { supersedes: 'e3' },
  );
  expect(asked(cancelled)).toEqual([]);
});

test('an imported log without clocks owes nothing', () => {
  const log = new GameLog()
    .at(1, '9:00')
    .add({ type: 'foul', side: 'away', person: 'a1', kind: 'personal', freeThrows: 2 });
  expect(asked(log)).toEqual([]);
});

test('who took the rebound or was fouled is asked again after a reload, until it is said or play goes on', () => {
  const kinds = ({ events }: GameLog) =>
    unansweredQuestions(replayGame({ profile: twoPeriods, roster, events: [...events] }), stamp).map(
      ({ question }) => question.kind,
    );
  const missed = new GameLog().shot('home', 'h1', 2, false, { id: 'miss' }).add({ type: 'clock', change: 'stop' });
  expect(kinds(missed)).toEqual(['rebound']);
  missed.add({ type: 'rebound', side: 'away', person: 'a1', kind: 'defensive' }, { linkedTo: 'miss' });
  expect(kinds(missed)).toEqual([]);
  const fouled = new GameLog().foul('home', 'h1');
  expect(kinds(fouled)).toEqual(['drawn']);
  expect(kinds(fouled.shot('away', 'a1', 2, true))).toEqual(['assist']);
});
