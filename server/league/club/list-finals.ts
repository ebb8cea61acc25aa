import { asc, eq, inArray } from 'drizzle-orm';
import { findFinal } from '#lib/basketball/series/find-final.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { decisionOfRound } from '#server/league/playoff/decision-of-round.ts';
import { readDuelSeries } from '#server/league/playoff/duel-series.ts';

export type Final = { leagueId: string; teams: [string, string] };

/** Lists the declared playoff final of each league. */
export async function listFinals(scope: TenantScope, leagueIds: readonly string[]): Promise<Final[]> {
  if (leagueIds.length === 0) return [];
  const rows = await scope.db
    .select({ leagueId: playoffRounds.leagueId, round: playoffRounds, duel: duels })
    .from(duels)
    .innerJoin(playoffRounds, belongsTo(duels, duels.playoffRoundId, playoffRounds))
    .innerJoin(phases, belongsTo(playoffRounds, playoffRounds.phaseId, phases))
    .where(ofTenant(scope, duels, inArray(playoffRounds.leagueId, [...leagueIds]), eq(phases.kind, 'playoff')))
    .orderBy(asc(phases.order), asc(playoffRounds.order), asc(duels.order), asc(duels.id));
  const played = await gamesOf(
    scope,
    rows.map(({ duel }) => duel.id),
  );
  return [...Map.groupBy(rows, ({ leagueId }) => leagueId)].flatMap(([leagueId, ofLeague]) => {
    const rounds = Map.groupBy(ofLeague, ({ duel }) => duel.playoffRoundId).values();
    const final = findFinal(
      [...rounds].map((ofRound) => ({
        decides: ofRound[0] ? decisionOfRound(ofRound[0].round) : null,
        series: ofRound.map(({ duel }) => {
          const { loser } = readDuelSeries(duel, played.get(duel.id) ?? []);
          return { home: duel.homeTeamId, away: duel.awayTeamId, loser };
        }),
      })),
    );
    return final?.home && final.away ? [{ leagueId, teams: [final.home, final.away] }] : [];
  });
}

async function gamesOf(scope: TenantScope, duelIds: readonly string[]) {
  if (duelIds.length === 0) return new Map<string, never[]>();
  const rows = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, inArray(games.duelId, [...duelIds])));
  return Map.groupBy(rows, ({ duelId }) => duelId ?? '');
}
