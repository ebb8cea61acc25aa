'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Section } from '#components/ui/section.tsx';
import { listAppointments } from '#lib/api/contract/people/officials.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { CrewDialog } from './crew-dialog.tsx';

/** The games of the next weeks with their crews; a game opens its crew. */
export function Appointments() {
  const t = useTranslations('office-officials');
  const locale = usePageLocale();
  const [open, setOpen] = useState<string | null>(null);
  const query = useOfficeQuery(apiQuery(listAppointments, { params: {}, query: { locale } }));
  const game = query.data?.items.find(({ gameId }) => gameId === open);
  return (
    <Section title={t('crews')}>
      <p className="max-w-prose py-2 text-sm text-quiet">{t('crewsHelp')}</p>
      <QueryList query={query} nothing={t('noGame')}>
        {(one) => <AppointmentRow key={one.gameId} appointment={one} onOpen={() => setOpen(one.gameId)} />}
      </QueryList>
      {game && <CrewDialog key={game.gameId} read={game} onClose={() => setOpen(null)} />}
    </Section>
  );
}
