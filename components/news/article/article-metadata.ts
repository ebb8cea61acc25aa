import type { Metadata } from 'next';
import { readArticle } from '#lib/api/readers/news.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/**
 * Returns the metadata of an article. An article is one page per language it is written in; in other languages the
 * canonical URL is that of the shown text.
 */
export async function articleMetadata(slug: string): Promise<Metadata> {
  const article = await readArticle(slug);
  if (!article) return {};
  const { title, lead, cover, author, publishedAt, updatedAt } = article;
  const metadata = await pageMetadata({
    path: paths.article(slug),
    title,
    image: cover,
    type: 'article',
    textLanguages: article,
    ...(lead && { description: lead }),
  });
  return {
    ...metadata,
    ...(author && { authors: [{ name: author }] }),
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
      ...(author && { authors: [author] }),
    },
  };
}
