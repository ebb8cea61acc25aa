import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { NewsItem } from '#lib/api/contract/news.ts';
import { LeadStory } from './lead-story.tsx';
import { StoryItem } from './story-item.tsx';

export type NewsLook = {
  /** For a story without a picture of its own. */
  cover: string | null;
  /** In which a story's day is told. */
  timeZone: string;
};

/** The latest story large, those before it in a list. Steps aside where nothing has been published. */
export function NewsExtract({ news: [lead, ...others], look }: { news: readonly NewsItem[]; look: NewsLook }) {
  const t = useTranslations('home');
  if (!lead) return null;
  return (
    <Section title={t('news')}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className={others.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12'}>
          <LeadStory story={lead} look={look} />
        </div>
        {others.length > 0 && (
          <ul className="flex flex-col lg:col-span-4">
            {others.map((story) => (
              <li key={story.id} className="border-b border-line py-4 first:pt-0 last:border-b-0">
                <StoryItem story={story} look={look} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
