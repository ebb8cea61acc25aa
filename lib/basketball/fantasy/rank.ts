export type Ranked<Row> = Row & { rank: number };

/** Ranks by points, most first; level ones share a rank and are listed by number, which is the order of registration. */
export function rankByPoints<Row extends { points: number; number: number }>(rows: readonly Row[]): Ranked<Row>[] {
  const sorted = rows.toSorted((a, b) => b.points - a.points || a.number - b.number);
  let rank = 0;
  return sorted.map((row, index) => {
    if (index === 0 || sorted[index - 1]?.points !== row.points) rank = index + 1;
    return { ...row, rank };
  });
}
