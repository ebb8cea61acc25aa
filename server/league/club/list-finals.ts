import { asc, eq, inArray, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { readDuelSeries } from '#server/league/playoff/duel-series.ts';

export type Final = { leagueId: string; teams: [string, string]; winner: string | null };

/** The final of each league: the only duel of its last playoff round, with its winner once there is one. */
export async function listFinals(scope: TenantScope, leagueIds: readonly string[]): Promise<Final[]> {
  if (leagueIds.length === 0) return [];
  const rows = await scope.db
    .select({ leagueId: playoffRounds.leagueId, duel: duels, phaseOrder: phases.order, order: playoffRounds.order })
    .from(duels)
    .innerJoin(playoffRounds, belongsTo(duels, duels.playoffRoundId, playoffRounds))
    .innerJoin(phases, belongsTo(playoffRounds, playoffRounds.phaseId, phases))
    .where(ofTenant(scope, duels, inArray(playoffRounds.leagueId, [...leagueIds]), eq(phases.kind, 'playoff')))
    .orderBy(sql`${phases.order} desc`, sql`${playoffRounds.order} desc`, asc(duels.order));
  const last = [...Map.groupBy(rows, ({ leagueId }) => leagueId).values()].flatMap((ofLeague) => {
    const [first] = ofLeague;
    const round = ofLeague.filter(({ duel }) => duel.playoffRoundId === first?.duel.playoffRoundId);
    return first && round.length === 1 ? [first] : [];
  });
  const played = await gamesOf(
    scope,
    last.map(({ duel }) => duel.id),
  );
  return last.flatMap(({ leagueId, duel }) => {
    const { homeTeamId: home, awayTeamId: away } = duel;
    return home && away
      ? [{ leagueId, teams: [home, away], winner: readDuelSeries(duel, played.get(duel.id) ?? []).winner }]
      : [];
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
