import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { lockLeague } from '#server/league/playoff/bracket/lock-league.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { say } from '#server/refusals/sentence.ts';

/** Runs a change of the phases of a league in one transaction; of two the second waits. Champion and pages follow. */
export function editPhases<Answer>(
  scope: TenantScope,
  leagueOf: (scope: TenantScope) => Promise<string>,
  work: (scope: TenantScope, league: typeof leagues.$inferSelect) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(scope, async (scope) => {
    const leagueId = await leagueOf(scope);
    await lockLeague(scope, leagueId);
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const answer = await work(scope, league);
    await settleStages(scope, leagueId);
    await announce(scope, tagsOfParts(scope, league));
    return answer;
  });
}

/** The tags of what shows names of phases and rounds: of all meetings of a team in any season, too. */
export const tagsOfParts = (scope: TenantScope, league: typeof leagues.$inferSelect): string[] => [
  ...tagsOfLeague(scope, league),
  tags.seasons(scope.tenantId),
  tags.clubs(scope.tenantId),
];

/** Throws `conflict` where one of these parts has the name already. */
export function assertNameFree(parts: readonly { id: string; name: string }[], name: string, own?: string): void {
  const twin = parts.find((part) => part.id !== own && part.name.toLowerCase() === name.toLowerCase());
  if (twin)
    throw new LeagueError('conflict', say`There is a "${twin.name}" already. Give this one another name.`, [
      { path: 'name', message: say`is taken` },
    ]);
}
