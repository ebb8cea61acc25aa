import { and, desc, eq, sql } from 'drizzle-orm';
import type { GameReport } from '#lib/api/contract/game-report.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { assertGame } from '#server/league/game/assert-game.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { cleanHtml } from './clean-html.ts';

/** What has been published about a game, the latest first. Throws `not-found`. */
export async function listNewsOfGame(scope: ReadScope, gameId: string): Promise<GameReport[]> {
  await assertGame(scope, gameId);
  const rows = await scope.db
    .select({ news })
    .from(newsSubjects)
    .innerJoin(news, belongsTo(newsSubjects, newsSubjects.newsId, news))
    .where(
      ofTenant(
        scope,
        newsSubjects,
        and(eq(newsSubjects.noun, 'game'), eq(newsSubjects.subjectId, gameId), sql`${news.publishedAt} <= now()`),
      ),
    )
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(20);
  return rows.flatMap(({ news: { id, slug, title, lead, body, cover, author, publishedAt } }) =>
    publishedAt
      ? {
          id,
          slug,
          title: localisedText(scope, title),
          lead: localisedText(scope, lead),
          body: cleanHtml(localisedText(scope, body)),
          cover,
          author,
          publishedAt: publishedAt.toISOString(),
        }
      : [],
  );
}
