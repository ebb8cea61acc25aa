import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnnouncedGame, createScoreAnnouncer, type ScoreAnnouncer } from '#lib/realtime/score-announcer.ts';

let said: string[];
let teller: ScoreAnnouncer;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  teller = createScoreAnnouncer(({ kind, period, home, away }) => said.push(`${kind} ${period} ${home}–${away}`));
});
afterEach(() => {
  teller.close();
  vi.useRealTimers();
});

const running = { running: true, at: null };
const playing = (home: number, away: number, live = { period: 1, clockMs: 300_000 }): AnnouncedGame => ({
  state: 'live',
  score: { home, away },
  periods: [],
  live: { ...running, ...live },
});

test('a new visitor hears nothing until the score changes', () => {
  teller.update(playing(10, 8));
  teller.update({ ...playing(10, 8), live: { period: 1, clockMs: 290_000, running: true, at: null } });
  expect(said).toEqual([]);
  teller.update(playing(12, 8));
  expect(said).toEqual(['score 1 12–8']);
});

test('of many baskets only the latest score is announced, after a delay', () => {
  teller.update(playing(0, 0));
  teller.update(playing(2, 0));
  for (const away of [2, 3, 5]) teller.update(playing(2, away));
  expect(said).toEqual(['score 1 2–0']);
  vi.advanceTimersByTime(15_000);
  expect(said).toEqual(['score 1 2–0', 'score 1 2–5']);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(2);
});

test('the end of a period is announced at once, instead of the pending score', () => {
  teller.update(playing(0, 0));
  teller.update(playing(2, 0));
  teller.update(playing(4, 0));
  teller.update(playing(4, 0, { period: 1, clockMs: 0 }));
  teller.update(playing(4, 0, { period: 1, clockMs: 0 }));
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['score 1 2–0', 'periodOver 1 4–0']);
});

test('the end of the game is announced once, with its last period', () => {
  const final: AnnouncedGame = {
    ...playing(80, 79),
    state: 'final',
    live: null,
    periods: [1, 2, 3, 4].map((period) => ({ period, home: 20, away: 19 })),
  };
  teller.update(playing(80, 79, { period: 4, clockMs: 0 }));
  teller.update(final);
  teller.update({ ...final });
  expect(said).toEqual(['final 4 80–79']);
});
