import { desc, eq, sql } from 'drizzle-orm';
import type { ClubHonour } from '#lib/api/contract/club.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';
import { listFinals } from './list-finals.ts';

/** Leagues that a club has won or lost in the final, the latest first. Whom a league names its champion has won it. */
export async function listHonours(scope: ReadScope, clubId: string): Promise<ClubHonour[]> {
  const rows = await scope.db
    .select({ team: teamRefColumns, league: leagues, season: seasons })
    .from(teams)
    .innerJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, eq(teams.clubId, clubId)))
    .orderBy(sql`${seasons.startsOn} desc nulls last`, desc(seasons.slug), leagues.order);
  const finals = await listFinals(
    scope,
    rows.map(({ league }) => league.id),
  );
  const finalOf = new Map(finals.map((final) => [final.leagueId, final]));
  return rows.flatMap(({ team, league, season }) => {
    const final = finalOf.get(league.id);
    const champion = league.championTeamId ?? final?.winner ?? null;
    const place = placeOf(team.id, champion, final?.teams ?? []);
    return place ? [{ place, league: toLeagueRef(scope, league, season), team: toTeamRef(scope, team) }] : [];
  });
}

function placeOf(teamId: string, champion: string | null, final: readonly string[]): ClubHonour['place'] | null {
  if (champion === null) return null;
  if (champion === teamId) return 'champion';
  return final.includes(champion) && final.includes(teamId) ? 'finalist' : null;
}
