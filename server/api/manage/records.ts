import * as clubs from '#lib/api/contract/competition/clubs.ts';
import * as teams from '#lib/api/contract/competition/teams.ts';
import * as venues from '#lib/api/contract/competition/venues.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { changeClub } from '#server/league/club/change.ts';
import { deleteClub } from '#server/league/club/delete.ts';
import { listManagedClubs } from '#server/league/club/managed.ts';
import { previewClubMerge } from '#server/league/club/preview-merge.ts';
import { changeTeam } from '#server/league/team/change.ts';
import { getManagedTeam } from '#server/league/team/managed.ts';
import { mergeClubs } from '#server/league/team/merge/merge-clubs.ts';
import { mergeTeams } from '#server/league/team/merge/merge-teams.ts';
import { previewTeamMerge } from '#server/league/team/preview-merge.ts';
import { changeVenue } from '#server/league/venue/change.ts';
import { createVenue } from '#server/league/venue/create.ts';
import { deleteVenue } from '#server/league/venue/delete.ts';
import { listManagedVenues } from '#server/league/venue/managed.ts';
import { mergeVenues } from '#server/league/venue/merge.ts';
import { previewVenueMerge } from '#server/league/venue/preview-merge.ts';

/** Mounts the calls of the records of clubs, teams and venues. */
export function mountRecords(api: Api): void {
  mountStaffCall(api, clubs.listClubRecords, async (scope) => ({ items: await listManagedClubs(scope) }));
  mountStaffCommand(api, clubs.changeClub, ({ member, ...scope }, { params, body }) =>
    changeClub(scope, params.clubId, body),
  );
  mountStaffCommand(api, clubs.deleteClub, ({ member, ...scope }, { params }) => deleteClub(scope, params.clubId));
  mountStaffCall(api, clubs.previewClubMerge, (scope, { params }) =>
    previewClubMerge(scope, params.clubId, params.duplicateId),
  );
  mountStaffCommand(api, clubs.mergeClubRecords, ({ member, ...scope }, { params }) =>
    mergeClubs(scope, params.clubId, params.duplicateId),
  );
  mountStaffCall(api, teams.getTeamRecord, (scope, { params }) => getManagedTeam(scope, params.teamId));
  mountStaffCommand(api, teams.changeTeam, ({ member, ...scope }, { params, body }) =>
    changeTeam(scope, params.teamId, body),
  );
  mountStaffCall(api, teams.previewTeamMerge, (scope, { params }) =>
    previewTeamMerge(scope, params.teamId, params.duplicateId),
  );
  mountStaffCommand(
    api,
    teams.mergeTeamRecords,
    async ({ member, ...scope }, { params }) => (await mergeTeams(scope, params.teamId, params.duplicateId)).kept,
  );
  mountStaffCall(api, venues.listVenueRecords, async (scope) => ({ items: await listManagedVenues(scope) }));
  mountStaffCommand(api, venues.createVenue, ({ member, ...scope }, { body }) => createVenue(scope, body));
  mountStaffCommand(api, venues.changeVenue, ({ member, ...scope }, { params, body }) =>
    changeVenue(scope, params.venueId, body),
  );
  mountStaffCommand(api, venues.deleteVenue, ({ member, ...scope }, { params }) => deleteVenue(scope, params.venueId));
  mountStaffCall(api, venues.previewVenueMerge, (scope, { params }) =>
    previewVenueMerge(scope, params.venueId, params.duplicateId),
  );
  mountStaffCommand(
    api,
    venues.mergeVenueRecords,
    async ({ member, ...scope }, { params }) => (await mergeVenues(scope, params.venueId, params.duplicateId)).kept,
  );
}
