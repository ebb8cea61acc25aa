import { useTranslations } from 'next-intl';
import { ShareButton } from '#components/entity/share-button.tsx';
import type { Article } from '#lib/api/contract/article.ts';

/** Author and share button of an article. */
export function ArticleByline({ article: { author, title } }: { article: Article }) {
  const t = useTranslations('news');
  return (
    <>
      {author && <span className="inline-flex min-h-8 items-center">{t('author', { name: author })}</span>}
      <ShareButton
        title={title}
        labels={{ share: t('share.share'), copied: t('share.copied'), refused: t('share.refused') }}
      />
    </>
  );
}
