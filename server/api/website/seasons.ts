import * as calls from '#lib/api/contract/season.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getSeason } from '#server/league/season/get.ts';
import { listSeasons } from '#server/league/season/list.ts';

export function mountSeasons(api: Api): void {
  mount(api, calls.listSeasons, async (scope) => ({ seasons: await listSeasons(scope) }));
  mount(api, calls.getSeason, (scope, { params }) => getSeason(scope, params.season));
}
