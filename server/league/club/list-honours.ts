import type { ClubHonour } from '#lib/api/contract/club.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { toTeamRef } from '#server/league/team/refs.ts';
import { listEntries } from './list-entries.ts';
import { listFinals } from './list-finals.ts';

/** Lists leagues that a club won or lost in the final, latest first. A stored champion takes precedence over the declared final. */
export async function listHonours(scope: ReadScope, clubId: string): Promise<ClubHonour[]> {
  const rows = await listEntries(scope, clubId);
  const finals = await listFinals(
    scope,
    rows.map(({ league }) => league.id),
  );
  const finalOf = new Map(finals.map((final) => [final.leagueId, final]));
  return rows.flatMap(({ team, league, season }) => {
    const final = finalOf.get(league.id);
    const champion =
      league.championTeamId ?? (league.ownPlayoffs?.champion === 'table' ? null : (final?.winner ?? null));
    const place = placeOf(team.id, champion, final?.teams ?? []);
    return place ? [{ place, league: toLeagueRef(scope, league, season), team: toTeamRef(scope, team) }] : [];
  });
}

function placeOf(teamId: string, champion: string | null, final: readonly string[]): ClubHonour['place'] | null {
  if (champion === null) return null;
  if (champion === teamId) return 'champion';
  return final.includes(champion) && final.includes(teamId) ? 'finalist' : null;
}
