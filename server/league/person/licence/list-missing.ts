import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MissingLicence } from '#lib/api/contract/people/licences.ts';
import { addDays } from '#lib/calendar-day.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { isProvisional } from '#server/league/person/provisional/provisional-id.ts';
import { timesOf } from '#server/league/person/suspension/game-times.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { loadUnlicensed } from './load-unlicensed.ts';

const withinDays = 14;

/** Lists who may not play in the next game of the team for want of a valid licence, the earliest games first. The caller authorises. */
export async function listMissingLicences(scope: TenantScope): Promise<MissingLicence[]> {
  const days = await nextDays(scope);
  const rows = await loadPlayers(scope, [...days.keys()]);
  const missing: MissingLicence[] = [];
  for (const [teamId, squad] of Map.groupBy(rows, ({ team }) => team.id)) {
    const day = days.get(teamId) ?? '';
    const present = squad.filter(
      ({ from, until, person }) => (from ?? '') <= day && day <= (until ?? '9999') && !isProvisional(person),
    );
    const ids = [...new Set(present.map(({ person }) => person.id))];
    const isRequired = squad[0]?.discipline?.requiresLicence ?? false;
    const unlicensed = await loadUnlicensed(scope, ids, day, isRequired);
    for (const [id, { until }] of unlicensed) {
      const found = present.find(({ person }) => person.id === id);
      if (!found) continue;
      const { person, team, league } = found;
      missing.push({ person: { id, name: `${person.firstName} ${person.lastName}`.trim() }, team, league, day, until });
    }
  }
  return missing.sort((a, b) => a.day.localeCompare(b.day) || a.team.name.localeCompare(b.team.name));
}

/** The day of the next game of each team that has one soon. */
async function nextDays(scope: TenantScope): Promise<Map<string, string>> {
  const today = await todayOf(scope);
  const last = addDays(today, withinDays);
  const { homeTeamId, awayTeamId, tipOffAt, tipOffDate, timeZone } = games;
  const rows = await scope.db
    .select({ homeTeamId, awayTeamId, tipOffAt, tipOffDate, timeZone })
    .from(games)
    .where(ofTenant(scope, games, eq(games.state, 'scheduled')));
  const days = new Map<string, string>();
  for (const row of rows) {
    if (!row.tipOffAt && !row.tipOffDate) continue;
    const { day } = timesOf(row);
    if (day < today || day > last) continue;
    for (const id of [row.homeTeamId, row.awayTeamId]) if (id && day < (days.get(id) ?? '9999')) days.set(id, day);
  }
  return days;
}

async function loadPlayers(scope: TenantScope, teamIds: readonly string[]) {
  if (teamIds.length === 0) return [];
  return scope.db
    .select({
      person: { id: people.id, slug: people.slug, firstName: people.firstName, lastName: people.lastName },
      team: { id: teams.id, name: teams.name },
      league: leagues.name,
      discipline: leagues.discipline,
      from: memberships.fromDate,
      until: memberships.untilDate,
    })
    .from(memberships)
    .innerJoin(people, belongsTo(memberships, memberships.personId, people))
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .where(ofTenant(scope, memberships, and(inArray(memberships.teamId, [...teamIds]), eq(memberships.role, 'player'))))
    .orderBy(asc(memberships.order), asc(people.lastName), asc(people.id));
}
