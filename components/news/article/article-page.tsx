import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Masthead } from '#components/entity/masthead.tsx';
import { StoryDate } from '#components/entity/story/story-date.tsx';
import { StoryItem } from '#components/entity/story/story-item.tsx';
import type { StoryContext } from '#components/entity/story/story-variant.ts';
import { PageBody, PageColumns } from '#components/layout/page-body.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Article } from '#lib/api/contract/article.ts';
import { foreignTag } from '#lib/i18n/language-tag.ts';
import { paths } from '#lib/paths.ts';
import { ArticleByline } from './article-byline.tsx';
import { ArticleMatter } from './article-matter.tsx';
import { ArticleSubjects } from './article-subjects.tsx';

/** An article: masthead, text, subjects and further reading. */
export function ArticlePage({
  article,
  display,
  photos,
}: {
  article: Article;
  display: StoryContext;
  /** Photos of the article, rendered. */
  photos: ReactNode;
}) {
  const t = useTranslations('news');
  return (
    <>
      <Masthead
        title={article.title}
        titleLang={foreignTag(display.locale, article.language)}
        kicker={
          <>
            <Link href={paths.news()} className="underline underline-offset-4">
              {t('title')}
            </Link>
            {' · '}
            <StoryDate at={article.publishedAt} display={display} />
          </>
        }
        meta={<ArticleByline article={article} />}
      />
      <PageBody>
        <PageColumns
          aside={
            <>
              <ArticleSubjects article={article} />
              {article.further.length > 0 && (
                <Section title={t('further')} more={{ href: paths.news(), label: t('all') }}>
                  <ul className="flex flex-col gap-5">
                    {article.further.map((story) => (
                      <li key={story.id}>
                        <StoryItem story={story} display={display} />
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
            </>
          }
        >
          <ArticleMatter article={article} display={display} />
          {article.photos.length > 0 && <Section title={t('photos')}>{photos}</Section>}
        </PageColumns>
      </PageBody>
    </>
  );
}
