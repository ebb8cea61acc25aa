import { describe, expect, it } from 'vitest';
import { clockFace, isSameFace, noAnchors } from '#lib/realtime/clock-face.ts';

const at = '2026-02-14T19:00:00.000Z';
const start = Date.parse(at);
const running = (remainingMs: number) => ({ running: true, remainingMs, at });
const stopped = (remainingMs: number) => ({ running: false, remainingMs, at: null });

describe('the face of a game clock', () => {
  it.each([
    [0, '1:00'],
    [99, '1:00'],
    [100, '59.9'],
    [55_000, '5.0'],
    [55_100, '4.9'],
    [59_999, '0.1'],
    [60_000, '0.0'],
    [75_000, '0.0'],
  ])('shows, %i ms after one minute was left, %s', (elapsedMs, shown) => {
    expect(clockFace({ ...noAnchors, game: running(60_000) }, start + elapsedMs).game).toBe(shown);
  });

  it('does not move while it is stopped', () => {
    const face = clockFace({ ...noAnchors, game: stopped(59_900) }, start + 40_000);
    expect(face).toMatchObject({ game: '59.9', isRunning: false, isOver: false });
  });

  it('is over and no longer running at zero', () => {
    expect(clockFace({ ...noAnchors, game: running(1_000) }, start + 1_000)).toMatchObject({
      game: '0.0',
      isRunning: false,
      isOver: true,
    });
  });

  it('keeps its value where its start time is unknown', () => {
    const face = clockFace({ ...noAnchors, game: { running: true, remainingMs: 30_000, at: null } }, start);
    expect(face.game).toBe('30.0');
  });

  it('is blank before anything is known', () => {
    expect(clockFace(noAnchors, start)).toMatchObject({ game: '', shot: '', rest: '' });
  });

  it('stays exact over forty minutes', () => {
    const face = clockFace({ ...noAnchors, game: running(2_400_000) }, start + 2_399_900);
    expect(face.game).toBe('0.1');
  });
});

describe('the face of a shot clock', () => {
  const shotAt = (elapsedMs: number) =>
    clockFace({ ...noAnchors, game: running(300_000), shot: running(24_000) }, start + elapsedMs).shot;

  it.each([
    [0, '24'],
    [999, '24'],
    [1_000, '23'],
    [19_000, '5'],
    [19_100, '4.9'],
    [23_950, '0.1'],
    [24_000, '0.0'],
  ])('shows, %i ms after 24 seconds, %s', (elapsedMs, shown) => {
    expect(shotAt(elapsedMs)).toBe(shown);
  });

  it('is blank while it is off', () => {
    expect(clockFace({ ...noAnchors, game: running(300_000) }, start).shot).toBe('');
  });

  it('is blank when less is left on the game clock', () => {
    expect(clockFace({ ...noAnchors, game: stopped(13_900), shot: stopped(14_000) }, start).shot).toBe('');
    expect(clockFace({ ...noAnchors, game: stopped(14_000), shot: stopped(14_000) }, start).shot).toBe('14');
  });
});

describe('the face of a break', () => {
  it.each([
    [0, '2:00'],
    [59_000, '1:01'],
    [60_000, '60'],
    [110_000, '10'],
    [120_000, ''],
  ])('shows, %i ms into an interval of two minutes, "%s"', (elapsedMs, shown) => {
    expect(clockFace({ ...noAnchors, rest: running(120_000) }, start + elapsedMs).rest).toBe(shown);
  });
});

it('looks the same between two tenths, and different on the next', () => {
  const faceAt = (elapsedMs: number) => clockFace({ ...noAnchors, game: running(10_000) }, start + elapsedMs);
  expect(isSameFace(faceAt(1_010), faceAt(1_090))).toBe(true);
  expect(isSameFace(faceAt(1_090), faceAt(1_110))).toBe(false);
});
