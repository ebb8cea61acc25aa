import { useTranslations } from 'next-intl';
import { LeadStories } from '#components/entity/story/lead-stories.tsx';
import { StoryCard } from '#components/entity/story/story-card.tsx';
import type { StoryContext } from '#components/entity/story/story-variant.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { NewsFilters, NewsPage } from '#lib/api/readers/news.ts';
import { newsFacets } from './facets-of.ts';
import { NewsBrowser } from './news-browser.tsx';
import { NewsGrid } from './news-grid.tsx';

const maxLeadStories = 4;

/** All news: the latest large, earlier ones in a grid, and more on demand. */
export function NewsList({ page, filters, display }: { page: NewsPage; filters: NewsFilters; display: StoryContext }) {
  const t = useTranslations('news');
  if (page.items.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const others = page.items.slice(maxLeadStories);
  return (
    <NewsBrowser
      facets={newsFacets(filters, t)}
      after={page.nextCursor}
      display={display}
      labels={{ more: t('more'), loading: t('loading'), nothing: t('nothing'), failed: t('failed') }}
    >
      <LeadStories stories={page.items.slice(0, maxLeadStories)} display={display} level="h2" />
      {others.length > 0 && (
        <NewsGrid>
          {others.map((story) => (
            <li key={story.id} className="min-w-0">
              <StoryCard story={story} display={display} />
            </li>
          ))}
        </NewsGrid>
      )}
    </NewsBrowser>
  );
}
