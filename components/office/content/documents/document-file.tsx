'use client';

import { useTranslations } from 'next-intl';
import { CopyField } from '#components/ui/copy-field.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { DocumentRecord } from '#lib/api/contract/document-record.ts';
import { formatBytes } from '#lib/i18n/format/bytes.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { publicationState } from '#lib/office/publication-state.ts';
import { DocumentFileButton } from './document-file-button.tsx';

type Props = {
  document: DocumentRecord;
  saved: DocumentRecord;
  onChange: (values: Pick<DocumentRecord, 'fileName'> & Partial<Pick<DocumentRecord, 'file'>>) => void;
};

/** The file of a document, and the way to put another behind the same address. */
export function DocumentFile({ document, saved, onChange }: Props) {
  const t = useTranslations('office-documents');
  const content = useTranslations('office-content.publication');
  const locale = usePageLocale();
  const isOther = document.file !== saved.file;
  return (
    <Section title={t('file')}>
      <div className="flex max-w-3xl flex-col gap-3 py-3">
        <TextField
          path="fileName"
          label={t('fileName')}
          help={isOther ? t('fileChosen') : formatBytes(locale, saved.size)}
          autoComplete="off"
          maxLength={200}
          value={document.fileName}
          onChange={({ currentTarget }) => onChange({ fileName: currentTarget.value })}
        />
        <DocumentFileButton
          label={t('replace')}
          isBusy={false}
          onStored={({ file, fileName }) => onChange({ file, fileName })}
        />
        {publicationState(saved.publishedAt) === 'published' && (
          <CopyField
            label={t('address')}
            address={`${window.location.origin}/api/v2/website/documents/${saved.slug}`}
            labels={{ copy: content('copy'), copied: content('copied') }}
          />
        )}
      </div>
    </Section>
  );
}
