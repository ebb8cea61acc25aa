import { describe, expect, it } from 'vitest';
import { formatGameClock, formatPlayed, wholeMinutes } from '#lib/i18n/format/clock.ts';

const game = 40 * 60_000;

describe('clocks', () => {
  it('show time played in minutes and whole seconds', () => {
    expect([0, 59_999, 60_000, 1_985_000].map(formatPlayed)).toEqual(['0:00', '0:59', '1:00', '33:05']);
    expect(formatPlayed(null)).toBe('–');
  });

  it('show the game clock in tenths in the last minute', () => {
    expect([600_000, 60_000, 59_940, 300, 0].map(formatGameClock)).toEqual(['10:00', '1:00', '59.9', '0.3', '0.0']);
  });

  it('round minutes as the statisticians do', () => {
    const minutes = [0, 1_000, 89_000, 90_000, game - 1_000, game].map((ms) => wholeMinutes(ms, game));
    expect(minutes).toEqual([0, 1, 1, 2, 39, 40]);
  });
});
