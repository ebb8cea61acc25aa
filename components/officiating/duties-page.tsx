'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AbsenceFields, areAbsencesOrdered } from '#components/entity/officials/absence-fields.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import type { OfficialDuties } from '#lib/api/contract/people/officials.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { setAbsencesCall } from './duty-calls.ts';
import { DutyItem } from './duty-item.tsx';

/** The page of an official with a link: the games to come with their answers, and the days of absence. */
export function DutiesPage({ token, read }: { token: string; read: OfficialDuties }) {
  const t = useTranslations('office-officials');
  const locale = usePageLocale();
  const [own, setOwn] = useState(read);
  const [absences, setAbsences] = useState(read.absences);
  const [notice, setNotice] = useState<{ text: string; isRefusal: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = async (work: () => Promise<OfficialDuties>): Promise<boolean> => {
    setBusy(true);
    try {
      setOwn(await work());
      setNotice({ text: t('savedOwn'), isRefusal: false });
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setNotice({ text: t('refused', { reason: error.message }), isRefusal: true });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const isSame = JSON.stringify(absences) === JSON.stringify(own.absences);
  return (
    <div data-private className="page-width flex flex-col gap-8 py-6">
      <h1 className="headline text-3xl">{own.name}</h1>
      <p
        role={notice?.isRefusal ? 'alert' : 'status'}
        className={notice?.isRefusal ? 'font-semibold text-negative' : 'font-semibold'}
      >
        {notice?.text}
      </p>
      <Section title={t('ownGames')}>
        {own.duties.length === 0 && <p className="py-3 text-quiet">{t('noDuty')}</p>}
        <ul>
          {own.duties.map((duty) => (
            <DutyItem key={`${duty.gameId} ${duty.role}`} duty={duty} token={token} isBusy={isBusy} change={change} />
          ))}
        </ul>
      </Section>
      <Section title={t('absences')}>
        <p className="max-w-prose py-2 text-sm text-quiet">{t('absencesHelp')}</p>
        <AbsenceFields absences={absences} onChange={setAbsences} />
        <Button
          variant="primary"
          className="mt-4"
          disabled={isBusy || isSame || !areAbsencesOrdered(absences)}
          onClick={() =>
            void change(() =>
              commandApi(setAbsencesCall, { params: { officialToken: token }, body: { absences, locale } }).then(
                (answer) => {
                  setAbsences(answer.absences);
                  return answer;
                },
              ),
            )
          }
        >
          {t('saveAbsences')}
        </Button>
      </Section>
    </div>
  );
}
