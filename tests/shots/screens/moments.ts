import type { ClockAnchor, LiveBoard, LiveGame } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { scoreboard } from '#lib/basketball/game/scoreboard.ts';

/** A moment of a game for a screenshot; null is a venue without a game. */
export type Moment = { name: string; at: ((whole: LiveGame) => LiveGame) | null };

const stopped = (remainingMs: number): ClockAnchor => ({ running: false, remainingMs, at: null });
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

type Stand = Partial<Pick<LiveBoard, 'state' | 'phase' | 'period' | 'clock' | 'shotClock'>>;

/** The game after some of its events, with the clocks as they are to be seen. */
function after(whole: LiveGame, events: readonly GameEvent[], stand: Stand): LiveGame {
  const roster = {
    home: whole.sheet.home.map(({ id }) => id),
    away: whole.sheet.away.map(({ id }) => id),
  };
  const state = replayGame({ profile: whole.profile, roster, events });
  const seq = events.at(-1)?.seq ?? 0;
  const board: LiveBoard = { gameId: whole.gameId, seq, state: 'live', ...scoreboard(state), ...stand };
  return { ...whole, seq, board, events: [...events] };
}

const until = (whole: LiveGame, period: number, clockMs: number) =>
  whole.events.filter((event) => event.period < period || (event.period === period && (event.clockMs ?? 0) >= clockMs));

const endOf = (whole: LiveGame, period: number) => {
  const end = whole.events.findIndex((event) => event.type === 'period-end' && event.period === period);
  return whole.events.slice(0, end + 1);
};

const next = (events: readonly GameEvent[], event: Record<string, unknown>): readonly GameEvent[] => {
  const seq = (events.at(-1)?.seq ?? 0) + 1;
  return [...events, { id: `moment-${seq}`, seq, ...event } as GameEvent];
};

const told = (events: readonly GameEvent[], beganMsAgo: number) =>
  events.map((event, index) => (index === events.length - 1 ? { ...event, wallTime: ago(beganMsAgo) } : event));

export const moments: readonly Moment[] = [
  { name: 'idle', at: null },
  {
    name: 'scheduled',
    at: (whole) =>
      after(whole, [], { state: 'scheduled', phase: 'scheduled', clock: stopped(600_000), shotClock: null }),
  },
  {
    name: 'live',
    at: (whole) =>
      after(whole, until(whole, 3, 252_000), { period: 3, clock: stopped(252_000), shotClock: stopped(17_200) }),
  },
  {
    name: 'time-out',
    at: (whole) => {
      const events = until(whole, 4, 150_000);
      const timeout = {
        type: 'timeout',
        kind: 'team',
        side: 'away',
        period: 4,
        clockMs: 150_000,
        wallTime: ago(8_000),
      };
      const stand = { period: 4, clock: stopped(150_000), shotClock: stopped(14_000) };
      return after(
        whole,
        next(next(events, { type: 'clock', change: 'stop', period: 4, clockMs: 150_000 }), timeout),
        stand,
      );
    },
  },
  {
    name: 'half-time',
    at: (whole) => after(whole, told(endOf(whole, 2), 125_000), { clock: stopped(0), shotClock: null }),
  },
  {
    name: 'last-minute',
    at: (whole) =>
      after(whole, until(whole, 4, 12_400), { period: 4, clock: stopped(12_400), shotClock: stopped(4_300) }),
  },
  {
    name: 'overtime',
    at: (whole) => {
      const events = next(endOf(whole, 4), { type: 'period-start', period: 5, clockMs: 300_000 });
      return after(whole, events, { period: 5, clock: stopped(188_000), shotClock: null });
    },
  },
  {
    name: 'final',
    at: (whole) => after(whole, whole.events, { state: 'final', clock: stopped(0), shotClock: null }),
  },
  {
    name: 'extreme',
    at: (whole) => {
      const game = after(whole, until(whole, 4, 30_000), {
        period: 7,
        clock: stopped(48_800),
        shotClock: stopped(24_000),
      });
      const side = { score: 128, fouls: 7, penalty: true };
      const { home, away } = game.board;
      return { ...game, board: { ...game.board, home: { ...home, ...side }, away: { ...away, ...side, score: 131 } } };
    },
  },
];
