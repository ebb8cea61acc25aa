'use client';

import { useTranslations } from 'next-intl';
import { SubjectSearch } from '#components/office/content/shared/subject-search.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { type ArticleSubject, subjectNouns } from '#lib/api/contract/article-record.ts';

type Props = { subjects: readonly ArticleSubject[]; onChange: (subjects: ArticleSubject[]) => void };

/** What an article is about: found by name, and listed where it is shown. */
export function ArticleSubjects({ subjects, onChange }: Props) {
  const t = useTranslations('office-content');
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
      <SubjectSearch
        label={t('subjects.search')}
        nouns={subjectNouns}
        chosen={subjects}
        onChoose={(subject) => onChange([...subjects, subject])}
      />
    </Section>
  );
}
