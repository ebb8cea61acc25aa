import type { ClubSheet } from '#server/demo/world/clubs.ts';
import { idOf } from '#server/demo/world/identity.ts';
import { byRole, type Squad } from '#server/demo/world/people/squad.ts';
import type { WorldMembership, WorldTeam, WorldVenue } from '#server/demo/world/types.ts';
import { slugOf } from '#server/league/names/slug.ts';
import type { SeasonTeam } from './game-day.ts';
import type { SeasonDates } from './season-dates.ts';

function memberships(squad: Squad, teamId: string, dates: SeasonDates): WorldMembership[] {
  const until = dates.isCurrent ? null : dates.rosterUntil;
  const players = byRole(squad.entries).map(({ player, number, from, until: last }, order) => ({
    id: idOf(`membership/${teamId}/${player.person.id}/${from}`),
    personId: player.person.id,
    role: 'player' as const,
    from,
    until: last,
    number,
    position: player.position,
    order,
  }));
  const staff = [
    { person: squad.coach, role: 'coach' as const },
    { person: squad.assistant, role: 'assistant-coach' as const },
  ].map(({ person, role }, order) => ({
    id: idOf(`membership/${teamId}/${person.id}/${role}`),
    personId: person.id,
    role,
    from: dates.rosterFrom,
    until,
    number: null,
    position: null,
    order,
  }));
  return [...players, ...staff];
}

/** The id of a club. */
export function clubId(key: string): string {
  return idOf(`club/${key}`);
}

/** A club's team of one season. */
export function createTeam(club: ClubSheet, squad: Squad, venue: WorldVenue, dates: SeasonDates): SeasonTeam {
  const id = idOf(`team/${dates.slug}/${club.key}`);
  const team: WorldTeam = {
    id,
    clubId: clubId(club.key),
    slug: slugOf(club.shortName),
    name: club.name,
    names: { ru: club.ru },
    shortName: club.shortName,
    code: club.code,
    memberships: memberships(squad, id, dates),
  };
  return { team, squad, venue, level: club.level };
}

/** Returns the team as it enters a short tournament: only the players of its days. */
export function enterTournament({ team, ...season }: SeasonTeam, key: string, from: string, until: string): SeasonTeam {
  const id = idOf(`team/${key}/${team.slug}`);
  const present = team.memberships.filter((stay) => stay.from <= from && (stay.until === null || stay.until >= until));
  const memberships = present.map((stay) => ({
    ...stay,
    id: idOf(`membership/${id}/${stay.personId}/${stay.role}`),
    from,
    until,
  }));
  return { ...season, team: { ...team, id, memberships } };
}
