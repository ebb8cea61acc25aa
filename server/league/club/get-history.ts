import type { ClubHistory, ClubRival, Tally } from '#lib/api/contract/club.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { tags } from '#lib/api/tags.ts';
import { inIds } from '#server/db/in-ids.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';
import { findClub } from './find.ts';
import { toClubRef } from './list.ts';
import { listHonours } from './list-honours.ts';
import { listClubVenues } from './list-venues.ts';
import { sumMeetings } from './meetings.ts';

type Meeting = Awaited<ReturnType<typeof sumMeetings>>[number];

/** Returns a club's honours, record, rivals and venues over all leagues and seasons. Throws `not-found`. */
export async function getClubHistory(scope: ReadScope, slug: string): Promise<ClubHistory> {
  const club = await findClub(scope, slug);
  dependsOn(scope, tags.seasons(scope.tenantId));
  const [meetings, honours, venues] = await Promise.all([
    sumMeetings(scope, club.id),
    listHonours(scope, club.id),
    listClubVenues(scope, club),
  ]);
  return {
    all: addUp(meetings),
    home: addUp(meetings.filter(({ isHome }) => isHome)),
    away: addUp(meetings.filter(({ isHome }) => !isHome)),
    honours,
    venues,
    rivals: await toRivals(
      scope,
      meetings.filter(({ clubId }) => clubId !== club.id),
    ),
  };
}

async function toRivals(scope: ReadScope, meetings: readonly Meeting[]): Promise<ClubRival[]> {
  const ids = uniqueIds(meetings.map(({ clubId }) => clubId));
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select()
    .from(clubs)
    .where(ofTenant(scope, clubs, inIds(clubs.id, ids)));
  const refs = new Map(rows.map((row) => [row.id, toClubRef(scope, row)]));
  return ids
    .map((id) => {
      const games = meetings.filter(({ clubId }) => clubId === id);
      const days = games.flatMap(({ last }) => last ?? []).sort();
      return { club: requireEntry(refs, id), ...addUp(games), last: days.at(-1) ?? null };
    })
    .sort((a, b) => b.played - a.played || (a.club.name < b.club.name ? -1 : 1));
}

function addUp(meetings: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => meetings.reduce((total, meeting) => total + meeting[key], 0);
  return {
    played: sum('played'),
    won: sum('won'),
    drawn: sum('drawn'),
    lost: sum('lost'),
    pointsFor: sum('pointsFor'),
    pointsAgainst: sum('pointsAgainst'),
  };
}
