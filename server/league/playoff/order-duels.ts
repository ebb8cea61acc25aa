import { linkRounds } from '#lib/basketball/series/link-rounds.ts';
import type { ReadDuel } from './read-duel.ts';

/** Each round in the order of the tree, and where each winner goes on: as the league says it, else by who played where. */
export function orderDuels(rounds: readonly (readonly ReadDuel[])[]): { duel: ReadDuel; next: string | null }[][] {
  const byId = new Map(rounds.flat().map((duel) => [duel.row.duel.id, duel]));
  const linked = linkRounds(
    rounds.map((round) =>
      round.map(({ row, home, away, winner }) => ({ id: row.duel.id, home: home ?? '', away: away ?? '', winner })),
    ),
    new Map(
      rounds.flat().flatMap(({ row }) => {
        const { id, nextDuelId, nextSide } = row.duel;
        return nextDuelId && byId.has(nextDuelId) ? [[id, { id: nextDuelId, side: nextSide ?? 'home' }]] : [];
      }),
    ),
  );
  return linked.map((round) =>
    round.flatMap(({ id, next }) => {
      const duel = byId.get(id);
      return duel ? [{ duel, next: next?.id ?? null }] : [];
    }),
  );
}
