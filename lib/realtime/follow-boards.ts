import type { GameSummary } from '#lib/api/contract/game.ts';
import { type ClockAnchor, type LiveBoard, liveBoard } from '#lib/api/contract/live.ts';
import type { Channels } from './channels.ts';
import { withBoard } from './with-board.ts';

export type BoardGame = { game: GameSummary; clock: ClockAnchor | null };

export type BoardsOptions = {
  channels: Channels;
  /** Asks the API for the games that are live now. */
  load: () => Promise<GameSummary[]>;
  /** Hears all that is known, after each change. */
  onGames: (games: Readonly<Record<string, BoardGame>>) => void;
  onStale: (stale: boolean) => void;
  /** Hears that a game has begun or ended: what else the page says of it is old. */
  onStatusChange: () => void;
  random?: () => number;
};

export interface BoardsFollower {
  /** Hears the boards of these leagues from now on, and of no others. */
  listen(leagueIds: readonly string[]): void;
  close(): void;
}

/** Over so many milliseconds those who look at a league spread what they ask for at the same moment. */
const spreadMs = 2_000;
const pollMs = 10_000;
const staleAfterMs = 2_500;

/**
 * Keeps the boards of games in lists: each newer board is the whole truth, so nothing is lost by missing one. What the games
 * are is asked at first, when an unknown one is heard of, and again and again where the channels are away.
 */
export function followBoards(options: BoardsOptions): BoardsFollower {
  const { channels, load, onGames, onStale, onStatusChange: onTurn, random = Math.random } = options;
  const listening = new Map<string, () => void>();
  const known = new Map<string, GameSummary>();
  const boards = new Map<string, LiveBoard>();
  let connected: boolean | null = null;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;

  const asItIs = (game: GameSummary) => {
    const board = boards.get(game.id);
    return board ? withBoard(game, board) : game;
  };
  const isOn = (game: GameSummary) => asItIs(game).state === 'live';
  const tell = () => {
    const games = [...known].map(
      ([id, game]) => [id, { game: asItIs(game), clock: boards.get(id)?.clock ?? null }] as const,
    );
    onGames(Object.fromEntries(games));
  };
  const fresh = () => {
    clearTimeout(staleTimer);
    staleTimer = undefined;
    onStale(false);
  };
  const expectNews = (ms: number) => {
    staleTimer ??= setTimeout(() => onStale(true), ms);
  };
  const take = (board: LiveBoard) => {
    const before = boards.get(board.gameId);
    if (before && before.seq >= board.seq) return;
    boards.set(board.gameId, board);
    const game = known.get(board.gameId);
    if (!game) return schedule(random() * spreadMs);
    const turned = (before?.state ?? game.state) !== board.state;
    tell();
    if (turned) onTurn();
  };
  const ask = async () => {
    timer = undefined;
    const older = new Set(boards.values());
    try {
      const games = await load();
      if (closed) return;
      const listed = new Map(games.map((game) => [game.id, game]));
      const isFirst = known.size === 0;
      const hasEnded = [...known.values()].some((game) => isOn(game) && !listed.has(game.id));
      const hasBegun = !isFirst && games.some(({ id }) => !known.has(id));
      for (const [id, game] of known) listed.set(id, listed.get(id) ?? asItIs(game));
      for (const [id, game] of listed) known.set(id, game);
      for (const [id, board] of boards) if (older.has(board)) boards.delete(id);
      tell();
      if (hasEnded || hasBegun) onTurn();
      fresh();
      if (!connected) expectNews(pollMs + staleAfterMs);
    } catch {
      // No answer is a reason to ask again, and to say so meanwhile.
      expectNews(staleAfterMs);
      schedule(pollMs);
      return;
    }
    if (!connected) schedule(pollMs);
  };
  const schedule = (ms: number) => {
    if (!closed) timer ??= setTimeout(() => void ask(), ms * (0.8 + 0.4 * random()));
  };
  const stopHearing = channels.onConnection((next) => {
    if (next === connected) return;
    const isFirst = connected === null;
    connected = next;
    if (!next) expectNews(staleAfterMs);
    if (!isFirst) schedule(random() * spreadMs);
  });
  void ask();

  return {
    listen(leagueIds) {
      for (const [id, stop] of listening) {
        if (leagueIds.includes(id)) continue;
        stop();
        listening.delete(id);
      }
      for (const id of leagueIds) {
        if (listening.has(id)) continue;
        const handlers = {
          board: (data: unknown) => take(liveBoard.parse(data)),
          gap: () => schedule(random() * spreadMs),
        };
        listening.set(id, channels.listen(`league.${id}`, handlers));
      }
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(staleTimer);
      stopHearing();
      for (const stop of listening.values()) stop();
    },
  };
}
