import type { Duel, DuelSide, PlayoffRound } from '#lib/api/contract/playoff.ts';

/** Labels each undecided side of a duel: with the league's own label, else with that of `winnerOf`. */
export function nameOpenSides(
  rounds: readonly PlayoffRound[],
  winnerOf: (pair: { home: string; away: string }) => string,
): PlayoffRound[] {
  const duels = new Map(rounds.flatMap((round) => round.duels.map((duel) => [duel.id, duel])));
  const winnerOfDuel = (duel: Duel | undefined) =>
    duel?.home.team && duel.away.team ? winnerOf({ home: duel.home.team.code, away: duel.away.team.code }) : null;
  const named = (side: DuelSide): DuelSide =>
    side.from === null ? side : { ...side, label: side.label ?? winnerOfDuel(duels.get(side.from)) };
  return rounds.map((round) => ({
    ...round,
    duels: round.duels.map((duel) => ({ ...duel, home: named(duel.home), away: named(duel.away) })),
  }));
}
