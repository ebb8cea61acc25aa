import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import { games } from '#server/db/schema/games.ts';
import { news } from '#server/db/schema/news.ts';
import { documents, gameVideos } from '#server/db/schema/publications.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import * as document from '#server/league/document/published.ts';
import { playedAt } from '#server/league/game/rows.ts';
import * as article from '#server/league/news/published.ts';

/** Returns which parts of a site have published content, and whether there are games with a date. */
export async function getParts(scope: TenantScope): Promise<WebsiteConfig['has']> {
  const some = (table: PgTable, condition: SQL | undefined) =>
    sql<boolean>`exists (select 1 from ${table} where ${condition})`;
  const [has] = await scope.db
    .select({
      news: some(news, ofTenant(scope, news, article.isNewsPublished)),
      documents: some(documents, ofTenant(scope, documents, document.isDocumentPublished)),
      games: some(games, ofTenant(scope, games, sql`${playedAt} < 'infinity'`)),
      videos: some(gameVideos, ofTenant(scope, gameVideos)),
    })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  return has ?? { news: false, documents: false, games: false, videos: false };
}
