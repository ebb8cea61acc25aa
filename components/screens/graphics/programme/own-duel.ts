import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Duel, PlayoffRound } from '#lib/api/contract/playoff.ts';

/** The duel that a game is part of; null for a game of a round. */
export function ownDuelOf({ address }: Pick<GameSummary, 'address'>, rounds: readonly PlayoffRound[]): Duel | null {
  if (address.kind !== 'playoff') return null;
  const round = rounds.find(({ slug }) => slug === address.playoffRound);
  return round?.duels.find(({ slug }) => slug === address.duel) ?? null;
}

/** What a duel is counted in: points where they are added up or there is one game, else games won. */
export function seriesPoints({ format, points, wins }: Pick<Duel, 'format' | 'points' | 'wins'>): Duel['wins'] {
  return format.kind === 'two-legs' || format.of === 1 ? points : wins;
}
