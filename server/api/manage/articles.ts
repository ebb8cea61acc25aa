import * as calls from '#lib/api/contract/article-record.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { changeArticle } from '#server/league/news/record/change.ts';
import { createArticle } from '#server/league/news/record/create.ts';
import { getArticleRecord } from '#server/league/news/record/get.ts';
import { listArticleRecords } from '#server/league/news/record/list.ts';
import { removeArticle } from '#server/league/news/record/remove.ts';

export function mountArticles(api: Api): void {
  mountStaffCall(api, calls.listArticleRecords, (scope, { query }) => listArticleRecords(scope, query));
  mountStaffCall(api, calls.getArticleRecord, (scope, { params }) => getArticleRecord(scope, params.articleId));
  mountStaffCommand(api, calls.createArticle, ({ member, ...scope }, { body }) => createArticle(scope, body));
  mountStaffCommand(api, calls.changeArticle, ({ member, ...scope }, { params, body }) =>
    changeArticle(scope, params.articleId, body),
  );
  mountStaffCommand(api, calls.removeArticle, ({ member, ...scope }, { params, body }) =>
    removeArticle(scope, params.articleId, body.revision),
  );
}
