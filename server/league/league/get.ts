import { asc, eq } from 'drizzle-orm';
import type { League } from '#lib/api/contract/season.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { hasFantasy } from '#server/league/fantasy/season/has-fantasy.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { isEntered } from '#server/league/team/entered.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';
import { currentRound } from './current-round.ts';
import { findLeague, type LeagueSlugs } from './find.ts';
import { listLeagueItems } from './list-items.ts';
import { listPhases } from './list-phases.ts';

/** Returns a league with phases, current round and teams. Throws `not-found`. */
export async function getLeague(scope: ReadScope, slugs: LeagueSlugs): Promise<League> {
  const { league } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id));
  const [[listed], { phases, competition }, participants, fantasy] = await Promise.all([
    listLeagueItems(scope, eq(leagues.id, league.id)),
    listPhases(scope, league.id),
    listParticipants(scope, league.id),
    hasFantasy(scope, league.id),
  ]);
  if (!listed) throw notFound('league', slugs.league);
  return {
    ...listed.item,
    rulesProfile: league.rulesProfile,
    standingsProfile: league.standingsProfile,
    phases,
    currentRound: currentRound(competition)?.slug ?? null,
    hasFantasy: fantasy,
    participants,
  };
}

/** Lists the teams that take part in a league, by name. */
export async function listParticipants(scope: ReadScope, leagueId: string): Promise<TeamRef[]> {
  const rows = await scope.db
    .select(teamRefColumns)
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, eq(teams.leagueId, leagueId), isEntered))
    .orderBy(asc(teams.name), asc(teams.id));
  return rows.map((row) => toTeamRef(scope, row));
}
