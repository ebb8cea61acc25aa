import { expect, test } from 'vitest';
import { formatVideoTime } from '#components/game/video/format-video-time.ts';
import { secondOfPlay } from '#components/game/video/second-of-play.ts';
import { momentAddress, playerAddress } from '#lib/video-players.ts';

const lengths = { regularPeriods: 4, periodMs: 600_000, overtimeMs: 300_000 };
const basket = { type: 'free-throw', made: true, number: 1, of: 1 } as const;
const start = {
  period: 1,
  clockMs: 600_000,
  action: { type: 'period-start' },
  at: '2026-02-14T18:30:00.000Z',
} as const;

test('a play is found by the time since its period began, a little earlier', () => {
  const play = { period: 1, clockMs: 540_000, action: basket, at: '2026-02-14T18:32:30.000Z' };
  expect(secondOfPlay([start, play], [700], lengths)(play)).toBe(700 + 150 - 8);
});

test('without times of recording the game clock counts, also in overtime', () => {
  const secondOf = secondOfPlay([], [700, null, null, null, 5000], lengths);
  expect(secondOf({ period: 1, clockMs: 540_000, action: basket })).toBe(752);
  expect(secondOf({ period: 5, clockMs: 240_000, action: basket })).toBe(5052);
  expect(secondOf({ period: 1, clockMs: 599_000, action: basket })).toBe(700);
});

test('a period that the video does not show has no links', () => {
  const secondOf = secondOfPlay([start], [null, 100], lengths);
  expect(secondOf({ period: 1, clockMs: 0, action: basket })).toBeNull();
  expect(secondOf({ period: 3, clockMs: 0, action: basket })).toBeNull();
  expect(secondOf({ period: 2, clockMs: null, action: basket })).toBeNull();
});

test('players start at a second, and so do the pages of their providers', () => {
  const youtube = { provider: 'youtube', id: 'abcdefghijk' } as const;
  const vimeo = { provider: 'vimeo', id: '12', hash: 'abc123' } as const;
  expect(playerAddress(youtube, 65)).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=65',
  );
  expect(playerAddress(vimeo, 65)).toBe('https://player.vimeo.com/video/12?h=abc123&autoplay=1&dnt=1#t=65s');
  expect(momentAddress(youtube, 65)).toBe('https://www.youtube.com/watch?v=abcdefghijk&t=65s');
  expect(momentAddress(vimeo, 65)).toBe('https://vimeo.com/12/abc123#t=65s');
  expect(momentAddress({ provider: 'file', url: 'https://a.test/1.mp4' }, 65)).toBe('https://a.test/1.mp4#t=65');
});

test('a time in a video is written as players do', () => {
  expect([5, 245, 3730].map(formatVideoTime)).toEqual(['0:05', '4:05', '1:02:10']);
});
