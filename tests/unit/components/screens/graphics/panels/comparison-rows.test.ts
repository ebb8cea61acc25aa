import { expect, it } from 'vitest';
import { comparisonRows } from '#components/screens/graphics/panels/comparison-rows.ts';
import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

it('says who is better: by share, by number, and with turnovers who has fewer; what is not recorded is left out', () => {
  const log = new GameLog()
    .starters()
    .shot('home', 'h1', 2, true)
    .shot('home', 'h1', 2, false)
    .shot('away', 'a1', 2, true)
    .add({ type: 'turnover', side: 'home', person: 'h2', kind: 'travelling' });
  const { home, away } = boxScore(replayGame({ profile: twoPeriods, roster, events: log.events }));
  const rows = new Map(comparisonRows(home, away, 'en').map((row) => [row.key, row]));
  expect(rows.get('twoPointers')).toMatchObject({ home: '50% (1/2)', away: '100% (1/1)', better: 'away' });
  expect(rows.get('turnovers')).toMatchObject({ home: '1', away: '0', better: 'away' });
  expect(rows.get('assists')).toMatchObject({ home: '0', away: '0', better: null });
  expect(rows.has('threePointers')).toBe(false);
  expect(rows.has('pointsInThePaint')).toBe(false);
});
