import type { GameSummary } from '#lib/api/contract/game.ts';

export type RoundOfGames = {
  id: string;
  phase: GameSummary['phase'];
  round: GameSummary['round'];
  games: GameSummary[];
};

/** Returns games grouped by phase and round, in order of appearance. */
export function roundsOf(games: readonly GameSummary[]): RoundOfGames[] {
  const rounds = new Map<string, RoundOfGames>();
  for (const game of games) {
    const id = `${game.phase.slug} ${game.round.slug}`;
    const round = rounds.get(id) ?? { id, phase: game.phase, round: game.round, games: [] };
    round.games.push(game);
    rounds.set(id, round);
  }
  return [...rounds.values()];
}
