import { describe, expect, test } from 'vitest';
import { comparisons } from '#components/game/team-stats/comparisons.ts';
import type { TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { statLine } from '#tests/fixtures/stat-line.ts';

const box = (fields: Partial<TeamBoxScore>) => ({ totals: statLine(), ratings: {}, ...fields }) as TeamBoxScore;
const sideOf = (key: string, fields: Partial<TeamBoxScore>) =>
  comparisons.find((comparison) => comparison.key === key)?.figure(box(fields), 'en');

describe('what is compared between two teams', () => {
  test('shots are shares with the counts beside them', () => {
    const totals = statLine({ threePointersMade: 9, threePointersAttempted: 24 });
    expect(sideOf('threePointers', { totals })).toEqual({ value: 0.375, text: '37.5%', note: '9/24' });
  });

  test('a team without attempts has no share', () => {
    expect(sideOf('freeThrows', {})).toEqual({ value: null, text: '–', note: '0/0' });
  });

  test('what the source does not record has no value', () => {
    expect(sideOf('pointsInThePaint', { totals: statLine({ pointsInThePaint: null }) })?.value).toBeNull();
    expect(sideOf('largestLead', { largestLead: null })?.value).toBeNull();
    expect(sideOf('leadTime', { leadMs: null })?.value).toBeNull();
  });

  test('fewer turnovers and fouls are the better ones', () => {
    const better = comparisons.filter(({ isLowBetter }) => isLowBetter).map(({ key }) => key);
    expect(better).toEqual(['turnovers', 'fouls']);
  });
});
