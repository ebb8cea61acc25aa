import * as calls from '#lib/api/contract/search.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { searchSite } from '#server/league/search/search-site.ts';

export function mountSearch(api: Api): void {
  mount(api, calls.searchSite, (scope, { query }) => searchSite(scope, query));
}
