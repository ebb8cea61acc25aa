import { isDeepStrictEqual } from 'node:util';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { scoreboard } from '#lib/basketball/game/scoreboard.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { LiveMessage } from '#server/realtime/publish.ts';
import type { LiveGameRow } from './live-game.ts';

/** Below what hosted Pusher takes. */
const maxBytes = 9_000;

export function boardOf(row: Pick<LiveGameRow, 'id' | 'state'>, state: GameState): LiveBoard {
  return { gameId: row.id, seq: state.log.at(-1)?.seq ?? 0, state: row.state, ...scoreboard(state) };
}

/** An event as everybody may see it: not who wrote it. */
export function toPublicEvent(event: GameEvent): GameEvent {
  const { operator, ...open } = event;
  return open as GameEvent;
}

export type Change = { row: LiveGameRow; events: readonly GameEvent[]; before: LiveBoard; board: LiveBoard };

/** What the channels hear of new events: the game all of them, its league and its hall the board where that has changed. */
export function liveMessages({ row, events, before, board }: Change): LiveMessage[] {
  const message = { gameId: row.id, from: events[0]?.seq ?? board.seq, seq: board.seq, board };
  const open = events.map(toPublicEvent);
  const fits = Buffer.byteLength(JSON.stringify({ ...message, events: open })) < maxBytes;
  const toGame = { channels: [`game.${row.id}`], name: 'events', data: { ...message, events: fits ? open : null } };
  const around = [`league.${row.leagueId}`, ...(row.venueId ? [`venue.${row.venueId}`] : [])];
  if (isDeepStrictEqual({ ...before, seq: 0 }, { ...board, seq: 0 })) return [toGame];
  return [toGame, { channels: around, name: 'board', data: board }];
}
