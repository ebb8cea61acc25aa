import { tags } from '#lib/api/tags.ts';

type Subject = { newsId: string | null; gameId: string | null };

/** The cache tags of the article and the game that show a gallery. */
export function tagsOfGallery(gallery: Subject | undefined): string[] {
  const { newsId = null, gameId = null } = gallery ?? {};
  return [...(newsId ? [tags.newsItem(newsId)] : []), ...(gameId ? [tags.game(gameId)] : [])];
}
