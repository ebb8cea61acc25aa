import { expect, test } from 'vitest';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { logEntries } from '#lib/desk/log/log-entries.ts';
import { runningScores } from '#lib/desk/log/running-scores.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

test('the score stands beside each basket and free throw that counts', () => {
  const log = new GameLog()
    .add({ type: 'period-start' })
    .shot('home', 'h1', 3, true)
    .shot('away', 'a1', 2, false)
    .shot('away', 'a1', 2, true)
    .freeThrow('home', 'h2', true)
    .add({ type: 'correction' }, { voids: 'e4' });
  const state = replayGame({ profile: twoPeriods, roster, events: [...log.events] });
  expect([...runningScores(logEntries(state))]).toEqual([
    ['e2', '3–0'],
    ['e5', '4–0'],
  ]);
});
