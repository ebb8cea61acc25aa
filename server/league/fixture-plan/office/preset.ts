import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type PlanForm, planForm } from '#lib/api/contract/plan-form.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** How many venues of a team are suggested. */
const maxVenues = 2;
const saturday = 6;
const sunday = 7;

/** Returns a form with the teams of a league and the venues in which their clubs play most of their home games. */
export async function presetForm(scope: TenantScope, leagueId: string): Promise<PlanForm> {
  const ofLeague = await scope.db
    .select()
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.leagueId, leagueId)))
    .orderBy(teams.name);
  const hosts = alias(teams, 'hosts');
  const clubIds = ofLeague.flatMap(({ clubId }) => clubId ?? []);
  const used = await scope.db
    .select({ clubId: hosts.clubId, venue: venues.slug, games: count() })
    .from(games)
    .innerJoin(hosts, belongsTo(games, games.homeTeamId, hosts))
    .innerJoin(venues, belongsTo(games, games.venueId, venues))
    .where(ofTenant(scope, games, and(isNotNull(hosts.clubId), inArray(hosts.clubId, clubIds))))
    .groupBy(hosts.clubId, venues.slug)
    .orderBy(desc(count()), venues.slug);
  const venuesOf = (clubId: string | null) =>
    used
      .filter((one) => one.clubId === clubId)
      .slice(0, maxVenues)
      .map(({ venue }) => venue);
  const entered = ofLeague.map(({ slug, clubId }) => ({ id: slug, venues: venuesOf(clubId), blocked: [] }));
  const names = [...new Set(entered.flatMap(({ venues }) => venues))];
  return {
    teams: entered,
    venues: names.map((id) => ({ id, blocked: [] })),
    meetings: 2,
    times: ['17:00', '19:30'],
    firstDay: nextAutumn(),
    weekdays: [saturday, sunday],
    midweek: null,
    breaks: [],
    reserve: [],
    derbies: planForm.shape.derbies.parse(undefined),
    television: [],
    restDays: 1,
    returnDays: 0,
  };
}

/** Seasons begin in October; the office sets its own day. */
function nextAutumn(): string {
  const now = new Date();
  const year = now.getUTCFullYear() + (now.getUTCMonth() > 8 ? 1 : 0);
  return `${year}-10-01`;
}
