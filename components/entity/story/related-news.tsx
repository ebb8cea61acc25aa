import { useLocale, useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { NewsItem } from '#lib/api/contract/news.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { StoryItem } from './story-item.tsx';

/** The news about the subject of the page. Renders nothing without news. */
export function RelatedNews({
  news,
  site: { defaultNewsCoverImage: cover, timeZone },
}: {
  news: readonly NewsItem[];
  site: { defaultNewsCoverImage: string | null; timeZone: string };
}) {
  const t = useTranslations('entity');
  const display = { cover, timeZone, locale: tagLocale(useLocale()) };
  if (news.length === 0) return null;
  return (
    <Section title={t('news')} more={{ href: paths.news(), label: t('allNews') }}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {news.map((story) => (
          <li key={story.id} className="min-w-0">
            <StoryItem story={story} display={display} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
