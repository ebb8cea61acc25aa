import { and, desc, eq } from 'drizzle-orm';
import type { GameReport } from '#lib/api/contract/game-report.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { assertGame } from '#server/league/game/assert-game.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { cleanHtml } from './clean-html.ts';
import { toNewsItem } from './news-item.ts';
import { isNewsPublished } from './published.ts';

/** Lists up to 20 published articles about a game, latest first. Throws `not-found`. */
export async function listNewsOfGame(scope: ReadScope, gameId: string): Promise<GameReport[]> {
  dependsOn(scope, tags.news(scope.tenantId));
  await assertGame(scope, gameId);
  const rows = await scope.db
    .select({ news })
    .from(newsSubjects)
    .innerJoin(news, belongsTo(newsSubjects, newsSubjects.newsId, news))
    .where(
      ofTenant(
        scope,
        newsSubjects,
        and(eq(newsSubjects.noun, 'game'), eq(newsSubjects.subjectId, gameId), isNewsPublished),
      ),
    )
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(20);
  return rows.flatMap(({ news: row }) =>
    row.publishedAt
      ? {
          ...toNewsItem(scope, { ...row, publishedAt: row.publishedAt }),
          body: cleanHtml(localisedText(scope, row.body)),
          author: row.author,
        }
      : [],
  );
}
