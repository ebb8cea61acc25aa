import { and, eq } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

type Suspended = { personId: string; leagueId: string | null };
type TeamNow = { id: string; name: string; shortName: string };

/** Loads where suspended people play on a day: in the league of the suspension, else in the leagues of current seasons. */
export async function loadTeamsNow<One extends Suspended>(
  scope: TenantScope,
  all: readonly One[],
  day: string,
): Promise<Map<One, TeamNow[]>> {
  if (all.length === 0) return new Map();
  const { personId, fromDate, untilDate } = memberships;
  const { id, name, shortName, leagueId } = teams;
  const rows = await scope.db
    .select({ personId, fromDate, untilDate, isCurrent: seasons.isCurrent, id, name, shortName, leagueId })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        memberships,
        and(
          inIds(
            personId,
            all.map((one) => one.personId),
          ),
          eq(memberships.role, 'player'),
        ),
      ),
    )
    .orderBy(teams.name, teams.id);
  const present = rows.filter((row) => (row.fromDate ?? '') <= day && day <= (row.untilDate ?? '9999'));
  return new Map(
    all.map((one) => [
      one,
      present
        .filter(
          (row) => row.personId === one.personId && (one.leagueId ? row.leagueId === one.leagueId : row.isCurrent),
        )
        .map(({ id, name, shortName }) => ({ id, name, shortName })),
    ]),
  );
}
