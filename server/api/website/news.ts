import * as article from '#lib/api/contract/article.ts';
import * as calls from '#lib/api/contract/news.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { mountPrivateCall } from '#server/api/mount-private.ts';
import { getArticle, getPreview } from '#server/league/news/get.ts';
import { listNews } from '#server/league/news/list.ts';
import { listNewsFilters } from '#server/league/news/list-filters.ts';

export function mountNews(api: Api): void {
  mount(api, calls.listNews, (scope, { query }) => {
    const { locale: _, ...filter } = query;
    return listNews(scope, filter);
  });
  mount(api, calls.listNewsFilters, (scope) => listNewsFilters(scope));
  mountPrivateCall(api, article.getArticlePreview, (scope, { params }) => getPreview(scope, params.previewToken));
  mount(api, article.getArticle, (scope, { params }) => getArticle(scope, params.news));
}
