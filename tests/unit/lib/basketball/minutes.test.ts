import { describe, expect, it } from 'vitest';
import { formatPlayingTime } from '#lib/basketball/minutes.ts';

describe('minutes in the box score', () => {
  it('writes minutes and seconds rounded to the second', () => {
    expect(formatPlayingTime(61_499)).toBe('1:01');
    expect(formatPlayingTime(61_500)).toBe('1:02');
    expect(formatPlayingTime(22 * 60_000)).toBe('22:00');
  });
});
