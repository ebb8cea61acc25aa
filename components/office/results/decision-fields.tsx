'use client';

import { useTranslations } from 'next-intl';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { LongTextField, TextField } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { listDocuments } from '#lib/api/contract/document.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { ResultForm } from '#lib/office/result-form.ts';

type Told = Pick<ResultForm, 'decidedOn' | 'publicText' | 'document'>;

/** What the site tells of a decision: its day, a text, and one of the documents of the site. */
export function DecisionFields({ told, onChange }: { told: Told; onChange: (told: Partial<Told>) => void }) {
  const t = useTranslations('office-results');
  const office = useTranslations('office');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(listDocuments, { params: {}, query: { locale } }));
  const documents = data?.documents ?? [];
  return (
    <>
      <TextField
        path="decidedOn"
        type="date"
        label={t('decidedOn')}
        optional={office('optional')}
        value={told.decidedOn}
        onChange={({ currentTarget }) => onChange({ decidedOn: currentTarget.value })}
      />
      <LongTextField
        path="publicText"
        label={t('publicText')}
        optional={office('optional')}
        help={t('publicTextHelp')}
        rows={2}
        maxLength={1000}
        value={told.publicText}
        onChange={({ currentTarget }) => onChange({ publicText: currentTarget.value })}
      />
      {documents.length > 0 && (
        <Select
          label={t('document')}
          options={[
            { value: '', label: t('noDocument') },
            ...documents.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
          value={told.document}
          onValueChange={(document) => onChange({ document })}
        />
      )}
    </>
  );
}
