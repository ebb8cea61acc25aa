import type { Side } from '#lib/basketball/events.ts';

/** A decided game of two opponents; sides are those of the pair, whoever played at home. */
export type Meeting = { id: string; host: Side; winner: Side | null; points: Record<Side, number> | null };

export type HeadToHead = {
  played: number;
  wins: Record<Side, number>;
  /** Games that the side won in its own hall. */
  homeWins: Record<Side, number>;
  /** Points of all games together, where a score is known. */
  points: Record<Side, number>;
  /** The last games in a row with the same winner. */
  streak: { side: Side; length: number } | null;
  /** Ids of the games won by most points, the most recent one of several. */
  biggestWin: Record<Side, string | null>;
  closest: string | null;
};

/** What two opponents have done against each other. `meetings` from the latest back. */
export function headToHead(meetings: readonly Meeting[]): HeadToHead {
  const wonBy = (side: Side) => meetings.filter(({ winner }) => winner === side);
  const sum = (side: Side) => meetings.reduce((total, { points }) => total + (points?.[side] ?? 0), 0);
  const both = <Value>(of: (side: Side) => Value) => ({ home: of('home'), away: of('away') });
  const last = meetings[0]?.winner ?? null;
  const broken = meetings.findIndex(({ winner }) => winner !== last);
  return {
    played: meetings.length,
    wins: both((side) => wonBy(side).length),
    homeWins: both((side) => wonBy(side).filter(({ host }) => host === side).length),
    points: both(sum),
    streak: last && { side: last, length: broken === -1 ? meetings.length : broken },
    biggestWin: both((side) => most(wonBy(side), margin)),
    closest: most(
      meetings.filter(({ points }) => points !== null),
      (meeting) => -margin(meeting),
    ),
  };
}

function margin({ points }: Meeting): number {
  return points ? Math.abs(points.home - points.away) : -1;
}

function most(meetings: readonly Meeting[], value: (meeting: Meeting) => number): string | null {
  let best: Meeting | null = null;
  for (const meeting of meetings) if (!best || value(meeting) > value(best)) best = meeting;
  return best?.id ?? null;
}
