import type { Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { Score } from '#lib/basketball/standings/game.ts';
import { gameWinner, seriesLeader } from './game-winner.ts';
import { usualHomePattern } from './home-pattern.ts';
import { orderGames } from './order-games.ts';
import { type SeriesFormat, type SeriesGame, type SeriesSlot, type SeriesStanding, seriesLength } from './series.ts';

export type SeriesInput = {
  /** Team ids; null while the pairing is unknown. `home` has home advantage. */
  home: string | null;
  away: string | null;
  /** No opponent: the one team advances without a game. */
  bye?: boolean;
  /** Null: not declared. Such a series has wins and a leader, but is never decided. */
  format: SeriesFormat | null;
  homePattern?: readonly Side[];
  games: readonly SeriesGame[];
  /**
   * Whether a forfeit loses the whole series (Official Basketball Rules, Art. 20.2.2: two legs and best of three).
   * Default: as in that article.
   */
  forfeitLosesSeries?: boolean;
};

const voidStates = new Set<SeriesGame['state']>(['annulled', 'cancelled']);

/**
 * Returns wins, state, winner and games of a playoff series, including games played only if necessary. Where more games count than
 * the format has and both sides have the wins for it, nobody has won: format or games are wrong, and we do not guess which. Throws
 * `RangeError` for a game between other teams.
 */
export function readSeries(input: SeriesInput): SeriesStanding {
  const { home, away, format } = input;
  if (input.bye) return { ...emptyStanding('decided'), winner: home === null ? 'away' : 'home', decidedBy: 'bye' };
  const length = format ? seriesLength(format) : 0;
  const pattern = input.homePattern ?? usualHomePattern(length);
  const played = orderGames(input.games.filter(({ state }) => !voidStates.has(state))).map((game, index) => {
    return slotOf(game, index + 1, home, away);
  });
  const wins: Score = { home: 0, away: 0 };
  const points: Score = { home: 0, away: 0 };
  for (const slot of played) {
    if (slot.winner) wins[slot.winner] += 1;
    points.home += slot.points?.home ?? 0;
    points.away += slot.points?.away ?? 0;
  }
  const finished = input.games.filter(isOver).length;
  const decision = decide({ ...input, wins, points, finished, slots: played });
  const planned = Array.from({ length: Math.max(0, length - played.length) }, (_, index): SeriesSlot => {
    const number = played.length + index + 1;
    return { number, gameId: null, home: pattern[number - 1] ?? 'home', need: 'certain', winner: null, points: null };
  });
  const certainGames =
    format?.kind === 'best-of' ? finished + Math.floor(length / 2) + 1 - Math.max(wins.home, wins.away) : Infinity;
  const slots = [...played, ...planned].map((slot, index): SeriesSlot => {
    if (slot.points !== null || slot.winner !== null) return slot;
    if (decision.winner !== null) return { ...slot, need: 'not-needed' };
    return { ...slot, need: index < certainGames ? 'certain' : 'if-necessary' };
  });
  const hasBegun = finished > 0 || input.games.some(({ state }) => state === 'live' || state === 'suspended');
  const undecidedState = home === null || away === null ? 'unpaired' : hasBegun ? 'running' : 'scheduled';
  const leader = decision.winner ?? seriesLeader(format?.kind === 'two-legs' ? points : wins);
  return { ...decision, state: decision.winner ? 'decided' : undecidedState, wins, points, leader, slots };
}

function isOver({ state, score }: SeriesGame): boolean {
  return state === 'forfeited' || state === 'defaulted' || (state === 'final' && score !== null);
}

function slotOf(game: SeriesGame, number: number, home: string | null, away: string | null): SeriesSlot {
  const asListed = game.home === home && game.away === away;
  const reversed = game.home === away && game.away === home;
  if (!asListed && !reversed) {
    throw new RangeError(
      `Game ${game.id}: ${game.home} – ${game.away} is not a game of ${home} and ${away}; move it to its series`,
    );
  }
  const winner = gameWinner(game);
  const score = isOver(game) ? game.score : null;
  return {
    number,
    gameId: game.id,
    home: asListed ? 'home' : 'away',
    need: 'certain',
    winner: winner && (asListed ? winner : otherSide(winner)),
    points: score && (asListed ? score : { home: score.away, away: score.home }),
  };
}

type Count = SeriesInput & { wins: Score; points: Score; finished: number; slots: readonly SeriesSlot[] };

function decide({ format, games, wins, points, finished, slots, forfeitLosesSeries }: Count) {
  if (format === null) return { winner: null, decidedBy: null };
  const forfeitDecides = forfeitLosesSeries ?? (format.kind === 'two-legs' || format.of <= 3);
  // A game that both sides forfeit has no winner and loses the series for neither.
  const [lost] = slots.flatMap(({ gameId, winner }) => {
    const game = games.find(({ id }) => id === gameId);
    if (!forfeitDecides || !game || !winner || !losesSeries(game, format)) return [];
    return { winner, decidedBy: game.state === 'forfeited' ? ('forfeit' as const) : ('default' as const) };
  });
  if (lost) return lost;
  if (format.kind === 'two-legs') {
    const aggregate = finished === 2 ? seriesLeader(points) : null;
    return { winner: aggregate, decidedBy: aggregate && ('aggregate' as const) };
  }
  const reached = sides.filter((side) => wins[side] > format.of / 2);
  const winner = reached.length === 1 ? (reached[0] ?? null) : null;
  return { winner, decidedBy: winner && ('wins' as const) };
}

/**
 * Returns whether the game loses the series: a forfeit in two legs and short series, a default in two legs only (Art.
 * 20.2.2, 21.2.3).
 */
function losesSeries(game: SeriesGame, format: SeriesFormat): boolean {
  return game.state === 'forfeited' || (game.state === 'defaulted' && format.kind === 'two-legs');
}

function emptyStanding(state: SeriesStanding['state']): SeriesStanding {
  const none = { home: 0, away: 0 };
  return { state, wins: none, points: { ...none }, leader: null, winner: null, decidedBy: null, slots: [] };
}
