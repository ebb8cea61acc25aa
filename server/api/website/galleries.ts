import * as calls from '#lib/api/contract/gallery.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { listGalleries } from '#server/league/gallery/list.ts';

export function mountGalleries(api: Api): void {
  mount(api, calls.listGalleries, (scope, { query }) => {
    const { locale: _, ...filter } = query;
    return listGalleries(scope, filter);
  });
}
