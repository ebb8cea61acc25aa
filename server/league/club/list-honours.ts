import type { ClubHonour } from '#lib/api/contract/club.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { toTeamRef } from '#server/league/team/refs.ts';
import { listEntries } from './list-entries.ts';
import { listFinals } from './list-finals.ts';

/** Lists leagues that a club won, or whose champion it met in the final, latest first. */
export async function listHonours(scope: ReadScope, clubId: string): Promise<ClubHonour[]> {
  const rows = await listEntries(scope, clubId);
  const finals = await listFinals(
    scope,
    rows.map(({ league }) => league.id),
  );
  const finalOf = new Map(finals.map((final) => [final.leagueId, final]));
  return rows.flatMap(({ team, league, season }) => {
    const place = placeOf(team.id, league.championTeamId, finalOf.get(league.id)?.teams ?? []);
    return place ? [{ place, league: toLeagueRef(scope, league, season), team: toTeamRef(scope, team) }] : [];
  });
}

function placeOf(teamId: string, champion: string | null, final: readonly string[]): ClubHonour['place'] | null {
  if (champion === null) return null;
  if (champion === teamId) return 'champion';
  return final.includes(champion) && final.includes(teamId) ? 'finalist' : null;
}
