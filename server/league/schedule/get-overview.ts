import { asc, desc, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { GameState } from '#lib/api/contract/game.ts';
import type { getScheduleOverview as call } from '#lib/api/contract/schedule.ts';
import { tags } from '#lib/api/tags.ts';
import { collatorOf } from '#lib/i18n/collator.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { firstOfEach } from '#server/league/first-of-each.ts';
import { dayAtVenue } from '#server/league/game/day-at-venue.ts';
import { playedAt } from '#server/league/game/rows.ts';
import { localisedName, localisedProperName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { isEntered } from '#server/league/team/entered.ts';

type Named = { slug: string; name: string; names: Partial<Record<string, string>> };

/** Returns the day at which the schedule opens, and the leagues, clubs and venues to filter it by. */
export async function getScheduleOverview(scope: ReadScope): Promise<z.output<typeof call.answer>> {
  dependsOn(scope, ...[tags.games, tags.seasons, tags.clubs].map((tag) => tag(scope.tenantId)));
  const [openingDay, ofLeagues, ofClubs, ofVenues] = await Promise.all([
    findOpeningDay(scope),
    scope.db
      .select({ slug: leagues.slug, name: leagues.name, names: leagues.names })
      .from(leagues)
      .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
      .where(ofTenant(scope, leagues))
      .orderBy(...newestFirst, leagues.order, leagues.name, leagues.id),
    scope.db
      .select({ slug: clubs.slug, name: clubs.name, names: clubs.names })
      .from(clubs)
      .where(ofTenant(scope, clubs, exists(anyOf(scope, teams, sql`${teams.clubId} = ${clubs.id} and ${isEntered}`)))),
    scope.db
      .select({ slug: venues.slug, name: venues.name, names: venues.names })
      .from(venues)
      .where(ofTenant(scope, venues, exists(anyOf(scope, games, sql`${games.venueId} = ${venues.id}`)))),
  ]);
  return {
    openingDay,
    leagues: firstOfEach(ofLeagues, ({ slug }) => slug).map((league) => toOption(scope, league)),
    teams: byName(scope, ofClubs),
    venues: byName(scope, ofVenues),
  };
}

async function findOpeningDay(scope: ReadScope): Promise<string | null> {
  const next = await dayOf(scope, ['live', 'scheduled'], sql`${playedAt} > now() - interval '12 hours'`, asc(playedAt));
  return next ?? dayOf(scope, ['final', 'forfeited', 'defaulted'], sql`true`, desc(playedAt));
}

async function dayOf(scope: ReadScope, states: GameState[], condition: SQL, order: SQL): Promise<string | null> {
  const rows = await scope.db
    .select({ day: sql<string>`${dayAtVenue}::text` })
    .from(games)
    .where(ofTenant(scope, games, inArray(games.state, states), sql`${playedAt} < 'infinity'`, condition))
    .orderBy(order)
    .limit(1);
  return rows[0]?.day ?? null;
}

function anyOf(scope: ReadScope, table: typeof teams | typeof games, condition: SQL) {
  return scope.db
    .select({ one: sql`1` })
    .from(table)
    .where(ofTenant(scope, table, condition));
}

const toOption = (scope: ReadScope, { slug, name, names }: Named) => ({
  slug,
  name: localisedName(scope, name, names),
});

function byName(scope: ReadScope, rows: readonly Named[]) {
  const { compare } = collatorOf(scope.locale);
  return rows
    .map(({ slug, name, names }) => ({ slug, name: localisedProperName(scope, name, names) }))
    .sort((a, b) => compare(a.name, b.name));
}
