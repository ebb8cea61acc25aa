import { type EventsMessage, eventsMessage, type LiveBoard, type LiveGame } from '#lib/api/contract/live.ts';
import { type Timer, timer } from '#lib/api/contract/timer.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Channels } from './channels.ts';
import { type FollowOptions, followGame, type GameFollower } from './follow-game.ts';

/** The current state of a running game. */
export type WatchedGame = {
  board: LiveBoard;
  state: GameState;
  sheet: LiveGame['sheet'];
  coaches: LiveGame['coaches'];
  forecast: LiveGame['forecast'];
};

export type WatchOptions = {
  gameId: string;
  channels: Channels;
  /** Fetches the game: its log after `since`, reaching `atLeast`. */
  load: (since: number, atLeast: number) => Promise<LiveGame>;
  onGame: (game: WatchedGame) => void;
  /** Receives the clocks where the hardware of the venue runs them. */
  onTimer: (timer: Timer) => void;
  onStale: (stale: boolean) => void;
  random?: FollowOptions['random'];
};

/**
 * Watches a running game: its snapshot, then every event, applied by the reducer of the engine. It subscribes before it
 * fetches the snapshot, so that no event in between is lost. Rejects where there is no snapshot. Returns a function
 * that stops it.
 */
export async function watchGame(options: WatchOptions): Promise<() => void> {
  const { gameId, channels, load, onGame, onTimer, onStale, random } = options;
  const pending: EventsMessage[] = [];
  let follower: GameFollower | null = null;
  let game: WatchedGame | null = null;

  const update = (changes: Partial<WatchedGame>) => {
    if (!game) return;
    game = { ...game, ...changes };
    onGame(game);
  };
  const newerBoard = (board: LiveBoard) => (!game || board.seq >= game.board.seq ? board : game.board);
  const stopListening = channels.listen(`game.${gameId}`, {
    events(data) {
      const message = eventsMessage.parse(data);
      if (!follower) pending.push(message);
      else {
        update({ board: newerBoard(message.board) });
        follower.receive(message);
      }
    },
    timer: (data) => onTimer(timer.parse(data)),
    gap: () => follower?.resync(),
  });
  const first = await load(0, 0).catch((error: unknown) => {
    stopListening();
    throw error;
  });
  const roster = {
    home: first.sheet.home.map(({ id }) => id),
    away: first.sheet.away.map(({ id }) => id),
  };
  game = {
    board: first.board,
    sheet: first.sheet,
    coaches: first.coaches,
    forecast: first.forecast,
    state: replayGame({ profile: first.profile, roster, events: first.events }),
  };
  onGame(game);
  follower = followGame({
    seq: first.seq,
    async load(since, atLeast) {
      const { board, sheet, coaches, forecast, events, seq } = await load(since, atLeast);
      update({ board: newerBoard(board), sheet, coaches, forecast });
      return { events, seq };
    },
    onEvents: (events) => game && update({ state: events.reduce(applyEvent, game.state) }),
    onStale,
    ...(random && { random }),
  });
  const stopWatchingConnection = channels.onConnection(follower.setConnected);
  for (const message of pending) {
    update({ board: newerBoard(message.board) });
    follower.receive(message);
  }
  return () => {
    stopWatchingConnection();
    stopListening();
    follower?.close();
  };
}
