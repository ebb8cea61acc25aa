import * as club from '#lib/api/contract/club.ts';
import * as calls from '#lib/api/contract/directory.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getClub } from '#server/league/club/get.ts';
import { getClubHistory } from '#server/league/club/get-history.ts';
import { listClubs } from '#server/league/club/list.ts';

export function mountClubs(api: Api): void {
  mount(api, calls.listClubs, (scope, { query }) => listClubs(scope, query));
  mount(api, calls.getClub, (scope, { params }) => getClub(scope, params.club));
  mount(api, club.getClubHistory, (scope, { params }) => getClubHistory(scope, params.club));
}
