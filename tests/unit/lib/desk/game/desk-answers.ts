import type { DeskGame } from '#lib/api/contract/desk.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { scoreboard } from '#lib/basketball/game/scoreboard.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';
import { roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const nobody = { home: null, away: null };

/** The answer of the engine with the log of game `g` after `since`. */
export function liveAnswer(log: readonly GameEvent[], since = 0): LiveGame {
  const state = replayGame({ profile: twoPeriods, roster, events: log });
  return {
    gameId: 'g',
    seq: log.length,
    serverTime: '2026-02-14T19:00:00.000Z',
    board: { gameId: 'g', seq: log.length, state: 'live', ...scoreboard(state) },
    profile: twoPeriods,
    sheet: { home: [], away: [] },
    coaches: nobody,
    assistants: nobody,
    forecast: null,
    events: log.slice(since),
  };
}

/** The answer of the engine with game `g` and its officials. */
export const gameAnswer = (officials: DeskGame['officials'] = []): DeskGame => ({
  ...gameSummary({ id: 'g', state: 'live' }),
  officials,
});
