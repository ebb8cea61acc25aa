import type { WorldGallery, WorldNews } from '#server/demo/world/publication-types.ts';
import { newsId } from './article.ts';

/** Adds the photos of a round to its report, and those of a final to the report on the title. */
export function showGalleries(galleries: readonly WorldGallery[], news: readonly WorldNews[]): WorldGallery[] {
  const written = new Set(news.map(({ id }) => id));
  return galleries.map((gallery) => {
    const article = articleOf(gallery.slug);
    return article && written.has(article) ? { ...gallery, newsId: article } : gallery;
  });
}

function articleOf(gallery: string): string | null {
  const { season, round } = /^(?<season>\d{4}-\d{2})-(?:round-(?<round>\d+)|final)$/.exec(gallery)?.groups ?? {};
  if (!season) return null;
  return newsId(round ? `round/${season}/${round}` : `champion/${season}`);
}
