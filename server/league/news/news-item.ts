import type { NewsItem } from '#lib/api/contract/news.ts';
import { news } from '#server/db/schema/news.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { writtenIn } from './written-in.ts';

export const newsItemColumns = {
  id: news.id,
  slug: news.slug,
  title: news.title,
  lead: news.lead,
  cover: news.cover,
  publishedAt: news.publishedAt,
};

type NewsItemRow = Pick<typeof news.$inferSelect, 'id' | 'slug' | 'title' | 'lead' | 'cover'> & { publishedAt: Date };

/** Converts a row to a list item. */
export function toNewsItem(scope: ReadScope, { id, slug, title, lead, cover, publishedAt }: NewsItemRow): NewsItem {
  return {
    id,
    slug,
    title: localisedText(scope, title),
    lead: localisedText(scope, lead),
    language: writtenIn(scope, title),
    cover,
    publishedAt: publishedAt.toISOString(),
  };
}
