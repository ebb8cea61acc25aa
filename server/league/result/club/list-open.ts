import { inArray } from 'drizzle-orm';
import type { OpenClubResult } from '#lib/api/contract/club-office.ts';
import { clubRules } from '#lib/api/contract/competition/club-rules.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { type Reach, withinReach } from '#server/db/reach.ts';
import { clubResults } from '#server/db/schema/club-results.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadSummaries } from '#server/league/game/load-summaries.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { isSilent } from './is-silent.ts';
import { loadStatements, presentStatements } from './statements.ts';

/** Lists games without a result of which the clubs state two scores, or one has been silent for too long. The caller authorises. */
export async function listOpenResults(scope: ReadScope, reach: Reach, now = new Date()): Promise<OpenClubResult[]> {
  const rows = await scope.db
    .selectDistinct({ id: games.id, rules: leagues.clubRules })
    .from(clubResults)
    .innerJoin(games, belongsTo(clubResults, clubResults.gameId, games))
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .where(
      ofTenant(
        scope,
        clubResults,
        inArray(games.state, ['scheduled', 'unconfirmed']),
        withinReach(reach, { league: games.leagueId }),
      ),
    );
  const ids = rows.map(({ id }) => id);
  const [statements, summaries] = [await loadStatements(scope, ids), await loadSummaries(scope, ids)];
  return rows.flatMap(({ id, rules }) => {
    const [game, own] = [summaries.get(id), statements.get(id)];
    const first = own?.home ?? own?.away;
    if (!game || !own || !first) return [];
    const state = own.home && own.away ? 'differing' : 'silent';
    if (state === 'silent' && !isSilent(first.statedAt, clubRules.parse(rules).resultDays, now)) return [];
    return [{ game, state, statements: presentStatements(own) }];
  });
}
