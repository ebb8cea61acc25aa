import { type EventsMessage, eventsMessage, type LiveBoard, type LiveGame } from '#lib/api/contract/live.ts';
import { type Timer, timer } from '#lib/api/contract/timer.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Channels } from './channels.ts';
import { type FollowOptions, followGame, type GameFollower } from './follow-game.ts';

/** A running game as it is known now. */
export type WatchedGame = {
  board: LiveBoard;
  state: GameState;
  sheet: LiveGame['sheet'];
  coaches: LiveGame['coaches'];
};

export type WatchOptions = {
  gameId: string;
  channels: Channels;
  /** Asks the API for the game: its log after `since`, reaching `atLeast`. */
  load: (since: number, atLeast: number) => Promise<LiveGame>;
  onGame: (game: WatchedGame) => void;
  /** Hears the clocks where a hall's hardware keeps them. */
  onTimer: (timer: Timer) => void;
  onStale: (stale: boolean) => void;
  random?: FollowOptions['random'];
};

/**
 * Keeps a running game: its snapshot, then every event of it by the reducer of the engine. Subscribed before the snapshot is
 * asked for, so nothing between the two is lost. Rejects where there is no snapshot; ends with the returned function.
 */
export async function watchGame(options: WatchOptions): Promise<() => void> {
  const { gameId, channels, load, onGame, onTimer, onStale, random } = options;
  const waiting: EventsMessage[] = [];
  let follower: GameFollower | null = null;
  let game: WatchedGame | null = null;

  const show = (changes: Partial<WatchedGame>) => {
    if (!game) return;
    game = { ...game, ...changes };
    onGame(game);
  };
  const newer = (board: LiveBoard) => (!game || board.seq >= game.board.seq ? board : game.board);
  const stopListening = channels.listen(`game.${gameId}`, {
    events(data) {
      const message = eventsMessage.parse(data);
      if (!follower) waiting.push(message);
      else {
        show({ board: newer(message.board) });
        follower.take(message);
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
    state: replayGame({ profile: first.profile, roster, events: first.events }),
  };
  onGame(game);
  follower = followGame({
    seq: first.seq,
    async load(since, atLeast) {
      const { board, sheet, coaches, events, seq } = await load(since, atLeast);
      show({ board: newer(board), sheet, coaches });
      return { events, seq };
    },
    onEvents: (events) => game && show({ state: events.reduce(applyEvent, game.state) }),
    onStale,
    ...(random && { random }),
  });
  const stopHearing = channels.onConnection(follower.setConnected);
  for (const message of waiting) {
    show({ board: newer(message.board) });
    follower.take(message);
  }
  return () => {
    stopHearing();
    stopListening();
    follower?.close();
  };
}
