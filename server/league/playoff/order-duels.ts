import { linkRounds } from '#lib/basketball/series/link-rounds.ts';
import type { ReadDuel } from './read-duel.ts';

/** Orders each round by the bracket and links each winner's next duel: as stored, else inferred from who played there. */
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
