'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Select } from '#components/ui/select.tsx';
import { listOfficeApplications } from '#lib/api/contract/application/office.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { OpenApplications } from './open-applications.tsx';

const states = ['submitted', 'open', 'accepted', 'rejected', 'closed'] as const;
type State = (typeof states)[number];

/** The applications of teams by their state, those that wait for a decision first. */
export function ApplicationsRoom() {
  const t = useTranslations('office-applications');
  const locale = usePageLocale();
  const [state, setState] = useState<State>('submitted');
  const query = useOfficeQuery(apiQuery(listOfficeApplications, { params: {}, query: { locale, state } }));
  return (
    <>
      <div className="mb-6">
        <OpenApplications />
      </div>
      <Select
        label={t('stateLabel')}
        options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={state}
        onValueChange={setState}
        className="mb-6 max-w-xs"
      />
      <QueryList query={query} nothing={t('nothing')}>
        {(application) => (
          <li key={application.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <span className="min-w-0 grow">
              <span className="block font-semibold wrap-anywhere">
                {application.teamName || application.invitee || t('nobody')}
              </span>
              <span className="block text-sm text-quiet wrap-anywhere">
                {application.league.name}, {application.league.seasonName} ·{' '}
                {t('players', { count: application.players })}
                {application.reference && ` · ${application.reference}`}
              </span>
              {application.note && <span className="block text-sm wrap-anywhere">{application.note}</span>}
            </span>
            <ApplicationDialog application={application} />
          </li>
        )}
      </QueryList>
    </>
  );
}
