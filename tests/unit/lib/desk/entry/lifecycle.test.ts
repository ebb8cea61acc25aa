import { expect, test } from 'vitest';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { nextLifecycleStep, reopenDrafts, takeBackPeriodEnd } from '#lib/desk/entry/lifecycle.ts';
import { commandOf } from '#lib/desk/entry/stamp.ts';
import { createIncrementalReplay } from '#lib/desk/game/state.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import { command, numbered } from './desk-events.ts';

test('a forfeited game that is opened again is as it was before the ruling', () => {
  const play = createIncrementalReplay({ profile: fiba2026, sheet: { home: [], away: [] } });
  const ruled = numbered(command('a-1', [{ type: 'forfeit', guilty: 'home' }]), 1);
  const before = play(openQueue(ruled, 1, []));
  expect(nextLifecycleStep(before, 0)).toEqual({ step: 'reopen' });
  const stamp = { period: 1, clockMs: 600_000, wallTime: '2026-10-03T18:00:00Z' };
  const opening = commandOf('a-2', reopenDrafts(before, 'The team has come'), stamp);
  const after = play(openQueue(ruled, 1, [opening]));
  expect(after).toMatchObject({ ruling: null, phase: 'scheduled' });
  expect(nextLifecycleStep(after, 0)).toEqual({ step: 'lineups' });
});

test('the end of a period is taken back with the score that was confirmed', () => {
  const play = createIncrementalReplay({ profile: fiba2026, sheet: { home: [], away: [] } });
  const stamp = { period: 1, clockMs: 0, wallTime: '2026-10-03T18:00:00Z' };
  const played = numbered(
    command('a-1', [
      { type: 'period-start' },
      { type: 'score-confirmed', home: 0, away: 0 },
      { type: 'period-end', confirmed: true },
    ]),
    1,
  );
  const ended = play(openQueue(played, 3, []));
  expect(ended.phase).toBe('interval');
  const after = play(openQueue(played, 3, [commandOf('a-2', takeBackPeriodEnd(ended), stamp)]));
  expect(after).toMatchObject({ phase: 'playing', periodsEnded: 0 });
  expect(after.played.map(({ type }) => type)).toEqual(['period-start']);
});
