import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Duel, PlayoffRound } from '#lib/api/contract/playoff.ts';

/** Returns the playoff duel of a game, or null outside the playoffs. */
export function ownDuelOf({ address }: Pick<GameSummary, 'address'>, rounds: readonly PlayoffRound[]): Duel | null {
  if (address.kind !== 'playoff') return null;
  const round = rounds.find(({ slug }) => slug === address.playoffRound);
  return round?.duels.find(({ slug }) => slug === address.duel) ?? null;
}

/** Returns the score of a duel: points for two legs or a single game, else wins. */
export function seriesPoints({ format, points, wins }: Pick<Duel, 'format' | 'points' | 'wins'>): Duel['wins'] {
  return format?.kind === 'two-legs' || format?.of === 1 ? points : wins;
}
