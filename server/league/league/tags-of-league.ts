import { tags } from '#lib/api/tags.ts';

/** Lists the cache tags of what shows the format of a league, its games, or what follows from them. */
export function tagsOfLeague({ tenantId }: { tenantId: string }, league: { id: string; seasonId: string }): string[] {
  return [tags.games(tenantId), tags.season(league.seasonId), tags.league(league.id), tags.leagueFormat(league.id)];
}
