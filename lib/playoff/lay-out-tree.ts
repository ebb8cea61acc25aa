import type { Duel, PlayoffRound } from '#lib/api/contract/playoff.ts';

type PlacedDuel = {
  duel: Duel;
  /** First row (from 0) and number of rows that it spans. */
  row: number;
  span: number;
};
type PlacedRound = { round: PlayoffRound; duels: PlacedDuel[] };
/** A line from the middle of a duel to the middle of the next, in rows, in the gap after the round at index `after`. */
export type TreeLine = { after: number; from: number; to: number };
export type Tree = { rounds: PlacedRound[]; lines: TreeLine[]; rows: number };

/** Lays out the duels of a playoff tree in rows, each centred between those that feed it. */
export function layOutTree(rounds: readonly PlayoffRound[]): Tree {
  const inTree = rounds.map((round) => ({ ...round, duels: round.duels.filter(({ isForPlace }) => !isForPlace) }));
  const columns = inTree.filter(({ duels }) => duels.length > 0);
  const placed = new Map<string, PlacedDuel>();
  const all = columns.flatMap(({ duels }) => duels);
  const feedersOf = (id: string) => all.filter(({ next }) => next === id);
  let rows = 0;
  const place = (duel: Duel): PlacedDuel => {
    const row = rows;
    const feeders = feedersOf(duel.id);
    for (const feeder of feeders) if (!placed.has(feeder.id)) place(feeder);
    if (rows === row) rows += 1;
    const own = { duel, row, span: rows - row };
    placed.set(duel.id, own);
    return own;
  };
  const ids = new Set(all.map(({ id }) => id));
  for (const { duels } of columns.toReversed()) {
    for (const duel of duels) if (duel.next === null || !ids.has(duel.next)) place(duel);
  }
  const middle = ({ row, span }: PlacedDuel) => row + span / 2;
  const lines = columns.flatMap(({ duels }, column) =>
    duels.flatMap(({ id, next }): TreeLine[] => {
      const from = placed.get(id);
      const to = next === null ? undefined : placed.get(next);
      const end = columns.findIndex((round) => round.duels.some((duel) => duel.id === next));
      if (!from || !to || end <= column) return [];
      const straight = Array.from({ length: end - column - 1 }, (_, step) => ({
        after: column + step,
        from: middle(from),
        to: middle(from),
      }));
      return [...straight, { after: end - 1, from: middle(from), to: middle(to) }];
    }),
  );
  const placedRounds = columns.map((round) => ({
    round,
    duels: round.duels.flatMap(({ id }) => placed.get(id) ?? []),
  }));
  return { rounds: placedRounds, lines, rows };
}
