import { LeagueError } from '#server/errors.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { say } from '#server/refusals/sentence.ts';
import type { LoadedPlayoff } from './load.ts';

/** Throws `conflict` where a game of the playoff has a result, which another seeding would tear from its series. */
export function refusePlayed({ phase, games }: LoadedPlayoff): void {
  const played = games.filter(hasResult).length;
  if (played > 0)
    throw new LeagueError(
      'conflict',
      say`${phase.name} has ${played} games with a result. Take the results back first, or leave the playoff as it is.`,
    );
}
