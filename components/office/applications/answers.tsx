'use client';

import { useTranslations } from 'next-intl';
import type { getOfficeApplication } from '#lib/api/contract/application/office.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';

export type OfficeApplication = AnswerOf<typeof getOfficeApplication>;

/** What a team wrote: its contact, its place, its answers and the names of its documents. */
export function Answers({ application }: { application: OfficeApplication }) {
  const t = useTranslations('office-applications');
  const { draft, questions, documents } = application;
  const { team, contact, answers } = draft;
  const lines = [
    { id: 'contact', label: t('contact'), value: [contact.name, contact.email, contact.phone] },
    { id: 'place', label: t('place'), value: [team.city, team.hall] },
    ...questions.map(({ id, label, kind, options }) => {
      const answer = answers[id] ?? '';
      const chosen = kind === 'choice' ? options.find(({ value }) => value === answer)?.label : undefined;
      const told = kind === 'yes-no' && (answer === 'yes' || answer === 'no') ? t(answer) : answer;
      return { id: `question-${id}`, label, value: [chosen ?? told] };
    }),
    { id: 'documents', label: t('documents'), value: documents.map(({ fileName }) => fileName) },
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
      {lines.map(({ id, label, value }) => (
        <div key={id} className="contents">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="mb-2 whitespace-pre-line wrap-anywhere">
            {value.filter((text) => text !== '').join(', ') || '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
