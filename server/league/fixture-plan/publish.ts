import { eq } from 'drizzle-orm';
import type { PlannedGame } from '#lib/fixtures/plan-input.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fixturePlans } from '#server/db/schema/fixture-plans.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import type { FixtureField, FixtureInput } from '#server/league/fixture/fixture-input.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { instantOf } from '#server/time-zone.ts';
import { comparePlan } from './compare.ts';
import { findPlan } from './save.ts';

const given: ReadonlySet<FixtureField> = new Set(['phase', 'round', 'date', 'time', 'zone', 'venue', 'state']);

/**
 * Publishes the latest plan of a league: all games or none, in one transaction that announces once. Throws `bad-request` while a
 * game has no slot, or where a game that was played, or changed since, would move. `timeZone` is that of a league without its own.
 */
export function publishPlan(
  scope: TenantScope,
  leagueId: string,
  { timeZone }: { timeZone: string },
): Promise<{ created: number; changed: number }> {
  return inTransaction(scope, async (scope) => {
    const { id, input, plan, createdAt, publishedAt } = await findPlan(scope, leagueId);
    if (publishedAt) throw badRequest('The latest plan is published already: plan again to change the season.');
    if (input.groups)
      throw badRequest('A plan with groups cannot be published yet: import its games with their groups.');
    const open = plan.games.filter(({ slot }) => slot === null);
    if (open.length > 0)
      throw badRequest(`${open.length} games have no slot, such as ${nameOf(open[0])}: lift a rule and plan again.`);
    const { changes } = await comparePlan(scope, leagueId, plan.games);
    const played = changes.find(({ published, outcome }) => outcome === 'moved' && published?.isLocked);
    if (played) throw badRequest(`${nameOf(played.planned)} was played or has begun: lock it in the plan as it is.`);
    const names = await readNames(scope, leagueId, timeZone);
    const stale = changes.find(
      ({ published, outcome }) => outcome === 'moved' && published && published.updatedAt > createdAt,
    );
    if (stale) throw badRequest(`${nameOf(stale.planned)} was changed after the plan was made: plan again.`);
    const fixtures = changes
      .filter(({ outcome }) => outcome !== 'same')
      .map(({ planned, published }) => toFixture(planned, published?.id ?? null, names));
    const { games, refused } = await upsertFixtures(scope, names.league, fixtures);
    const [reason] = refused.values();
    if (reason) throw badRequest(reason);
    await scope.db
      .update(fixturePlans)
      .set({ publishedAt: new Date() })
      .where(ofTenant(scope, fixturePlans, eq(fixturePlans.id, id)));
    const count = (outcome: string) => games.filter((game) => game.outcome === outcome).length;
    return { created: count('created'), changed: count('changed') };
  });
}

type Names = Awaited<ReturnType<typeof readNames>>;

async function readNames(scope: TenantScope, leagueId: string, timeZone: string) {
  const [found] = await scope.db
    .select({ league: leagues, season: seasons.name })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)));
  if (!found) throw notFound('league', leagueId);
  const ofTeams = await scope.db
    .select()
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.leagueId, leagueId)));
  const ofVenues = await scope.db.select().from(venues).where(ofTenant(scope, venues));
  return {
    league: { ...found.league, season: found.season, timeZone: found.league.timeZone ?? timeZone },
    teams: new Map(ofTeams.map((team) => [team.slug, team.name])),
    venues: new Map(ofVenues.map((venue) => [venue.slug, venue])),
  };
}

function toFixture({ home, away, round, slot }: PlannedGame, id: string | null, names: Names): FixtureInput {
  if (slot === null) throw new Error('A game without a slot cannot be published.');
  const { timeZone } = names.league;
  const venue = names.venues.get(slot.venue);
  const team = (slug: string) => ({ id: null, name: names.teams.get(slug) ?? slug, shortName: null, code: null });
  return {
    id,
    given,
    phase: { kind: 'regular', name: null, group: null },
    round: { number: round, name: null },
    playoff: null,
    home: team(home),
    away: team(away),
    state: 'scheduled',
    tipOff: { at: instantOf(slot.date, slot.time, timeZone).toISOString(), date: slot.date, time: slot.time, timeZone },
    venue: { name: venue?.name ?? slot.venue, city: venue?.city ?? null },
    isNeutralVenue: false,
    attendance: null,
    score: null,
    periods: null,
    overtimes: null,
    guilty: null,
    countsInStandings: true,
    officials: [],
  };
}

const nameOf = (game: PlannedGame | undefined) => `${game?.home}–${game?.away} (round ${game?.round})`;
