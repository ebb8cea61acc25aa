import type { LeagueSuspensions } from '#lib/api/contract/people/suspensions.ts';
import { tags } from '#lib/api/tags.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { isOpen } from './blocking.ts';
import { computeSuspensions } from './compute.ts';
import { loadTeamsNow } from './teams-now.ts';

/**
 * Lists who is suspended in a league, by what is public of their names; null where the league does not publish it. The reason of a decision stays with the
 * office. Throws `not-found`.
 */
export async function listLeagueSuspensions(scope: ReadScope, slugs: LeagueSlugs): Promise<LeagueSuspensions> {
  const { league } = await findLeague(scope, slugs);
  if (!league.discipline?.isPublic) return { suspensions: null };
  dependsOn(scope, tags.league(league.id), tags.leaguePlayers(league.id), tags.players(scope.tenantId));
  const today = await todayOf(scope);
  const all = await computeSuspensions(scope, { leagueIds: [league.id] });
  const open = all
    .filter((one) => isOpen(one, today) && (one.leagueId === null || one.leagueId === league.id))
    .map((one) => ({ ...one, leagueId: league.id }));
  const teamsOf = await loadTeamsNow(scope, open, today);
  const players = await loadPlayerRefs(
    scope,
    open.map(({ personId }) => personId),
  );
  return {
    suspensions: open.flatMap((one) => {
      const { personId, games, served, fromDay, untilDay, source } = one;
      const [player, teams] = [players.get(personId), teamsOf.get(one) ?? []];
      // Who plays elsewhere is no matter of this league.
      if (!player || (teams.length === 0 && one.decision)) return [];
      return {
        ...{ player, games, served, from: fromDay, until: untilDay, cause: source?.cause ?? null },
        teams: teams.map(({ name }) => name),
      };
    }),
  };
}
