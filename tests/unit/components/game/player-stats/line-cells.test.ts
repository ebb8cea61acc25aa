import { describe, expect, test } from 'vitest';
import { shotShares } from '#components/game/player-stats/line-cells.ts';
import { statLine } from '#tests/fixtures/stat-line.ts';

const noAttempts = { twoPointersAttempted: null, threePointersAttempted: null, freeThrowsAttempted: null };

describe('percentages of a box score', () => {
  test('are those whose attempts are recorded', () => {
    const line = statLine({ ...noAttempts, freeThrowsMade: 3, freeThrowsAttempted: 4 });
    expect(shotShares(line, 'en')).toMatchObject({ twoPointers: '–', freeThrows: '75.0%' });
  });

  test('are none where only made shots are recorded', () => {
    expect(shotShares(statLine({ ...noAttempts, twoPointersMade: 7 }), 'en')).toBeNull();
  });
});
