import { eq, gt, type SQL, sql } from 'drizzle-orm';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';

/** The latest team, and the names of the first and last season. */
export type CareerSpan = { team: TeamRef; from: string; until: string };

const first = (column: SQL | typeof playerSeasons.teamId | typeof leagues.seasonId, order: SQL) =>
  sql<string>`(array_agg(${column} order by ${order}))[1]`;
const earliest = sql`${seasons.startsOn} asc nulls last, ${seasons.slug}`;
const latest = sql.join([...newestFirst, sql`${playerSeasons.games} desc`], sql`, `);

/** Loads the first and last season and the latest team of people in one competition or all, by person id. */
export async function loadSpans(
  scope: ReadScope,
  competition: string | undefined,
  people: Iterable<string>,
): Promise<Map<string, CareerSpan>> {
  const wanted = uniqueIds(people);
  if (wanted.length === 0) return new Map();
  const rows = await scope.db
    .select({
      personId: playerSeasons.personId,
      teamId: first(playerSeasons.teamId, latest),
      from: first(leagues.seasonId, earliest),
      until: first(leagues.seasonId, latest),
    })
    .from(playerSeasons)
    .innerJoin(leagues, belongsTo(playerSeasons, playerSeasons.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        playerSeasons,
        inIds(playerSeasons.personId, wanted),
        gt(playerSeasons.games, 0),
        competition === undefined ? undefined : eq(leagues.slug, competition),
      ),
    )
    .groupBy(playerSeasons.personId);
  const [teams, names] = await Promise.all([
    loadTeamRefs(
      scope,
      rows.map(({ teamId }) => teamId),
    ),
    loadSeasonNames(
      scope,
      rows.flatMap(({ from, until }) => [from, until]),
    ),
  ]);
  return new Map(
    rows.map(({ personId, teamId, from, until }) => [
      personId,
      { team: requireEntry(teams, teamId), from: requireEntry(names, from), until: requireEntry(names, until) },
    ]),
  );
}

async function loadSeasonNames(scope: ReadScope, ids: Iterable<string>): Promise<Map<string, string>> {
  const rows = await scope.db
    .select({ id: seasons.id, name: seasons.name, names: seasons.names })
    .from(seasons)
    .where(ofTenant(scope, seasons, inIds(seasons.id, uniqueIds(ids))));
  return new Map(rows.map(({ id, name, names }) => [id, localisedName(scope, name, names)]));
}
