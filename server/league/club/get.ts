import type { z } from 'zod';
import type { getClub as call } from '#lib/api/contract/directory.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { toTeamRef } from '#server/league/team/refs.ts';
import { findClub } from './find.ts';
import { toClubListItem } from './list.ts';
import { listEntries } from './list-entries.ts';

/** Returns a club and its teams, newest season first. Throws `not-found`. */
export async function getClub(scope: ReadScope, slug: string): Promise<z.output<typeof call.answer>> {
  const club = await findClub(scope, slug);
  const rows = await listEntries(scope, club.id);
  return {
    ...toClubListItem(scope, club),
    website: club.website,
    about: localisedText(scope, club.about) || null,
    teams: rows.map(({ team, league, season }) => ({
      team: toTeamRef(scope, team),
      league: toLeagueRef(scope, league, season),
    })),
  };
}
