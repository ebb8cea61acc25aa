import { useTranslations } from 'next-intl';
import { useRecordRemoval } from '#components/office/content/shared/use-record-removal.ts';
import { commandApi } from '#lib/api/client.ts';
import { type ArticleRecord, createArticle, removeArticle } from '#lib/api/contract/article-record.ts';

/** Returns a function that deletes an article and then leaves it; the notice brings it back as it was. */
export function useRemoval({ id, revision }: ArticleRecord, onRemoved: () => void): () => Promise<void> {
  const t = useTranslations('office-content.article');
  return useRecordRemoval<ArticleRecord>({
    remove: () => commandApi(removeArticle, { params: { articleId: id }, body: { revision } }),
    restore: ({ revision: _, previewToken: __, ...removed }) => commandApi(createArticle, { body: removed }),
    texts: { removed: t('deleted'), restored: t('restored') },
    onRemoved,
  });
}
