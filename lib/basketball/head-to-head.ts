import type { Side } from '#lib/basketball/events.ts';

/** A decided game between two opponents. Sides are those of the pair; `host` is the home team of that game. */
export type Meeting = { id: string; host: Side; winner: Side | null; points: Record<Side, number> | null };

export type HeadToHead = {
  played: number;
  wins: Record<Side, number>;
  /** Games the side won at home. */
  homeWins: Record<Side, number>;
  /** Total points over the games with a known score. */
  points: Record<Side, number>;
  /** Current winning streak. */
  streak: { side: Side; length: number } | null;
  /** Id of each side's win by the largest margin; the latest one if several are equal. */
  biggestWin: Record<Side, string | null>;
  closest: string | null;
};

/** Summarises the games between two opponents. `meetings` is sorted latest first. */
export function headToHead(meetings: readonly Meeting[]): HeadToHead {
  const wonBy = (side: Side) => meetings.filter(({ winner }) => winner === side);
  const sum = (side: Side) => meetings.reduce((total, { points }) => total + (points?.[side] ?? 0), 0);
  const both = <Value>(of: (side: Side) => Value) => ({ home: of('home'), away: of('away') });
  const last = meetings[0]?.winner ?? null;
  const streakEnd = meetings.findIndex(({ winner }) => winner !== last);
  return {
    played: meetings.length,
    wins: both((side) => wonBy(side).length),
    homeWins: both((side) => wonBy(side).filter(({ host }) => host === side).length),
    points: both(sum),
    streak: last && { side: last, length: streakEnd === -1 ? meetings.length : streakEnd },
    biggestWin: both((side) => maxBy(wonBy(side), margin)),
    closest: maxBy(
      meetings.filter(({ points }) => points !== null),
      (meeting) => -margin(meeting),
    ),
  };
}

function margin({ points }: Meeting): number {
  return points ? Math.abs(points.home - points.away) : -1;
}

function maxBy(meetings: readonly Meeting[], value: (meeting: Meeting) => number): string | null {
  let best: Meeting | null = null;
  for (const meeting of meetings) if (!best || value(meeting) > value(best)) best = meeting;
  return best?.id ?? null;
}
