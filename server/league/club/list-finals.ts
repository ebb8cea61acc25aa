import { asc, eq, inArray, sql } from 'drizzle-orm';
import { readSeries } from '#lib/basketball/series/read-series.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

type Duel = typeof duels.$inferSelect;
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
    return home && away ? [{ leagueId, teams: [home, away], winner: winnerOf(duel, played.get(duel.id) ?? []) }] : [];
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

function winnerOf(duel: Duel, rows: readonly (typeof games.$inferSelect)[]): string | null {
  const { homeTeamId: home, awayTeamId: away } = duel;
  const { winner } = readSeries({
    home,
    away,
    format: duel.aggregate ? { kind: 'two-legs' } : { kind: 'best-of', of: duel.bestOf },
    games: rows.flatMap((game) =>
      game.homeTeamId && game.awayTeamId
        ? [
            {
              id: game.id,
              home: game.homeTeamId,
              away: game.awayTeamId,
              state: game.state,
              score:
                game.homeScore === null || game.awayScore === null
                  ? null
                  : { home: game.homeScore, away: game.awayScore },
              guilty: game.guilty,
              number: game.duelNumber,
              date: game.tipOffDate,
            },
          ]
        : [],
    ),
  });
  return winner === null ? null : winner === 'home' ? home : away;
}
