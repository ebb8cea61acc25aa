'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { SearchInput } from '#components/ui/search-input.tsx';
import type { ArticleSubject, SubjectNoun } from '#lib/api/contract/article-record.ts';
import { searchSite } from '#lib/api/contract/search.ts';
import { listSeasons } from '#lib/api/contract/season.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { foundSubjects } from '#lib/office/found-subjects.ts';

type Props<Noun extends SubjectNoun> = {
  label: string;
  nouns: readonly Noun[];
  /** What is chosen already, and is not offered. */
  chosen: readonly { id: string }[];
  onChoose: (subject: ArticleSubject & { noun: Noun }) => void;
};

/** A search of the site for things of some kinds; a click chooses one. */
export function SubjectSearch<Noun extends SubjectNoun>({ label, nouns, chosen, onChoose }: Props<Noun>) {
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
  const isOffered = (one: ArticleSubject): one is ArticleSubject & { noun: Noun } =>
    (nouns as readonly SubjectNoun[]).includes(one.noun) && !chosen.some(({ id }) => id === one.id);
  return (
    <>
      <SearchInput label={label} value={typed} onValueChange={setTyped} className="max-w-md" />
      <ul className="max-w-md" aria-label={t('subjects.found')}>
        {found.filter(isOffered).map((subject) => (
          <li key={subject.id} className="border-b border-line">
            <button
              type="button"
              className="min-h-11 w-full py-2 text-start text-sm hover:bg-hover"
              onClick={() => {
                onChoose(subject);
                setTyped('');
              }}
            >
              {t(`subjects.noun.${subject.noun as SubjectNoun}`, { name: subject.label })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
