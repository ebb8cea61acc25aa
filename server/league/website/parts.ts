import { sql } from 'drizzle-orm';
import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import { games } from '#server/db/schema/games.ts';
import { news } from '#server/db/schema/news.ts';
import { documents, gameVideos } from '#server/db/schema/publications.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import * as document from '#server/league/document/published.ts';
import { playedAt } from '#server/league/game/rows.ts';
import * as article from '#server/league/news/published.ts';

/** Returns which parts of a site have published content, and whether there are games with a date. */
export async function getParts(scope: TenantScope): Promise<WebsiteConfig['has']> {
  const [articles, documentRows, gameRows, videoRows] = await Promise.all([
    scope.db
      .select({ id: news.id })
      .from(news)
      .where(ofTenant(scope, news, article.isNewsPublished))
      .limit(1),
    scope.db
      .select({ id: documents.id })
      .from(documents)
      .where(ofTenant(scope, documents, document.isDocumentPublished))
      .limit(1),
    scope.db
      .select({ id: games.id })
      .from(games)
      .where(ofTenant(scope, games, sql`${playedAt} < 'infinity'`))
      .limit(1),
    scope.db.select({ id: gameVideos.id }).from(gameVideos).where(ofTenant(scope, gameVideos)).limit(1),
  ]);
  return {
    news: articles.length > 0,
    documents: documentRows.length > 0,
    games: gameRows.length > 0,
    videos: videoRows.length > 0,
  };
}
