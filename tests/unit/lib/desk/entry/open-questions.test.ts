import { expect, test } from 'vitest';
import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { editDraft } from '#lib/desk/entry/edit.ts';
import { followUpsOf } from '#lib/desk/entry/follow-up.ts';
import { isRequired, type OpenQuestion, stillOpen } from '#lib/desk/entry/open-questions.ts';
import { commandOf } from '#lib/desk/entry/stamp.ts';
import { basketOf, command, numbered } from './desk-events.ts';

const stamp = { period: 1, clockMs: 500_000, wallTime: '2026-10-03T18:00:00Z' };
const action: GameAction = { type: 'foul', side: 'home', person: 'p1', kind: 'personal', freeThrows: 2 };
const [foul] = numbered(command('a-1', [action], { wallTime: stamp.wallTime }), 1);
const open = (about: GameAction): OpenQuestion[] =>
  followUpsOf(about, 'a-1:0').map((question) => ({ question, stamp, isInserted: false }));

function corrected(edit: Parameters<typeof editDraft>[1]) {
  if (!foul) throw new Error('no foul');
  const { action: better, links } = editDraft(foul, edit);
  const events = [foul, ...numbered(commandOf('a-2', [{ action: better, links }], stamp), 2)];
  return replayGame({ profile: fiba2026, events });
}

test('throws are owed whatever is written in between, an assist is not', () => {
  expect(open(action).map(isRequired)).toEqual([true]);
  expect(open({ ...action, freeThrows: 0 } as GameAction).map(isRequired)).toEqual([false]);
  expect(open(basketOf('p1')).map(isRequired)).toEqual([false]);
});

test('free throws are still shot after the fouler is corrected', () => {
  expect(stillOpen(corrected({ person: 'p2' }), open(action))).toHaveLength(1);
});

test('a penalty that is cancelled, or a foul that is undone, asks nothing more', () => {
  expect(stillOpen(corrected({ foul: { kind: 'personal', freeThrows: 0, cancelled: true } }), open(action))).toEqual(
    [],
  );
  const undoing = { id: 'a-2:0', seq: 2, period: 1, clockMs: 500_000, type: 'correction', voids: 'a-1:0' } as GameEvent;
  const undone = replayGame({ profile: fiba2026, events: foul ? [foul, undoing] : [] });
  expect(stillOpen(undone, open(action))).toEqual([]);
});

test('where only a scoresheet is recorded, free throws are asked for, but no assist, rebound or fouled player', () => {
  const profile = { recordedAs: 'scoresheet' } as const;
  const about = (one: GameAction) => {
    const events = numbered(command('a-1', [one], { wallTime: stamp.wallTime }), 1);
    const { log, played } = replayGame({ profile: fiba2026, events });
    return stillOpen({ log, played, profile }, open(one)).map(({ question }) => question.kind);
  };
  expect(about(basketOf('p1'))).toEqual([]);
  expect(about({ ...action, freeThrows: 0 } as GameAction)).toEqual([]);
  expect(about(action)).toEqual(['drawn']);
});
