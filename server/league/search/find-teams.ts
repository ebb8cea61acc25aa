import type { SearchAnswer } from '#lib/api/contract/search.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { firstOfEach } from '#server/league/first-of-each.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { isEntered } from '#server/league/team/entered.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';
import { findIds, type Wanted } from './find-ids.ts';
import { byRank, type Found } from './found.ts';

/** The most matches searched for the latest season of each club. */
const maxCandidates = 500;

/** Finds teams by name, short name or code; of a club in a competition the one of the latest season. */
export async function findTeams(
  scope: ReadScope,
  query: Wanted,
): Promise<Found<SearchAnswer['teams']['items'][number]>> {
  const ids = await findIds(scope, teams, { ...query, limit: maxCandidates, where: isEntered });
  if (ids.found.length === 0) return { total: 0, items: [] };
  const teamIds = ids.found.map(({ id }) => id);
  const rows = await scope.db
    .select({ team: teamRefColumns, clubId: teams.clubId, league: leagues, season: seasons })
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, inIds(teams.id, teamIds)))
    .orderBy(...newestFirst, leagues.order, teams.name);
  const latest = firstOfEach(rows, ({ team, clubId, league }) => `${clubId ?? team.id} ${league.slug}`);
  const items = byRank(latest, ids, ({ team }) => team.id)
    .slice(0, query.limit)
    .map(({ team, league, season }) => ({ team: toTeamRef(scope, team), league: toLeagueRef(scope, league, season) }));
  return { total: latest.length, items };
}
