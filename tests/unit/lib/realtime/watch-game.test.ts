import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { scoreboard } from '#lib/basketball/game/scoreboard.ts';
import type { Channels, Handlers } from '#lib/realtime/channels.ts';
import { isClockGuessed } from '#lib/realtime/is-clock-guessed.ts';
import { type WatchedGame, watchGame } from '#lib/realtime/watch-game.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const { events } = new GameLog()
  .starters()
  .shot('home', 'h1', 3, true)
  .shot('away', 'a1', 2, true)
  .shot('home', 'h2', 2, true);

function boardAt(seq: number) {
  const state = replayGame({ profile: twoPeriods, roster, events: events.slice(0, seq) });
  return { gameId: 'g', seq, state: 'live' as const, ...scoreboard(state) };
}

const liveAt = (seq: number, since = 0): LiveGame => ({
  gameId: 'g',
  seq,
  serverTime: '2026-02-14T19:00:00.000Z',
  board: boardAt(seq),
  profile: twoPeriods,
  sheet: { home: [], away: [] },
  coaches: { home: null, away: null },
  assistants: { home: null, away: null },
  forecast: null,
  events: events.slice(since, seq),
});

const message = (from: number, seq: number, told: readonly GameEvent[] | null = events.slice(from - 1, seq)) => ({
  gameId: 'g',
  from,
  seq,
  events: told,
  board: boardAt(seq),
});

let handlers: Handlers;
let log: number;
let shown: WatchedGame[];
const channels: Channels = {
  listen(_, given) {
    handlers = given;
    return () => undefined;
  },
  onConnection(listener) {
    listener(true);
    return () => undefined;
  },
  close: () => undefined,
};
const load = vi.fn(async (since: number) => liveAt(log, since));
const scores = () => shown.map(({ board, state }) => [board.home.score, state.score.home]);

const watch = () =>
  watchGame({
    gameId: 'g',
    channels,
    load,
    onGame: (game) => shown.push(game),
    onTimer: () => undefined,
    onStale: () => undefined,
    random: () => 0.5,
  });

beforeEach(() => {
  vi.useFakeTimers();
  log = 11;
  shown = [];
  load.mockReset().mockImplementation(async (since: number) => liveAt(log, since));
});
afterEach(() => vi.useRealTimers());

test('a game begins with its snapshot and continues with channel messages', async () => {
  const stop = await watch();
  expect(scores()).toEqual([[3, 3]]);
  handlers.events?.(message(12, 13));
  expect(scores().at(-1)).toEqual([5, 5]);
  expect(shown.at(-1)?.state.score).toEqual({ home: 5, away: 2 });
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

test.each(['before', 'after'])(
  'what was published %s the snapshot and before the subscription is fetched',
  async (when) => {
    const watching = watch();
    if (when === 'before') handlers['pusher:subscription_succeeded']?.({});
    const stop = await watching;
    log = 13;
    if (when === 'after') handlers['pusher:subscription_succeeded']?.({});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(scores().at(-1)).toEqual([5, 5]);
    expect(load).toHaveBeenCalledTimes(2);
    stop();
  },
);

test('messages during the snapshot request are not lost', async () => {
  const watching = watch();
  handlers.events?.(message(12, 13));
  const stop = await watching;
  expect(shown.at(-1)?.state.score).toEqual({ home: 5, away: 2 });
  stop();
});

test('the board is right at once, also where the events have to be fetched', async () => {
  const stop = await watch();
  log = 13;
  handlers.events?.(message(13, 13, null));
  expect(scores().at(-1)).toEqual([5, 3]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(scores().at(-1)).toEqual([5, 5]);
  stop();
});

test('an older board never takes the place of a newer one', async () => {
  const stop = await watch();
  handlers.events?.(message(12, 13));
  handlers.events?.(message(12, 12));
  expect(scores().at(-1)).toEqual([5, 5]);
  stop();
});

test('a game that cannot be read is not subscribed to', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  await expect(watch()).rejects.toThrow('offline');
  expect(shown).toEqual([]);
});

test('a sheet that was changed during the game is fetched at once, and nothing recorded is lost', async () => {
  log = 13;
  const stop = await watch();
  const sheet = { home: [], away: [] };
  load.mockImplementationOnce(async (since) => ({
    ...liveAt(13, since),
    sheet,
    coaches: { home: 'Somebody else', away: null },
  }));
  handlers.sheet?.({ gameId: 'g', revision: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown.at(-1)).toMatchObject({ coaches: { home: 'Somebody else' }, state: { score: { home: 5, away: 2 } } });
  stop();
});

test('a running clock is a guess while its desk is away, until it is set anew or the desk is back', async () => {
  const running = (at: string) => ({ ...boardAt(11), clock: { running: true, remainingMs: 60_000, at } });
  load.mockImplementation(async () => ({ ...liveAt(11), board: running('2026-02-14T19:00:00.000Z') }));
  const isGuessed = () => isClockGuessed(shown.at(-1) as WatchedGame);
  const stop = await watch();
  expect(isGuessed()).toBe(false);
  handlers.desk?.({ gameId: 'g', awaySince: '2026-02-14T19:00:30.000Z' });
  expect(isGuessed()).toBe(true);
  handlers.desk?.({ gameId: 'g', awaySince: null });
  expect(isGuessed()).toBe(false);
  handlers.desk?.({ gameId: 'g', awaySince: '2026-02-14T19:00:30.000Z' });
  handlers.events?.({ ...message(12, 12, []), board: { ...running('2026-02-14T19:01:00.000Z'), seq: 12 } });
  expect(isGuessed()).toBe(false);
  stop();
});

test('what the desk is said to do before the snapshot counts as well', async () => {
  load.mockImplementation(async () => {
    handlers.desk?.({ gameId: 'g', awaySince: '2026-02-14T19:00:30.000Z' });
    return liveAt(11);
  });
  const stop = await watch();
  expect(shown.at(-1)?.deskAwaySince).toBe('2026-02-14T19:00:30.000Z');
  stop();
});

test('a server that is subscribed to anew and knows of no desk leaves what was known', async () => {
  load.mockImplementation(async () => liveAt(11));
  const stop = await watch();
  handlers.desk?.({ gameId: 'g', awaySince: '2026-02-14T19:00:30.000Z' });
  handlers['pusher:subscription_succeeded']?.({});
  expect(shown.at(-1)?.deskAwaySince).toBe('2026-02-14T19:00:30.000Z');
  handlers.desk?.({ gameId: 'g', awaySince: null });
  expect(shown.at(-1)?.deskAwaySince).toBeNull();
  stop();
});
