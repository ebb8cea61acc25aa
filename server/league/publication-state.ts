import type { ArticleState } from '#lib/api/contract/article-record.ts';

/** Returns the state of what is published from a time on; without one it is a draft. The database says whether the time has come. */
export const publicationState = (isPublished: boolean, publishedAt: Date | null): ArticleState =>
  isPublished ? 'published' : publishedAt ? 'scheduled' : 'draft';
