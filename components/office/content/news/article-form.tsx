'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { PictureField } from '#components/office/shared/picture-field.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { type ArticleRecord, changeArticle } from '#lib/api/contract/article-record.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { FieldOf } from '#lib/office/record-draft.ts';
import { ArticleGallery } from './article-gallery.tsx';
import { ArticlePublication } from './article-publication.tsx';
import { ArticleSubjects } from './article-subjects.tsx';
import { ArticleTexts } from './article-texts.tsx';
import { useRemoval } from './use-removal.ts';

type Props = { read: ArticleRecord; locales: readonly Locale[]; onClose: () => void };

/** Everything of an article in one form, saved as one. */
export function ArticleForm({ read, locales, onClose }: Props) {
  const t = useTranslations('office-content');
  const form = useRecord(read, {
    send: (body) => commandApi(changeArticle, { params: { articleId: read.id }, body }),
    answer: changeArticle.answer,
    texts: { saved: t('article.saved'), undone: t('article.undone') },
  });
  const article = form.record;
  const remove = useRemoval(form.read, onClose);
  const isComplete = Object.values(article.title).some((title) => title?.trim());
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return (
    <RecordForm
      record={form}
      of={{ noun: 'article', id: read.id }}
      isComplete={isComplete}
      fieldLabel={(field) => t(`field.${field as Exclude<FieldOf<ArticleRecord>, 'id' | 'slug' | 'previewToken'>}`)}
      className="flex flex-col gap-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button onClick={onClose} disabled={form.isChanged}>
          {t('article.back')}
        </Button>
        <ConfirmedButton
          label={t('article.delete')}
          title={t('article.delete')}
          question={t('article.deleteQuestion')}
          onConfirm={remove}
        />
      </div>
      <ArticleTexts article={article} locales={locales} onChange={form.set} />
      <ArticlePublication article={article} saved={form.read} onChange={form.set} />
      <ArticleSubjects subjects={article.subjects} onChange={(subjects) => form.set({ subjects })} />
      <Section title={t('article.cover')}>
        <div className="grid items-start gap-6 py-3 sm:grid-cols-2">
          <PictureField
            label={t('article.cover')}
            help={t('article.coverHelp')}
            value={article.cover}
            onChange={(cover) => form.set({ cover })}
            onRemove={() => form.set({ cover: null })}
          />
          <TextField
            path="coverCredit"
            label={t('article.coverCredit')}
            autoComplete="off"
            maxLength={200}
            value={article.coverCredit ?? ''}
            onChange={({ currentTarget }) => form.set({ coverCredit: orNull(currentTarget.value) })}
          />
          <TextField
            path="author"
            label={t('article.author')}
            autoComplete="off"
            maxLength={200}
            value={article.author ?? ''}
            onChange={({ currentTarget }) => form.set({ author: orNull(currentTarget.value) })}
          />
        </div>
      </Section>
      <ArticleGallery galleryId={article.galleryId} onChange={(galleryId) => form.set({ galleryId })} />
    </RecordForm>
  );
}
