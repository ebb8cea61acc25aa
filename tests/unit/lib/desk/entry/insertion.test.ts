import { expect, test } from 'vitest';
import type { GameAction } from '#lib/basketball/events.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { behindDrafts, insertionAt } from '#lib/desk/entry/insertion.ts';
import { commandOf } from '#lib/desk/entry/stamp.ts';
import { createIncrementalReplay } from '#lib/desk/game/state.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import { basketOf, command, numbered } from './desk-events.ts';

const wallTime = '2026-10-03T18:00:00.000Z';
const steal: GameAction = { type: 'steal', side: 'away', person: null };
const log = [
  ...numbered(command('a-1', [basketOf('p1')], { clockMs: 500_000, wallTime }), 1),
  ...numbered(command('a-2', [basketOf('p2')], { clockMs: 400_000, wallTime }), 2),
];
const play = createIncrementalReplay({ profile: fiba2026, sheet: { home: [], away: [] } });
const state = play(openQueue(log, 2, []));
const [first, second] = log;

test('what is inserted goes behind the entry that it follows, with the moment of the entry that was chosen', () => {
  if (!first || !second) throw new Error('the log has two entries');
  const at = insertionAt(state, second, 'before');
  expect(at).toEqual({ after: 'a-1:0', stamp: { period: 1, clockMs: 400_000, wallTime }, behind: [] });
  expect(insertionAt(state, second, 'after')?.after).toBe('a-2:0');
  const inserted = { id: 'a-3:0', seq: 3, ...steal, ...at?.stamp, period: 1, clockMs: 400_000, after: 'a-1:0' };
  const { played } = play(openQueue([...log, inserted], 3, []));
  expect(played.map(({ id }) => id)).toEqual(['a-1:0', 'a-3:0', 'a-2:0']);
});

test('what is inserted before an inserted entry goes before it', () => {
  const inserted = { id: 'a-3:0', seq: 3, ...steal, period: 1, clockMs: 450_000, wallTime, after: 'a-1:0' };
  const before = play(openQueue([...log, inserted], 3, []));
  const at = insertionAt(before, inserted, 'before');
  expect(at).toMatchObject({ after: 'a-1:0', behind: [{ id: 'a-3:0' }] });
  const drafts = [{ action: steal, links: { after: 'a-1:0' } }, ...behindDrafts(at?.behind ?? [], 'a-4:0')];
  const command = commandOf('a-4', drafts, { period: 1, clockMs: 450_000, wallTime });
  const { played } = play(openQueue([...log, inserted, ...numbered(command, 4)], 5, []));
  expect(played.map(({ id }) => id)).toEqual(['a-1:0', 'a-4:0', 'a-4:1', 'a-2:0']);
});

test('nothing goes before the first entry', () => {
  if (!first) throw new Error('the log has two entries');
  expect(insertionAt(state, first, 'before')).toBeNull();
});
