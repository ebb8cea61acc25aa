import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

import { rulesOf } from '#server/league/game/rules.ts';

export type GameAgain = { sourceId: string; gameId: string; slug: string };

/** Some real leagues list more than the twelve of the rules. */
const longBench = 20;

/** A league of its own in which the same teams are to play the given games of a league once more, all in one round. */
export async function scheduleAgain(
  scope: TenantScope,
  sourceIds: readonly string[],
): Promise<{ slug: string; games: GameAgain[] }> {
  const { db, tenantId } = scope;
  const sources = await db
    .select()
    .from(games)
    .where(ofTenant(scope, games, inArray(games.id, [...sourceIds])));
  const league = await fetchOrThrow(scope, leagues, sources[0]?.leagueId ?? '', 'league');
  const [leagueId, phaseId, roundId] = [randomUUID(), randomUUID(), randomUUID()];
  const { searchKey: _, ...again } = { ...league, id: leagueId, slug: `${league.slug}-again`, externalIds: [] };
  await db.insert(leagues).values(again);
  await db
    .insert(phases)
    .values({ tenantId, id: phaseId, leagueId, slug: 'regular', name: 'Again', kind: 'regular', order: 1 });
  await db
    .insert(rounds)
    .values({ tenantId, id: roundId, leagueId, phaseId, slug: '1', name: '1', number: 1, order: 1 });
  const entries = await enterTeams(scope, sources, leagueId);
  const scheduled = sources.map((source, index) => ({
    sourceId: source.id,
    row: {
      ...{ tenantId, id: randomUUID(), leagueId, phaseId, roundId, slug: String(index + 1) },
      timeZone: source.timeZone,
      rulesProfile: `${source.rulesProfile}-long-bench`,
      ownRules: { ...rulesOf(source), id: `${source.rulesProfile}-long-bench`, roster: { size: longBench } },
      homeTeamId: entries.get(source.homeTeamId),
      awayTeamId: entries.get(source.awayTeamId),
      tipOffAt: new Date(),
    },
  }));
  await db.insert(games).values(scheduled.map(({ row }) => row));
  return {
    slug: again.slug,
    games: scheduled.map(({ sourceId, row }) => ({ sourceId, gameId: row.id, slug: row.slug })),
  };
}

async function enterTeams(
  scope: TenantScope,
  played: readonly (typeof games.$inferSelect)[],
  leagueId: string,
): Promise<Map<string | null, string>> {
  const ids = [...new Set(played.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]))];
  const rows = await scope.db
    .select()
    .from(teams)
    .where(
      ofTenant(
        scope,
        teams,
        inArray(
          teams.id,
          ids.filter((id) => id !== null),
        ),
      ),
    );
  const entered = rows.map(({ searchKey: _, ...row }) => ({
    source: row.id,
    team: { ...row, id: randomUUID(), leagueId },
  }));
  await scope.db.insert(teams).values(entered.map(({ team }) => ({ ...team, externalIds: [] })));
  return new Map(entered.map(({ source, team }) => [source, team.id]));
}
