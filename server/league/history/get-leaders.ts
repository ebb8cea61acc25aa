import type { AllTimeBoard } from '#lib/api/contract/history.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { type AllTimeMode, allTimeCategories } from '#lib/basketball/all-time-categories.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { getMinimum } from './get-minimum.ts';
import { loadSpans } from './load-spans.ts';
import { rankingOf } from './rankings.ts';
import { selectRanked } from './select-ranked.ts';

type Query = { competition?: string | undefined; counting: AllTimeMode; limit: number };

/** Returns the all-time leaders in every category. Throws `not-found` for an unknown competition. */
export async function getAllTimeLeaders(
  scope: ReadScope,
  { competition, counting, limit }: Query,
): Promise<AllTimeBoard[]> {
  const minimum = await getMinimum(scope, competition);
  const boards = await Promise.all(
    allTimeCategories.map(async (category) => ({
      category,
      ...(await selectRanked(scope, competition, rankingOf(category, counting, minimum), limit)),
    })),
  );
  const people = boards.flatMap(({ careers }) => careers.map(({ career }) => career.personId));
  const [players, spans] = await Promise.all([loadPlayerRefs(scope, people), loadSpans(scope, competition, people)]);
  return boards.map(({ category, careers, further }) => ({
    category,
    leaders: careers.map(({ rank, value, career: { personId, games } }) => ({
      rank,
      player: requireEntry(players, personId),
      ...requireEntry(spans, personId),
      games,
      value,
    })),
    further,
  }));
}
