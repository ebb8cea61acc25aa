import { type SQL, sql } from 'drizzle-orm';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { groupTeams } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';

const ofTeam = sql`${games.tenantId} = ${teams.tenantId} and (${games.homeTeamId} = ${teams.id} or ${games.awayTeamId} = ${teams.id})`;

/**
 * The condition that a team takes part in its league: it has a roster, a group, a game that counts, or no game at all. An
 * opponent of friendlies does not. For a query of teams without games.
 */
export const isEntered: SQL = sql`(${teams.hasRoster}
  or exists (select from ${games} where ${ofTeam} and ${countsInCompetition})
  or exists (select from ${groupTeams} where ${groupTeams.tenantId} = ${teams.tenantId} and ${groupTeams.teamId} = ${teams.id})
  or not exists (select from ${games} where ${ofTeam}))`;

/** The condition that a club has a team that takes part in a league, or no team at all. For a query of clubs alone. */
export const hasEntered: SQL = sql`(
  exists (select from ${teams} where ${teams.tenantId} = ${clubs.tenantId} and ${teams.clubId} = ${clubs.id} and ${isEntered})
  or not exists (select from ${teams} where ${teams.tenantId} = ${clubs.tenantId} and ${teams.clubId} = ${clubs.id}))`;
