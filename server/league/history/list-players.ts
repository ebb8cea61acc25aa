import type { AllTimePlayer } from '#lib/api/contract/history.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import type { AllTimeCategory, AllTimeMode } from '#lib/basketball/all-time-categories.ts';
import { statSumsOf } from '#lib/basketball/stat-line-of.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { getMinimum } from './get-minimum.ts';
import { loadSpans } from './load-spans.ts';
import { rankingOf } from './rankings.ts';
import { selectRanked } from './select-ranked.ts';

type Query = { competition?: string | undefined; counting: AllTimeMode; by: AllTimeCategory; limit: number };

/** Lists careers ranked by one category. Throws `not-found` for an unknown competition. */
export async function listAllTimePlayers(
  scope: ReadScope,
  { competition, counting, by, limit }: Query,
): Promise<{ players: AllTimePlayer[]; further: number }> {
  const minimum = await getMinimum(scope, competition);
  const { careers, further } = await selectRanked(scope, competition, rankingOf(by, counting, minimum), limit);
  const people = careers.map(({ career }) => career.personId);
  const [players, spans] = await Promise.all([loadPlayerRefs(scope, people), loadSpans(scope, competition, people)]);
  return {
    players: careers.map(({ rank, career }) => ({
      rank,
      player: requireEntry(players, career.personId),
      ...requireEntry(spans, career.personId),
      starts: career.starts,
      timedGames: career.timedGames,
      ratedGames: career.ratedGames,
      ...statSumsOf(career),
    })),
    further,
  };
}
