'use client';

import { useTranslations } from 'next-intl';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { ChoiceField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { DocumentRecord } from '#lib/api/contract/document-record.ts';
import { listSeasons } from '#lib/api/contract/season.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { locales } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Facts = Pick<DocumentRecord, 'seasonId' | 'language'>;

/** What a document is found by: its season, if it belongs to one, and the language that it is written in. */
export function DocumentFacts({ document, onChange }: { document: Facts; onChange: (facts: Partial<Facts>) => void }) {
  const t = useTranslations('office-documents');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(listSeasons, { params: {}, query: { locale } }));
  return (
    <Section title={t('facts')}>
      <div className="grid max-w-3xl gap-4 py-3 sm:grid-cols-2">
        <ChoiceField
          path="seasonId"
          label={t('season')}
          value={document.seasonId ?? ''}
          onChange={({ currentTarget }) => onChange({ seasonId: currentTarget.value || null })}
        >
          <option value="">{t('noSeason')}</option>
          {data?.seasons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField
          path="language"
          label={t('language')}
          value={document.language ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ language: locales.find((one) => one === currentTarget.value) ?? null })
          }
        >
          <option value="">{t('noLanguage')}</option>
          {locales.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </ChoiceField>
      </div>
    </Section>
  );
}
