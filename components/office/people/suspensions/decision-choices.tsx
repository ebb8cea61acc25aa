'use client';

import { useTranslations } from 'next-intl';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { ChoiceField } from '#components/ui/field.tsx';
import { listDocuments } from '#lib/api/contract/document.ts';
import { listSeasons } from '#lib/api/contract/season.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = { value: string | null; onChange: (id: string | null) => void };

/** In which league a suspension is served; without one in all of them. */
export function LeagueChoice({ value, onChange }: Props) {
  const t = useTranslations('office-suspensions');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(listSeasons, { params: {}, query: { locale } }));
  const leagues = (data?.seasons ?? []).flatMap((season) =>
    season.leagues.map(({ id, name }) => ({ id, label: `${name} · ${season.name}`, isShown: season.isCurrent })),
  );
  return (
    <ChoiceField
      path="suspension.league"
      label={t('where')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    >
      <option value="">{t('everywhere')}</option>
      {leagues
        .filter(({ id, isShown }) => isShown || id === value)
        .map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
    </ChoiceField>
  );
}

/** The document of a decision, among those that are published. */
export function DocumentChoice({ value, onChange }: Props) {
  const t = useTranslations('office-suspensions');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(listDocuments, { params: {}, query: { locale } }));
  const documents = data?.documents ?? [];
  if (documents.length === 0) return null;
  return (
    <ChoiceField
      path="suspension.document"
      label={t('document')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    >
      <option value="">{t('noDocument')}</option>
      {documents.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </ChoiceField>
  );
}
