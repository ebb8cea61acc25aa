import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** Throws `conflict`, with their numbers, where a part of a league has games or decisions. */
export function refuseUsed(
  { name, games }: { name: string; games: number },
  { decisions = 0 }: { decisions?: number } = {},
): void {
  if (games > 0) throw new LeagueError('conflict', say`${name} has ${games} games. Move or remove them first.`);
  if (decisions > 0)
    throw new LeagueError('conflict', say`${name} has ${decisions} decisions on its table. Lift them first.`);
}
