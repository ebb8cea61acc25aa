import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { NewsItem } from '#lib/api/contract/news.ts';
import { games } from '#server/db/schema/games.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { newsItemColumns, toNewsItem } from '#server/league/news/news-item.ts';
import { isNewsPublished, publishedAt } from '#server/league/news/published.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type FollowedIds, isGameOfTeams } from './followed-ids.ts';

const maxNews = 8;
const nouns = ['league', 'club', 'team', 'person', 'game'] as const;

/** Lists the latest news about what is followed, and about games of followed teams and clubs. */
export async function listFollowedNews(scope: ReadScope, followed: FollowedIds): Promise<NewsItem[]> {
  const { team, club } = followed;
  const ofTeams = isGameOfTeams(scope, { team, club });
  const gamesOfTeams = sql`select ${games.id} from ${games} where ${ofTenant(scope, games, ofTeams)}`;
  const about = or(
    ...nouns.map((noun) => isAbout(noun, followed[noun])),
    ofTeams && sql`(${newsSubjects.noun} = 'game' and ${newsSubjects.subjectId} in (${gamesOfTeams}))`,
  );
  if (!about) return [];
  const ids = scope.db
    .select({ id: newsSubjects.newsId })
    .from(newsSubjects)
    .where(ofTenant(scope, newsSubjects, about));
  const rows = await scope.db
    .select({ ...newsItemColumns, publishedAt })
    .from(news)
    .where(ofTenant(scope, news, and(isNewsPublished, inArray(news.id, ids))))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(maxNews);
  return rows.map((row) => toNewsItem(scope, row));
}

const isAbout = (noun: (typeof nouns)[number], ids: string[]): SQL | undefined =>
  ids.length > 0 ? sql`(${newsSubjects.noun} = ${noun} and ${inArray(newsSubjects.subjectId, ids)})` : undefined;
