import { tags } from '#lib/api/tags.ts';

/** Lists the cache tags of pages that show a league, its games or its teams. */
export function tagsOfLeague({ tenantId }: { tenantId: string }, league: { id: string; seasonId: string }): string[] {
  return [
    tags.seasons(tenantId),
    tags.games(tenantId),
    tags.clubs(tenantId),
    tags.season(league.seasonId),
    tags.league(league.id),
  ];
}
