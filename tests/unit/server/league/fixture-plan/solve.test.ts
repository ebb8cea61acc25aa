import { expect, it } from 'vitest';
import type { Progress } from '#lib/fixtures/plan-fixtures.ts';
import { solveFixtures } from '#server/league/fixture-plan/solve.ts';
import { season } from '#tests/unit/lib/fixtures/season.ts';

it('plans in a thread while the event loop goes on, and tells how far it is', async () => {
  const seen: Progress[] = [];
  let turns = 0;
  let isSolving = true;
  const turn = () => {
    turns += 1;
    if (isSolving) setImmediate(turn);
  };
  setImmediate(turn);
  const plan = await solveFixtures(season(8), { report: (progress) => seen.push(progress) });
  isSolving = false;
  expect(plan.unfulfilled).toEqual([]);
  expect(turns).toBeGreaterThan(1000);
  expect(seen.map(({ phase }) => phase)).toEqual(['teams', 'search', ...Array(14).fill('slots'), 'repair']);
});

it('stops in the middle of a solve', async () => {
  const stopping = new AbortController();
  const solving = solveFixtures(season(20), {
    signal: stopping.signal,
    report: () => stopping.abort(new Error('The office has stopped it.')),
  });
  await expect(solving).rejects.toThrow('The office has stopped it.');
});

it('gives up after its time, and says what helps', async () => {
  const solving = solveFixtures(season(20), { seconds: 0.05 });
  await expect(solving).rejects.toMatchObject({ code: 'timeout', message: expect.stringContaining('lift a rule') });
});

it('refuses an input that cannot be planned', async () => {
  await expect(solveFixtures({ ...season(6), meetings: 3 })).rejects.toThrow('there are 10 rounds of 15; add some');
});
