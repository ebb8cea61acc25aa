import { describe, expect, it } from 'vitest';
import { displayMinutes, formatPlayingTime } from '#lib/basketball/minutes.ts';

const game = 40 * 60_000;

describe('minutes in the box score', () => {
  it.each([
    [null, null],
    [0, 0],
    [1_000, 1],
    [29_000, 1],
    [89_000, 1],
    [90_000, 2],
    [149_000, 2],
    [game - 1_000, 39],
    [game - 40_000, 39],
    [game, 40],
  ])('rounds %s ms to %s', (playedMs, shown) => {
    expect(displayMinutes(playedMs, game)).toBe(shown);
  });

  it('writes minutes and seconds rounded to the second', () => {
    expect(formatPlayingTime(61_499)).toBe('1:01');
    expect(formatPlayingTime(61_500)).toBe('1:02');
    expect(formatPlayingTime(22 * 60_000)).toBe('22:00');
  });
});
