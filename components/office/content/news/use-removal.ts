import { useTranslations } from 'next-intl';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import { type ArticleRecord, createArticle, removeArticle } from '#lib/api/contract/article-record.ts';

/** Returns a function that deletes an article and then leaves it; the notice brings it back as it was. */
export function useRemoval({ id, revision }: ArticleRecord, onRemoved: () => void): () => Promise<void> {
  const t = useTranslations();
  const { change } = useOfficeChange();
  const restore = ({ revision: _, previewToken: __, ...removed }: ArticleRecord) =>
    change(
      () => commandApi(createArticle, { body: removed }),
      () => ({ text: t('office-content.article.restored') }),
    );
  return async () => {
    const removed = await change(
      () => commandApi(removeArticle, { params: { articleId: id }, body: { revision } }),
      (removed) => ({
        text: t('office-content.article.deleted'),
        undo: { label: t('office.undo'), run: () => void restore(removed) },
      }),
    );
    if (removed) onRemoved();
  };
}
