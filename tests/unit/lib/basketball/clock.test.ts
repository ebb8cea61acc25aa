import { describe, expect, it } from 'vitest';
import { formatGameClock, formatShotClock, remainingAt } from '#lib/basketball/clock.ts';

describe('the game clock', () => {
  it.each([
    [600_000, '10:00'],
    [599_999, '10:00'],
    [599_000, '9:59'],
    [60_001, '1:01'],
    [60_000, '1:00'],
    [59_950, '1:00'],
    [59_900, '59.9'],
    [59_801, '59.9'],
    [9_340, '9.4'],
    [1, '0.1'],
    [0, '0.0'],
    [-5, '0.0'],
  ])('shows %i ms as %s', (clockMs, shown) => {
    expect(formatGameClock(clockMs)).toBe(shown);
  });
});

describe('the shot clock', () => {
  it.each([
    [24_000, '24'],
    [23_001, '24'],
    [23_000, '23'],
    [5_000, '5'],
    [4_901, '5'],
    [4_900, '4.9'],
    [50, '0.1'],
    [0, '0.0'],
    [null, ''],
  ])('shows %s ms as "%s"', (shotClockMs, shown) => {
    expect(formatShotClock(shotClockMs)).toBe(shown);
  });
});

describe('a clock on the wire', () => {
  it('runs on from its anchor without going below zero or above what it showed', () => {
    const anchor = { running: true, remainingMs: 10_000, anchorServerMs: 1_000 };
    expect(remainingAt(anchor, 4_000)).toBe(7_000);
    expect(remainingAt(anchor, 99_000)).toBe(0);
    expect(remainingAt(anchor, 500)).toBe(10_000);
    expect(remainingAt({ ...anchor, running: false }, 4_000)).toBe(10_000);
  });
});
