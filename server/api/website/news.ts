import * as calls from '#lib/api/contract/news.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { listNews } from '#server/league/news/list.ts';

export function mountNews(api: Api): void {
  mount(api, calls.listNews, (scope, { query }) => listNews(scope, query));
}
