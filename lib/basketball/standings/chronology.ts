import type { StandingsGame } from './game.ts';

/** Sorts games by date; an undated game takes the latest date of its round. */
export function inOrderOfPlay(games: readonly StandingsGame[]): StandingsGame[] {
  const lastOfRound = new Map<number, string>();
  for (const { date, round } of games) {
    if (!date || round == null) continue;
    if (date > (lastOfRound.get(round) ?? '')) lastOfRound.set(round, date);
  }
  return games
    .map((game) => ({ game, date: game.date ?? (game.round == null ? '' : (lastOfRound.get(game.round) ?? '')) }))
    .sort(
      (a, b) => compare(a.date, b.date) || (a.game.round ?? 0) - (b.game.round ?? 0) || compare(a.game.id, b.game.id),
    )
    .map(({ game }) => game);
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
