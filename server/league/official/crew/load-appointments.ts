import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Appointment } from '#lib/api/contract/people/officials.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { dayOfGame } from '#server/league/game/day-at-venue.ts';
import { playedAt } from '#server/league/game/rows.ts';
import { type Languages, localisedName, localisedProperName } from '#server/league/names/localised.ts';
import { loadAbsences } from '#server/league/official/record/absences.ts';
import { bookedAt, loadBookings } from './bookings.ts';

const home = alias(teams, 'home');
const away = alias(teams, 'away');
const namesOf = <Name extends PgColumn, Names extends PgColumn>({ name, names }: { name: Name; names: Names }) => ({
  name,
  names,
});
type Named = { name: string; names: LocalizedText };
const toCome = ['scheduled', 'live', 'suspended', 'postponed', 'unconfirmed'] as const;

/** The condition that a game is to come within so many days. */
export const isWithin = (days: number): SQL | undefined =>
  and(
    inArray(games.state, toCome),
    sql`${playedAt} between now() - interval '12 hours' and now() + make_interval(days => ${days})`,
  );

/**
 * Loads games with their crews by whole names, the earliest first. With `languages` teams, league, round and venue are named as on the site, else as
 * the office wrote them. The caller authorises.
 */
export async function loadAppointments(
  scope: TenantScope,
  which: SQL | undefined,
  languages?: Languages,
): Promise<Appointment[]> {
  const { id, tipOffAt, tipOffDate, timeZone } = games;
  const rows = await scope.db
    .select({
      ...{ id, tipOffAt, tipOffDate, timeZone },
      ...{ home: namesOf(home), away: namesOf(away), league: namesOf(leagues) },
      ...{ round: namesOf(rounds), venue: namesOf(venues) },
    })
    .from(games)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(home, belongsTo(games, games.homeTeamId, home))
    .innerJoin(away, belongsTo(games, games.awayTeamId, away))
    .leftJoin(rounds, belongsTo(games, games.roundId, rounds))
    .leftJoin(venues, belongsTo(games, games.venueId, venues))
    .where(ofTenant(scope, games, which))
    .orderBy(asc(playedAt), asc(games.id));
  const crews = await loadCrews(
    scope,
    rows.map((row) => row.id),
  );
  const members = [...crews.values()].flat().map(({ officialId }) => officialId);
  const absences = await loadAbsences(scope, members);
  const bookings = await loadBookings(scope, members);
  const told = ({ name, names }: Named) => (languages ? localisedName(languages, name, names) : name);
  const toldProper = (row: Named) => (languages ? localisedProperName(languages, row.name, row.names) : row.name);
  return rows.map(({ id, home, away, league, round, venue, tipOffAt, tipOffDate, timeZone }) => {
    const day = dayOfGame({ tipOffAt, tipOffDate, timeZone });
    const crew = (crews.get(id) ?? []).map((member) => {
      const own = absences.get(member.officialId) ?? [];
      return {
        ...member,
        isBooked: bookedAt({ id, day, tipOffAt }, bookings.get(member.officialId) ?? []),
        isAbsent: day !== null && own.some(({ from, until }) => from <= day && day <= until),
      };
    });
    return {
      gameId: id,
      teams: `${toldProper(home)} – ${toldProper(away)}`,
      league: told(league),
      round: round && round.name !== null ? told({ ...round, name: round.name }) : null,
      venue: venue && toldProper(venue),
      day,
      tipOffAt: tipOffAt?.toISOString() ?? null,
      timeZone,
      crew,
    };
  });
}

async function loadCrews(scope: TenantScope, gameIds: readonly string[]) {
  const { gameId, officialId, role, state, answeredAt, answer } = gameOfficials;
  const { firstName, lastName } = officials;
  const rows = await scope.db
    .select({ gameId, officialId, role, state, answeredAt, answer, firstName, lastName })
    .from(gameOfficials)
    .innerJoin(officials, belongsTo(gameOfficials, officialId, officials))
    .where(ofTenant(scope, gameOfficials, inIds(gameId, gameIds)))
    .orderBy(asc(gameOfficials.order), asc(officialId));
  const crew = rows.map(({ firstName, lastName, answeredAt, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  const byGame = Map.groupBy(crew, ({ gameId }) => gameId);
  return new Map([...byGame].map(([id, own]) => [id, own.map(({ gameId, ...member }) => member)]));
}

/** Loads one game with its crew; null where a side of it is open. */
export const loadAppointment = async (scope: TenantScope, gameId: string): Promise<Appointment | null> =>
  (await loadAppointments(scope, eq(games.id, gameId)))[0] ?? null;
