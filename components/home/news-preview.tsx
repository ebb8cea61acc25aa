import { useTranslations } from 'next-intl';
import { LeadStories } from '#components/entity/story/lead-stories.tsx';
import type { StoryContext } from '#components/entity/story/story-variant.ts';
import { Section } from '#components/ui/section.tsx';
import type { NewsItem } from '#lib/api/contract/news.ts';
import { paths } from '#lib/paths.ts';

/** The latest news; renders nothing without any. */
export function NewsPreview({ news, display }: { news: readonly NewsItem[]; display: StoryContext }) {
  const t = useTranslations('home');
  const entity = useTranslations('entity');
  if (news.length === 0) return null;
  return (
    <Section title={t('news')} more={{ href: paths.news(), label: entity('allNews') }}>
      <LeadStories stories={news} display={display} />
    </Section>
  );
}
