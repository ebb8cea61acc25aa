import { expect, test } from 'vitest';
import { runsOfDays } from '#components/schedule/runs-of-days.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';

test('days without games are drawn together between those with games', () => {
  const games = ['2026-02-11', '2026-02-14', '2026-02-14'].map((date) =>
    gameSummary({ tipOff: { at: null, date, timeZone: 'UTC' } }),
  );
  const runs = runsOfDays({ from: '2026-02-09', until: '2026-02-15' }, games);
  expect(runs.map(({ from, until, games: ofRun }) => [from, until, ofRun.length])).toEqual([
    ['2026-02-09', '2026-02-10', 0],
    ['2026-02-11', '2026-02-11', 1],
    ['2026-02-12', '2026-02-13', 0],
    ['2026-02-14', '2026-02-14', 2],
    ['2026-02-15', '2026-02-15', 0],
  ]);
});
