import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedResults } from '#components/layout/scores/changed-results.ts';
import { followStrip } from '#components/layout/scores/follow-strip.ts';
import { stateText } from '#components/layout/scores/state-text.ts';
import { openingGame, stripDays } from '#components/layout/scores/strip-days.ts';
import { withLive } from '#components/layout/scores/with-live.ts';
import type { StripGame } from '#lib/api/contract/schedule.ts';
import texts from '#messages/en/score-strip.json' with { type: 'json' };
import { stripGame as game } from './strip-game.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Belgrade');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('games stand under the day of the visitor, those without a time under that of the venue', () => {
  const late = game('late', { tipOffAt: '2026-02-14T23:30:00Z' });
  const open = game('open', { tipOffAt: null });
  expect(stripDays([open, late]).map(({ day, games }) => [day, games[0]?.id])).toEqual([
    ['2026-02-14', 'open'],
    ['2026-02-15', 'late'],
  ]);
});

test('the strip opens at a live game, else at today, else at what comes', () => {
  const final = game('final', { state: 'final' });
  const next = game('next', { tipOffAt: '2026-02-15T18:00:00Z' });
  const live = game('live', { state: 'live', tipOffAt: '2026-02-15T19:00:00Z' });
  expect(openingGame(stripDays([final, next, live]), '2026-02-14')).toBe('live');
  expect(openingGame(stripDays([final, next]), '2026-02-14')).toBe('final');
  expect(openingGame(stripDays([final, next]), '2026-02-20')).toBe('next');
});

test('a state is the visitor’s time, the period that is on, or how the game ended', () => {
  const text = (changes: Partial<StripGame>) => stateText(game('one', changes), texts);
  expect(text({})).toBe('19:30');
  expect(text({ tipOffAt: null })).toBe('time open');
  expect(text({ state: 'live', period: { number: 3, isOver: false } })).toBe('Q3');
  expect(text({ state: 'live', period: { number: 5, isOver: false } })).toBe('OT1');
  expect(text({ state: 'live', period: { number: 2, isOver: true } })).toBe('Half-time');
  expect(text({ state: 'live', period: { number: 3, isOver: true } })).toBe('End of Q3');
  expect(text({ state: 'final' })).toBe('Final');
  expect(text({ state: 'final', overtimes: 1 })).toBe('Final/OT');
  expect(text({ state: 'final', overtimes: 2 })).toBe('Final/2OT');
  expect(text({ state: 'postponed' })).toBe('Postponed');
});

test('a game that the page follows shows what the page shows', () => {
  const live = { period: 4, clockMs: 90_000, running: false, at: null };
  const known = { state: 'live', score: { home: 70, away: 68 }, live } as const;
  expect(withLive(game('one'), known)).toMatchObject({ state: 'live', score: known.score, period: { number: 4 } });
  expect(withLive(game('one'), undefined)).toEqual(game('one'));
});

test('the strip is asked for again soon while a game is on, seldom otherwise', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-02-14T12:00:00Z') });
  let games = [game('one')];
  const fetched = vi.fn(async () => Response.json({ games }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const onGames = vi.fn();
  const stop = followStrip('en', onGames);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  games = [game('one', { state: 'live' })];
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  const before = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched.mock.calls.length - before).toBeGreaterThanOrEqual(2);
  expect(onGames).toHaveBeenLastCalledWith(games);
  stop();
  const stopped = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(stopped);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a game that begins, ends, is reopened or corrected makes open pages old; a basket does not', () => {
  const live = (home: number) => game('one', { state: 'live', score: { home, away: 60 } });
  const final = (home: number) => game('one', { state: 'final', score: { home, away: 60 } });
  expect(changedResults([], [live(62)])).toEqual([]);
  expect(changedResults([live(62)], [live(64)])).toEqual([]);
  expect(changedResults([game('one')], [live(0)])).toHaveLength(1);
  expect(changedResults([live(64)], [final(64)])).toHaveLength(1);
  expect(changedResults([final(64)], [live(64)])).toHaveLength(1);
  expect(changedResults([final(64)], [final(65)])).toHaveLength(1);
  // An older game that comes into the strip has been reopened; one of the next day is only scheduled.
  expect(changedResults([game('other')], [game('other'), live(64)])).toHaveLength(1);
  expect(changedResults([game('other')], [game('other'), game('one')])).toEqual([]);
});
