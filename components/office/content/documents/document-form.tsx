'use client';

import { useTranslations } from 'next-intl';
import { LanguageFields } from '#components/office/content/shared/language-fields.tsx';
import { PublicationFields } from '#components/office/content/shared/publication-fields.tsx';
import { useRecordRemoval } from '#components/office/content/shared/use-record-removal.ts';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import {
  changeDocument,
  createDocument,
  type DocumentRecord,
  removeDocument,
} from '#lib/api/contract/document-record.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { FieldOf } from '#lib/office/record-draft.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentFile } from './document-file.tsx';

type Props = { read: DocumentRecord; locales: readonly Locale[]; onClose: () => void };
type Unnamed = 'id' | 'slug' | 'contentType' | 'size' | 'order';

/** Everything of a document in one form, saved as one. */
export function DocumentForm({ read, locales, onClose }: Props) {
  const t = useTranslations('office-documents');
  const content = useTranslations('office-content');
  const form = useRecord(read, {
    send: (body) => commandApi(changeDocument, { params: { documentId: read.id }, body }),
    answer: changeDocument.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const document = form.record;
  const { revision } = form.read;
  const remove = useRecordRemoval<DocumentRecord>({
    remove: () => commandApi(removeDocument, { params: { documentId: read.id }, body: { revision } }),
    restore: ({ revision: _, contentType: __, size: ___, ...removed }) => commandApi(createDocument, { body: removed }),
    texts: { removed: t('deleted'), restored: t('restored') },
    onRemoved: onClose,
  });
  const isComplete = Object.values(document.title).some((title) => title?.trim()) && document.fileName.trim() !== '';
  return (
    <RecordForm
      record={form}
      of={{ noun: 'document', id: document.id }}
      isComplete={isComplete}
      fieldLabel={(field) => t(`field.${field as Exclude<FieldOf<DocumentRecord>, Unnamed>}`)}
      className="flex flex-col gap-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button onClick={onClose} disabled={form.isChanged}>
          {t('back')}
        </Button>
        <ConfirmedButton label={t('delete')} title={t('delete')} question={t('deleteQuestion')} onConfirm={remove} />
      </div>
      <DocumentFile document={document} saved={form.read} onChange={form.set} />
      <Section title={t('title')}>
        <LanguageFields
          label={(language) => content('texts.titleIn', { language })}
          path="title"
          maxLength={200}
          text={document.title}
          locales={locales}
          onChange={(title) => form.set({ title })}
        />
      </Section>
      <Section title={t('category')}>
        <p className="pt-2 text-sm text-quiet">{t('categoryHelp')}</p>
        <LanguageFields
          label={(language) => t('categoryIn', { language })}
          path="category"
          maxLength={200}
          text={document.category}
          locales={locales}
          onChange={(category) => form.set({ category })}
        />
      </Section>
      <DocumentFacts document={document} onChange={form.set} />
      <Section title={content('publication.title')}>
        <PublicationFields publishedAt={document.publishedAt} onChange={(publishedAt) => form.set({ publishedAt })} />
      </Section>
    </RecordForm>
  );
}
