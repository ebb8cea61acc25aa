import { eq, inArray } from 'drizzle-orm';
import type { LeagueDecision } from '#lib/api/contract/competition/decisions.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { oneByOne } from '#server/db/run-queries.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { standingsDecisions } from '#server/db/schema/standings-decisions.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { readTables, rowsOfDecision, toDecision } from './read.ts';

/**
 * Lifts a decision on the standings and returns it: the table is as it would be without it. Announces the league; the caller
 * authorises. Throws `not-found`.
 */
export function removeDecision(scope: TenantScope, leagueId: string, decisionId: string): Promise<LeagueDecision> {
  return inTransaction(scope, async (scope) => {
    await scope.db
      .select()
      .from(leagues)
      .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)))
      .for('update');
    const { league, rows } = await readTables(scope, leagueId, oneByOne);
    const lifted = rowsOfDecision(rows.decisions, decisionId);
    if (lifted.length === 0) throw notFound('decision', decisionId);
    const ids = lifted.map(({ id }) => id);
    await scope.db
      .delete(standingsDecisions)
      .where(ofTenant(scope, standingsDecisions, inArray(standingsDecisions.id, ids)));
    await settleStages(scope, leagueId);
    await announce(scope, [...tagsOfLeague(scope, league), tags.clubs(scope.tenantId)]);
    return toDecision(lifted, new Map(rows.teams.map(({ id, name }) => [id, name])));
  });
}
