import type { EventsMessage, LiveBoard, LiveGame } from '#lib/api/contract/live.ts';
import type { Timer } from '#lib/api/contract/timer.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Channels } from './channels.ts';
import { type FollowOptions, followGame, type GameFollower } from './follow-game.ts';
import { liveMessages } from './messages.ts';

/** The current state of a running game. */
export type WatchedGame = {
  board: LiveBoard;
  state: GameState;
  sheet: LiveGame['sheet'];
  coaches: LiveGame['coaches'];
  assistants: LiveGame['assistants'];
  forecast: LiveGame['forecast'];
  /** Since when no device with the clock has been heard; null while one is, and where there never was one. */
  deskAwaySince: string | null;
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

/** The time in milliseconds over which the clients of a game spread their requests for a changed sheet. */
const sheetSpreadMs = 1_000;

const rosterOf = ({ home, away }: LiveGame['sheet']) => ({
  home: home.map(({ id }) => id),
  away: away.map(({ id }) => id),
});

const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Watches a running game: its snapshot, then every event, applied by the reducer of the engine. It subscribes before it
 * fetches the snapshot, and catches up once it is subscribed, so that no event in between is lost. Rejects where there is no snapshot. Returns a function
 * that stops it.
 */
export async function watchGame(options: WatchOptions): Promise<() => void> {
  const { gameId, channels, load, onGame, onTimer, onStale, random } = options;
  const pending: EventsMessage[] = [];
  let follower: GameFollower | null = null;
  let game: WatchedGame | null = null;
  let deskAwaySince: string | null = null;
  let isStopped = false;
  let isSubscribed = false;

  const update = (changes: Partial<WatchedGame>) => {
    if (!game) return;
    game = { ...game, ...changes };
    onGame(game);
  };
  const updateSheet = ({ sheet, coaches, assistants }: Pick<LiveGame, 'sheet' | 'coaches' | 'assistants'>) => {
    if (!game || isDeepEqual([sheet, coaches, assistants], [game.sheet, game.coaches, game.assistants])) return;
    const { profile, log } = game.state;
    update({ sheet, coaches, assistants, state: replayGame({ profile, roster: rosterOf(sheet), events: log }) });
  };
  /** A new `seq` bypasses the responses that were cached before the sheet was changed. */
  const fetchSheet = async () => {
    try {
      if (!isStopped && game) updateSheet(await load(game.state.log.at(-1)?.seq ?? 0, Date.now()));
    } catch {
      follower?.resync();
    }
  };
  const setAway = (since: string | null) => {
    if (since === deskAwaySince) return;
    deskAwaySince = since;
    update({ deskAwaySince });
  };
  const newerBoard = (board: LiveBoard) => (!game || board.seq >= game.board.seq ? board : game.board);
  const stopListening = channels.listen(`game.${gameId}`, {
    events(data) {
      const message = liveMessages.events.parse(data);
      if (!follower) pending.push(message);
      else {
        update({ board: newerBoard(message.board) });
        follower.receive(message);
      }
    },
    desk: (data) => setAway(liveMessages.desk.parse(data).awaySince),
    timer: (data) => onTimer(liveMessages.timer.parse(data)),
    sheet: () => void setTimeout(() => void fetchSheet(), (random ?? Math.random)() * sheetSpreadMs),
    gap: () => follower?.resync(),
    // What was published between the snapshot and the subscription came to nobody. Of a desk subscribers are told next; a server that knows
    // of none, as after a restart, leaves what was known.
    'pusher:subscription_succeeded': () => {
      isSubscribed = true;
      follower?.resync();
    },
  });
  const first = await load(0, 0).catch((error: unknown) => {
    stopListening();
    throw error;
  });
  game = {
    board: first.board,
    sheet: first.sheet,
    coaches: first.coaches,
    assistants: first.assistants,
    forecast: first.forecast,
    deskAwaySince,
    state: replayGame({ profile: first.profile, roster: rosterOf(first.sheet), events: first.events }),
  };
  onGame(game);
  follower = followGame({
    seq: first.seq,
    async load(since, atLeast) {
      const loaded = await load(since, atLeast);
      const { board, forecast, events, seq } = loaded;
      update({ board: newerBoard(board), forecast });
      updateSheet(loaded);
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
  if (isSubscribed) follower.resync();
  return () => {
    isStopped = true;
    stopWatchingConnection();
    stopListening();
    follower?.close();
  };
}
