import { expect, it } from 'vitest';
import { noAnchors } from '#lib/realtime/clock-face.ts';
import type { Horn } from '#lib/realtime/horns.ts';
import { runClock } from '#lib/realtime/run-clock.ts';

const start = Date.parse('2026-02-14T19:00:00.000Z');
const running = (remainingMs: number) => ({
  running: true,
  remainingMs,
  at: new Date(start).toISOString(),
});

/** A clock whose frames come when the test says so. */
function simulated() {
  let nowMs = start;
  let step: (() => void) | null = null;
  const faces: string[] = [];
  const horns: Horn[] = [];
  const clock = runClock({
    now: () => nowMs,
    onFace: ({ game, shot }) => faces.push(`${game}|${shot}`),
    onHorn: (horn) => horns.push(horn),
    nextFrame(next) {
      step = next;
      return 1;
    },
    cancelFrame() {
      step = null;
    },
  });
  const play = (ms: number, frameMs: number) => {
    for (const end = nowMs + ms; nowMs < end; ) {
      nowMs += frameMs;
      step?.();
    }
  };
  return { clock, faces, horns, play };
}

it('draws each tenth once, whatever the rate of frames', () => {
  for (const frameMs of [4, 16, 33]) {
    const { clock, faces, play } = simulated();
    clock.set({ ...noAnchors, game: running(2_000) });
    play(2_100, frameMs);
    expect(faces).toHaveLength(new Set(faces).size);
    expect(faces).toHaveLength(21);
    expect(faces.at(-1)).toBe('0.0|');
  }
});

it('sounds once when the shot clock runs out and lets the game clock run on', () => {
  const { clock, faces, horns, play } = simulated();
  clock.set({ ...noAnchors, game: running(60_000), shot: running(500) });
  play(1_000, 16);
  expect(horns).toEqual(['shot']);
  expect(faces.at(-1)).toBe('59.0|0.0');
});

it('sounds only for the period when both run out together', () => {
  const { clock, horns, play } = simulated();
  clock.set({ ...noAnchors, game: running(500), shot: running(500) });
  play(1_000, 16);
  expect(horns).toEqual(['game']);
});

it('is silent after a screen has slept over the end', () => {
  const { clock, horns, play } = simulated();
  clock.set({ ...noAnchors, game: running(5_000) });
  play(10_000, 10_000);
  expect(horns).toEqual([]);
});

it('is silent for a clock that is set to zero', () => {
  const { clock, horns, play } = simulated();
  clock.set({ ...noAnchors, game: running(5_000) });
  play(100, 16);
  clock.set({ ...noAnchors, game: { running: false, remainingMs: 0, at: null } });
  play(100, 16);
  expect(horns).toEqual([]);
});

it('sounds once for an end that is received just before the countdown ends', () => {
  for (const clockName of ['game', 'shot'] as const) {
    const { clock, horns, play } = simulated();
    clock.set({ ...noAnchors, [clockName]: running(5_000) });
    play(4_976, 16);
    clock.set({ ...noAnchors, [clockName]: { running: false, remainingMs: 0, at: null } });
    play(1_000, 16);
    expect(horns).toEqual([clockName]);
  }
});

it('does not sound again for an end that is received after the countdown', () => {
  const { clock, horns, play } = simulated();
  clock.set({ ...noAnchors, game: running(500) });
  play(528, 16);
  clock.set({ ...noAnchors, game: { running: false, remainingMs: 0, at: null } });
  play(100, 16);
  expect(horns).toEqual(['game']);
});

it('is silent for a clock that was stopped in the last moment and is set to zero', () => {
  const { clock, horns, play } = simulated();
  clock.set({ ...noAnchors, game: { running: false, remainingMs: 300, at: null } });
  play(100, 16);
  clock.set({ ...noAnchors, game: { running: false, remainingMs: 0, at: null } });
  play(100, 16);
  expect(horns).toEqual([]);
});

it('draws nothing more after it is stopped', () => {
  const { clock, faces, play } = simulated();
  clock.set({ ...noAnchors, game: running(5_000) });
  clock.stop();
  const before = faces.length;
  play(1_000, 16);
  expect(faces).toHaveLength(before);
});
