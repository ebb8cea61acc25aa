import type { ArticleState } from '#lib/api/contract/article-record.ts';

/** Returns whether something without a time, or with one, is a draft, scheduled or published now. */
export function publicationState(publishedAt: string | null): ArticleState {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'published';
}
