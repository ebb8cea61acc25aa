import { tags } from '#lib/api/tags.ts';

/** What shows a league or anything made of its games and teams. */
export function tagsOfLeague({ tenantId }: { tenantId: string }, league: { id: string; seasonId: string }): string[] {
  return [
    tags.seasons(tenantId),
    tags.games(tenantId),
    tags.clubs(tenantId),
    tags.season(league.seasonId),
    tags.league(league.id),
  ];
}
