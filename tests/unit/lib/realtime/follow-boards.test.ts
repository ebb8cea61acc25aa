import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import type { Channels, Handlers } from '#lib/realtime/channels.ts';
import { type BoardGame, type BoardsFollower, followBoards } from '#lib/realtime/follow-boards.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';

const live = (home: number, id = 'game'): GameSummary =>
  gameSummary({
    id,
    state: 'live',
    score: { home, away: 0 },
    live: { period: 1, clockMs: 600_000, running: true, at: null },
  });

const sideOf = (score: number) => ({
  score,
  fouls: 0,
  penalty: false,
  timeoutsLeft: 2,
  timeoutsUsed: 0,
  hasArrow: false,
});
function board(seq: number, home: number, fields: Partial<LiveBoard> = {}): LiveBoard {
  return {
    gameId: 'game',
    seq,
    state: 'live',
    phase: 'playing',
    period: 1,
    periods: [{ home, away: 0 }],
    clock: { running: false, remainingMs: 500_000, at: null },
    shotClock: null,
    home: sideOf(home),
    away: sideOf(0),
    ...fields,
  };
}

let onLeague: Handlers;
let setConnected: (connected: boolean) => void;
const channels: Channels = {
  listen(name, handlers) {
    if (name === 'league.first') onLeague = handlers;
    return () => undefined;
  },
  onConnection(listener) {
    setConnected = listener;
    listener(true);
    return () => undefined;
  },
  close: () => undefined,
};

let games: Readonly<Record<string, BoardGame>>;
let stale: boolean[];
let follower: BoardsFollower;
const load = vi.fn<() => Promise<GameSummary[]>>();
const onTurn = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  [games, stale] = [{}, []];
  onTurn.mockReset();
  load.mockReset().mockImplementation(async () => [live(10)]);
  follower = followBoards({
    channels,
    load,
    onGames: (now) => (games = now),
    onStale: (now) => stale.push(now),
    onStatusChange: onTurn,
    random: () => 0.5,
  });
  follower.listen(['first']);
  await vi.advanceTimersByTimeAsync(0);
  stale = [];
});
afterEach(() => {
  follower.close();
  vi.useRealTimers();
});

const scoreOf = (id = 'game') => games[id]?.game.score?.home;

test('the newer board is what counts, an older one changes nothing', () => {
  expect(scoreOf()).toBe(10);
  onLeague.board?.(board(20, 14));
  onLeague.board?.(board(19, 12));
  expect(scoreOf()).toBe(14);
  expect(games.game?.clock).toEqual({ running: false, remainingMs: 500_000, at: null });
  expect(games.game?.game.periods).toEqual([{ period: 1, home: 14, away: 0 }]);
});

test('a game that begins is fetched, and the status change reported', async () => {
  load.mockImplementation(async () => [live(10), live(2, 'other')]);
  onLeague.board?.(board(3, 2, { gameId: 'other' }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(scoreOf('other')).toBe(2);
  expect(onTurn).toHaveBeenCalledOnce();
});

test('what was published before the subscription is fetched', async () => {
  load.mockImplementation(async () => [live(12)]);
  onLeague['pusher:subscription_succeeded']?.({});
  await vi.advanceTimersByTimeAsync(2_000);
  expect(scoreOf()).toBe(12);
});

test('a game that ends is final at once, and the status change reported', () => {
  onLeague.board?.(board(30, 88, { state: 'final', phase: 'finished' }));
  expect(games.game?.game).toMatchObject({ state: 'final', score: { home: 88, away: 0 }, live: null });
  expect(onTurn).toHaveBeenCalledOnce();
});

test.each(['forfeited', 'defaulted'] as const)('a game that is %s has the score of the ruling at once', (state) => {
  onLeague.board?.(board(30, 20, { state, periods: [] }));
  expect(games.game?.game).toMatchObject({ state, score: { home: 20, away: 0 }, periods: [], live: null });
});

test('a game whose end was missed keeps its last board, and the status change is reported', async () => {
  onLeague.board?.(board(20, 14));
  load.mockImplementation(async () => []);
  onLeague.gap?.(null);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(games.game?.game).toMatchObject({ state: 'live', score: { home: 14, away: 0 } });
  expect(onTurn).toHaveBeenCalledOnce();
});

test('a start that is taken back makes the game one to come', () => {
  onLeague.board?.(board(21, 0, { state: 'scheduled', phase: 'scheduled' }));
  expect(games.game?.game).toMatchObject({ state: 'scheduled', score: null, live: null });
});

test('a later response is newer than earlier boards', async () => {
  onLeague.board?.(board(20, 14));
  load.mockImplementation(async () => [live(21)]);
  onLeague.gap?.(null);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(scoreOf()).toBe(21);
});

test('without channels the API is polled, and nothing is stale', async () => {
  setConnected(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(4);
  expect(stale).not.toContain(true);
});

test('without channels and API it is stale within three seconds, and recovers alone', async () => {
  load.mockRejectedValue(new Error('no network'));
  setConnected(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stale.at(-1)).toBe(true);
  load.mockResolvedValue([live(33)]);
  setConnected(true);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(stale.at(-1)).toBe(false);
  expect(scoreOf()).toBe(33);
});

test('a clock runs from the first answer on, before a board comes', () => {
  expect(games.game?.clock).toEqual({ running: true, remainingMs: 600_000, at: null });
});
