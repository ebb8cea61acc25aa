'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { Section } from '#components/ui/section.tsx';
import type { ArticleSubject } from '#lib/api/contract/article-record.ts';
import { searchSite } from '#lib/api/contract/search.ts';
import { listSeasons } from '#lib/api/contract/season.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { foundSubjects } from '#lib/office/found-subjects.ts';

type Props = { subjects: readonly ArticleSubject[]; onChange: (subjects: ArticleSubject[]) => void };

/** What an article is about: found by name, and listed where it is shown. */
export function ArticleSubjects({ subjects, onChange }: Props) {
  const t = useTranslations('office-content');
  const locale = usePageLocale();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const isAsking = q.length > 1;
  const search = useOfficeQuery({
    ...apiQuery(searchSite, { params: {}, query: { q, locale, limit: 8 } }),
    enabled: isAsking,
  });
  const seasons = useOfficeQuery(apiQuery(listSeasons, { params: {}, query: { locale } }));
  const found = isAsking && search.data ? foundSubjects(q, search.data, seasons.data?.seasons ?? []) : [];
  const left = found.filter(({ id }) => !subjects.some((subject) => subject.id === id));
  return (
    <Section title={t('subjects.title')}>
      <ul className="flex flex-wrap gap-2 py-3">
        {subjects.map((subject) => (
          <li key={subject.id}>
            <Button
              size="sm"
              aria-label={t('subjects.remove', { name: subject.label })}
              onClick={() => onChange(subjects.filter(({ id }) => id !== subject.id))}
            >
              {t(`subjects.noun.${subject.noun}`, { name: subject.label })} ×
            </Button>
          </li>
        ))}
        {subjects.length === 0 && <li className="text-sm text-quiet">{t('subjects.nothing')}</li>}
      </ul>
      <SearchInput label={t('subjects.search')} value={typed} onValueChange={setTyped} className="max-w-md" />
      <ul className="max-w-md" aria-label={t('subjects.found')}>
        {left.map((subject) => (
          <li key={subject.id} className="border-b border-line">
            <button
              type="button"
              className="min-h-11 w-full py-2 text-start text-sm hover:bg-hover"
              onClick={() => onChange([...subjects, subject])}
            >
              {t(`subjects.noun.${subject.noun}`, { name: subject.label })}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
