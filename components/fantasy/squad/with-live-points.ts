import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';

/** Returns a squad's round with the points that its picks have now, added up by the factors of their places. */
export function withLivePoints(round: SquadRound, byEntrant: ReadonlyMap<number, number>): SquadRound {
  if (round.picks.length === 0) return round;
  const picks = round.picks.map((pick) => {
    const entrantPoints = byEntrant.get(pick.entrant.number) ?? 0;
    return { ...pick, entrantPoints, points: (entrantPoints * pick.factor) / 10 };
  });
  return { ...round, picks, points: picks.reduce((sum, { points }) => sum + points, 0) };
}
