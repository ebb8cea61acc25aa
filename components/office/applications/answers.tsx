'use client';

import { useTranslations } from 'next-intl';
import { useDownload } from '#components/office/shared/use-download.ts';
import { Button } from '#components/ui/button.tsx';
import { addressOf } from '#lib/api/address-of.ts';
import { downloadApplicationDocument, type getOfficeApplication } from '#lib/api/contract/application/office.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';

export type OfficeApplication = AnswerOf<typeof getOfficeApplication>;

const pathOf = (application: string, document: string) =>
  addressOf(downloadApplicationDocument, { params: { application, document }, query: {} });

/** What a team wrote: its contact, its place, its answers, and its documents to be downloaded. */
export function Answers({ application }: { application: OfficeApplication }) {
  const t = useTranslations('office-applications');
  const { save, isBusy } = useDownload();
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
      <dt className="text-sm text-quiet">{t('documents')}</dt>
      <dd className="mb-2">
        {documents.length === 0 && '–'}
        <ul className="flex flex-wrap gap-2">
          {documents.map(({ id, fileName }) => (
            <li key={id} className="min-w-0">
              <Button
                className="max-w-full whitespace-normal wrap-anywhere"
                aria-label={t('downloadOf', { name: fileName })}
                disabled={isBusy}
                onClick={() => void save(pathOf(application.id, id))}
              >
                {fileName}
              </Button>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}
