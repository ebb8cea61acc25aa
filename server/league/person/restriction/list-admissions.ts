import { desc } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Admission } from '#lib/api/contract/restriction.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { type Reach, withinReach } from '#server/db/reach.ts';
import { admissions } from '#server/db/schema/admissions.ts';
import { games } from '#server/db/schema/games.ts';
import { people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { dayOfGame } from '#server/league/game/day-at-venue.ts';

const home = alias(teams, 'home');
const away = alias(teams, 'away');

/** Lists the players whom tables have listed although they may not play, newest first, by whole names, of games in the reach. The caller authorises. */
export async function listAdmissions(scope: TenantScope, reach: Reach = 'tenant'): Promise<Admission[]> {
  const rows = await scope.db
    .select({
      admission: admissions,
      home: home.name,
      away: away.name,
      tipOffDate: games.tipOffDate,
      tipOffAt: games.tipOffAt,
      timeZone: games.timeZone,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(admissions)
    .innerJoin(games, belongsTo(admissions, admissions.gameId, games))
    .innerJoin(people, belongsTo(admissions, admissions.personId, people))
    .innerJoin(home, belongsTo(games, games.homeTeamId, home))
    .innerJoin(away, belongsTo(games, games.awayTeamId, away))
    .where(
      ofTenant(scope, admissions, withinReach(reach, { league: games.leagueId, clubs: [home.clubId, away.clubId] })),
    )
    .orderBy(desc(admissions.createdAt), admissions.personId);
  return rows.map(({ admission, home, away, firstName, lastName, ...game }) => ({
    gameId: admission.gameId,
    day: dayOfGame(game),
    teams: `${home} – ${away}`,
    player: { id: admission.personId, name: `${firstName} ${lastName}`.trim() },
    restriction: admission.restriction,
    reason: admission.reason,
    at: admission.createdAt.toISOString(),
  }));
}
