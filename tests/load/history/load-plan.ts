import { randomUUID } from 'node:crypto';
import { insertRows } from '#server/db/insert-rows.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { Squads } from './load-squads.ts';
import type { PlannedLeague } from './plan.ts';

/** Stores the leagues, clubs, squads and results of a plan; the games have no numbers yet. */
export async function loadPlan(scope: TenantScope, plan: readonly PlannedLeague[]): Promise<void> {
  const { db, tenantId } = scope;
  const bySeason = Map.groupBy(plan, ({ season }) => season);
  const seasonIds = new Map([...bySeason.keys()].map((season) => [season, randomUUID()]));
  await db.insert(seasons).values(
    [...bySeason].map(([slug, [first]]) => ({
      tenantId,
      id: seasonIds.get(slug),
      slug,
      name: slug,
      startsOn: `${first?.year}-10-01`,
    })),
  );
  const clubIds = new Map(plan.flatMap((league) => league.clubs).map((club) => [club, randomUUID()]));
  await db
    .insert(clubs)
    .values([...clubIds].map(([name, id]) => ({ ...named(tenantId, id, name), searchName: name.toLowerCase() })));
  const squads = new Squads(scope);
  for (const league of plan) await loadLeague(scope, league, seasonIds.get(league.season) ?? '', clubIds, squads);
}

async function loadLeague(
  { db, tenantId }: TenantScope,
  { year, slug, clubs: names, games: results }: PlannedLeague,
  seasonId: string,
  clubIds: ReadonlyMap<string, string>,
  squads: Squads,
): Promise<void> {
  const [leagueId, phaseId, roundId] = [randomUUID(), randomUUID(), randomUUID()];
  const profiles = { rulesProfile: 'nba', standingsProfile: 'fiba' };
  await db.insert(leagues).values([{ ...named(tenantId, leagueId, slug), seasonId, ...profiles }]);
  const inLeague = { leagueId, order: 1 };
  await db.insert(phases).values([{ ...named(tenantId, phaseId, 'season'), ...inLeague, kind: 'regular' }]);
  await db.insert(rounds).values([{ ...named(tenantId, roundId, 'round-1'), ...inLeague, phaseId, number: 1 }]);
  const teamIds = new Map(names.map((name) => [name, randomUUID()]));
  await db.insert(teams).values(
    names.map((name) => ({
      ...named(tenantId, teamIds.get(name) ?? '', name),
      leagueId,
      clubId: clubIds.get(name),
      shortName: name,
      code: name.slice(0, 3).toUpperCase(),
      searchName: name.toLowerCase(),
    })),
  );
  await insertRows(
    db,
    games,
    results.map(({ home, away, day, homeScore, awayScore }, index) => ({
      tenantId,
      id: randomUUID(),
      leagueId,
      phaseId,
      roundId,
      slug: `game-${index + 1}`,
      homeTeamId: teamIds.get(home),
      awayTeamId: teamIds.get(away),
      state: 'final' as const,
      tipOffAt: new Date(`${day}T19:00:00Z`),
      tipOffDate: day,
      timeZone: 'UTC',
      isNeutralVenue: false,
      coverage: 'box-score' as const,
      rulesProfile: 'nba',
      homeScore,
      awayScore,
      periods: [],
      overtimes: 0,
      countsInStandings: true,
      seq: 0,
      externalIds: [],
      revision: 0,
    })),
  );
  await squads.enter(slug, year, [...teamIds.values()]);
}

function named(tenantId: string, id: string, name: string) {
  const slug = name.toLowerCase();
  return { tenantId, id, slug, name };
}
