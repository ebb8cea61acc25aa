import { eq } from 'drizzle-orm';
import type { DecisionInput, LeagueDecision } from '#lib/api/contract/competition/decisions.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { oneByOne } from '#server/db/run-queries.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { standingsDecisions } from '#server/db/schema/standings-decisions.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { decisionRows } from './decision-rows.ts';
import { readTables, toDecision } from './read.ts';

/**
 * Records a decision on the standings: points taken off, a withdrawal, a draw of lots. The champion follows; games stay as they
 * are. Announces the league; the caller authorises. Throws as `decisionRows`.
 */
export function addDecision(scope: TenantScope, leagueId: string, input: DecisionInput): Promise<LeagueDecision> {
  return inTransaction(scope, async (scope) => {
    // Of two decisions on a team the second waits here, and sees the first.
    await scope.db
      .select()
      .from(leagues)
      .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)))
      .for('update');
    const tables = await readTables(scope, leagueId, oneByOne);
    const added = decisionRows(scope.tenantId, input, tables);
    await scope.db.insert(standingsDecisions).values(added);
    await settleStages(scope, leagueId);
    await announce(scope, [...tagsOfLeague(scope, tables.league), tags.clubs(scope.tenantId)]);
    return toDecision(added, new Map(tables.rows.teams.map(({ id, name }) => [id, name])));
  });
}
