import { expect, test } from 'vitest';
import { wasToCome } from '#server/league/fantasy/round/rounds.ts';

const at = Date.parse('2026-02-14T12:00:00Z');
const [before, after] = [new Date(at - 1000), new Date(at + 1000)];

test.each([
  [{ locksAt: after, endedAt: null }, true],
  [{ locksAt: after, endedAt: new Date(at + 2000) }, true],
  [{ locksAt: before, endedAt: null }, false],
  [{ locksAt: before, endedAt: after }, false],
  [{ locksAt: null, endedAt: null }, true],
  [{ locksAt: null, endedAt: before }, false],
])('a round of %o was to come: %s', (times, isToCome) => {
  expect(wasToCome(times, at)).toBe(isToCome);
});
