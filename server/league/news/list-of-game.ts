import { and, desc, eq, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GameReport } from '#lib/api/contract/game-report.ts';
import { tags } from '#lib/api/tags.ts';
import { inScript } from '#lib/i18n/in-script.ts';
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

const others = alias(newsSubjects, 'other_subject');

/** Lists up to 20 published articles about a game and no other, latest first: the round-up of a round is no report on its games. Throws `not-found`. */
export async function listNewsOfGame(scope: ReadScope, gameId: string): Promise<GameReport[]> {
  dependsOn(scope, tags.news(scope.tenantId));
  await assertGame(scope, gameId);
  const ofOtherGame = scope.db
    .select({ id: others.subjectId })
    .from(others)
    .where(and(belongsTo(others, others.newsId, news), eq(others.noun, 'game'), ne(others.subjectId, gameId)));
  const rows = await scope.db
    .select({ news })
    .from(newsSubjects)
    .innerJoin(news, belongsTo(newsSubjects, newsSubjects.newsId, news))
    .where(
      ofTenant(
        scope,
        newsSubjects,
        and(eq(newsSubjects.noun, 'game'), eq(newsSubjects.subjectId, gameId), isNewsPublished, notExists(ofOtherGame)),
      ),
    )
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(20);
  return rows.flatMap(({ news: row }) =>
    row.publishedAt
      ? {
          ...toNewsItem(scope, { ...row, publishedAt: row.publishedAt }),
          body: cleanHtml(localisedText(scope, row.body)),
          author: row.author && inScript(scope.locale, row.author),
        }
      : [],
  );
}
