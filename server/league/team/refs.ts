import type { TeamRef } from '#lib/api/contract/team.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedProperName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';

export const teamRefColumns = {
  id: teams.id,
  slug: teams.slug,
  name: teams.name,
  names: teams.names,
  shortName: teams.shortName,
  code: teams.code,
  crest: teams.crest,
  colors: teams.colors,
  club: clubs.slug,
  clubCrest: clubs.crest,
  clubColors: clubs.colors,
};

type TeamRefRow = Pick<typeof teams.$inferSelect, 'id' | 'slug' | 'name' | 'names' | 'shortName' | 'code'> & {
  club: string | null;
} & Record<'crest' | 'clubCrest', string | null> &
  Record<'colors' | 'clubColors', TeamRef['colors']>;

/** Converts a row to a team reference; a missing crest or colours come from the club. */
export function toTeamRef(scope: ReadScope, row: TeamRefRow): TeamRef {
  const { names, clubCrest, clubColors, ...team } = row;
  return {
    ...team,
    name: localisedProperName(scope, row.name, names),
    shortName: inScript(scope.locale, row.shortName),
    crest: row.crest ?? clubCrest,
    colors: row.colors ?? clubColors,
  };
}

/** Loads references to teams (names, code, crest, colours) by id. */
export async function loadTeamRefs(
  scope: ReadScope,
  ids: Iterable<string | null | undefined>,
): Promise<Map<string, TeamRef>> {
  const teamIds = uniqueIds(ids);
  if (teamIds.length === 0) return new Map();
  const rows = await scope.db
    .select(teamRefColumns)
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, inIds(teams.id, teamIds)));
  return new Map(rows.map((row) => [row.id, toTeamRef(scope, row)]));
}
