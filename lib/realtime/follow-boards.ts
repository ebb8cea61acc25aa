import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ClockAnchor, LiveBoard } from '#lib/api/contract/live.ts';
import type { Channels } from './channels.ts';
import { liveMessages } from './messages.ts';
import { summaryClock } from './summary-clock.ts';
import { withBoard } from './with-board.ts';

export type BoardGame = { game: GameSummary; clock: ClockAnchor | null };

export type BoardsOptions = {
  channels: Channels;
  /** Fetches the games that are live now. */
  load: () => Promise<GameSummary[]>;
  /** Receives all known games after each change. */
  onGames: (games: Readonly<Record<string, BoardGame>>) => void;
  onStale: (stale: boolean) => void;
  /** Called with a game that starts or ends: other data on the page about it is stale. */
  onStatusChange: (game: GameSummary) => void;
  random?: () => number;
};

export interface BoardsFollower {
  /** Subscribes to the boards of these leagues, and to no others. */
  listen(leagueIds: readonly string[]): void;
  close(): void;
}

/** The interval in milliseconds over which clients spread requests that they would send at the same moment. */
const spreadMs = 2_000;
const pollMs = 10_000;
const staleAfterMs = 2_500;

/**
 * Follows the boards of games in lists. Each newer board is complete, so a missed one loses nothing. The games are
 * fetched at the start, when an unknown one is received, and by polling while the channels are disconnected.
 */
export function followBoards(options: BoardsOptions): BoardsFollower {
  const { channels, load, onGames, onStale, onStatusChange, random = Math.random } = options;
  const subscriptions = new Map<string, () => void>();
  const games = new Map<string, GameSummary>();
  const boards = new Map<string, LiveBoard>();
  let connected: boolean | null = null;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;

  const withLatestBoard = (game: GameSummary) => {
    const board = boards.get(game.id);
    return board ? withBoard(game, board) : game;
  };
  const isLive = (game: GameSummary) => withLatestBoard(game).state === 'live';
  const publish = () => {
    const entries = [...games].map(([id, listed]) => {
      const game = withLatestBoard(listed);
      return [id, { game, clock: summaryClock(game) }] as const;
    });
    onGames(Object.fromEntries(entries));
  };
  const markFresh = () => {
    clearTimeout(staleTimer);
    staleTimer = undefined;
    onStale(false);
  };
  const markStaleAfter = (ms: number) => {
    staleTimer ??= setTimeout(() => onStale(true), ms);
  };
  const receive = (board: LiveBoard) => {
    const before = boards.get(board.gameId);
    if (before && (before.seq > board.seq || (before.seq === board.seq && before.state === board.state))) return;
    boards.set(board.gameId, board);
    const game = games.get(board.gameId);
    if (!game) return schedule(random() * spreadMs);
    const hasStatusChanged = (before?.state ?? game.state) !== board.state;
    publish();
    if (hasStatusChanged) onStatusChange(withLatestBoard(game));
  };
  const poll = async () => {
    timer = undefined;
    const before = new Set(boards.values());
    try {
      const loaded = await load();
      if (closed) return;
      const listed = new Map(loaded.map((game) => [game.id, game]));
      const isFirst = games.size === 0;
      const ended = [...games.values()].filter((game) => isLive(game) && !listed.has(game.id));
      const begun = isFirst ? [] : loaded.filter(({ id }) => !games.has(id));
      for (const [id, game] of games) listed.set(id, listed.get(id) ?? withLatestBoard(game));
      for (const [id, game] of listed) games.set(id, game);
      for (const [id, board] of boards) if (before.has(board)) boards.delete(id);
      publish();
      for (const game of begun) onStatusChange(game);
      for (const game of ended) onStatusChange({ ...withLatestBoard(game), state: 'final' });
      markFresh();
      if (!connected) markStaleAfter(pollMs + staleAfterMs);
    } catch {
      // Retries after a failure, and reports stale data meanwhile.
      markStaleAfter(staleAfterMs);
      schedule(pollMs);
      return;
    }
    if (!connected) schedule(pollMs);
  };
  const schedule = (ms: number) => {
    if (!closed) timer ??= setTimeout(() => void poll(), ms * (0.8 + 0.4 * random()));
  };
  const stopWatchingConnection = channels.onConnection((next) => {
    if (next === connected) return;
    const isFirst = connected === null;
    connected = next;
    if (!next) markStaleAfter(staleAfterMs);
    if (!isFirst) schedule(random() * spreadMs);
  });
  void poll();

  return {
    listen(leagueIds) {
      for (const [id, stop] of subscriptions) {
        if (leagueIds.includes(id)) continue;
        stop();
        subscriptions.delete(id);
      }
      for (const id of leagueIds) {
        if (subscriptions.has(id)) continue;
        const handlers = {
          board: (data: unknown) => receive(liveMessages.board.parse(data)),
          gap: () => schedule(random() * spreadMs),
          // What was published between the first answer and the subscription came to nobody.
          'pusher:subscription_succeeded': () => schedule(random() * spreadMs),
        };
        subscriptions.set(id, channels.listen(`league.${id}`, handlers));
      }
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(staleTimer);
      stopWatchingConnection();
      for (const stop of subscriptions.values()) stop();
    },
  };
}
