import { isDeepStrictEqual } from 'node:util';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { scoreboard } from '#lib/basketball/game/scoreboard.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { LiveMessage } from '#server/realtime/publish.ts';
import { isDecided } from './game-standing.ts';
import type { LiveGameRow } from './live-game.ts';

/** Below the 10 kB message limit of hosted Pusher. */
const maxBytes = 9_000;

type BoardRow = Pick<LiveGameRow, 'id' | 'state' | 'homeScore' | 'awayScore' | 'periods'>;

/** Returns the board of a game: of a decided one with its result, which its log need not carry. */
export function boardOf(row: BoardRow, state: GameState): LiveBoard {
  const board = { gameId: row.id, seq: state.log.at(-1)?.seq ?? 0, state: row.state, ...scoreboard(state) };
  const { homeScore, awayScore } = row;
  if (!isDecided(row) || homeScore === null || awayScore === null) return board;
  const result = { home: { ...board.home, score: homeScore }, away: { ...board.away, score: awayScore } };
  return { ...board, ...result, periods: row.periods.map(({ home, away }) => ({ home, away })) };
}

/** Returns an event without its operator, which is not public. */
export function toPublicEvent(event: GameEvent): GameEvent {
  const { operator, ...publicEvent } = event;
  return publicEvent as GameEvent;
}

export type Change = { row: LiveGameRow; events: readonly GameEvent[]; before: LiveBoard; board: LiveBoard };

/** Returns the messages for new events: all events to the game channel; the board, if changed, to those of its league and venue. */
export function liveMessages({ row, events, before, board }: Change): LiveMessage[] {
  const message = { gameId: row.id, from: events[0]?.seq ?? board.seq, seq: board.seq, board };
  const publicEvents = events.map(toPublicEvent);
  const fits = Buffer.byteLength(JSON.stringify({ ...message, events: publicEvents })) < maxBytes;
  const toGame = {
    channels: [`game.${row.id}`],
    name: 'events',
    data: { ...message, events: fits ? publicEvents : null },
  };
  const boardChannels = [`league.${row.leagueId}`, ...(row.venueId ? [`venue.${row.venueId}`] : [])];
  if (isDeepStrictEqual({ ...before, seq: 0 }, { ...board, seq: 0 })) return [toGame];
  return [toGame, { channels: boardChannels, name: 'board', data: board }];
}
